package dev.llmoutput.processor.emit;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where one value of a record stands.
 *
 * @param component the component's index
 * @param way from the component inwards: {@code Items}, {@code Keys} or {@code Values} for each container
 */
record Place(int component, List<String> way) {
    static Place of(int component) {
        return new Place(component, List.of());
    }

    Place items() {
        return inner("Items");
    }

    Place keys() {
        return inner("Keys");
    }

    Place values() {
        return inner("Values");
    }

    /** How many containers there are around the place. */
    int depth() {
        return way.size();
    }

    /** A variable for what stands in this container: {@code item}, in a container in it {@code item2}. */
    String variable(String name) {
        return depth() == 0 ? name : name + (depth() + 1);
    }

    private Place inner(String step) {
        return new Place(component, Stream.concat(way.stream(), Stream.of(step)).toList());
    }
}
