package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.RecordModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The names in the class that reads, checks and writes one record. */
final class ShapeNames {
    /** Names that generated methods use themselves, and those that are no variable's name everywhere in Java 17. */
    private static final Set<String> RESERVED =
            Set.of("in", "field", "parts", "e", "yield", "var", "record", "sealed", "permits", "when");

    /** Methods of the class itself and of those that it inherits from. */
    private static final Set<String> METHODS = Set.of("read", "check", "write", "readList", "readArray", "readMap");

    private final List<String> locals = new ArrayList<>();
    private final Map<Place, String> containerReaders = new HashMap<>();
    private final Map<List<Object>, String> constants = new HashMap<>();

    private final RecordModel record;
    private final Identifiers methods = Identifiers.without(METHODS);
    private final Identifiers fields;

    ShapeNames(RecordModel record, Set<String> outerNames) {
        this.record = record;
        this.fields = Identifiers.without(outerNames);
        fields.claim("SHAPE");
        Identifiers variables = Identifiers.without(RESERVED);
        outerNames.forEach(variables::claim);
        if (!record.rules().isEmpty()) {
            variables.claim("value");
        }
        for (ComponentModel component : record.components()) {
            locals.add(variables.claim(localWish(component.javaName())));
        }
    }

    /** A component with an odd name, one that could hide a type for example, is a plain {@code part}. */
    private static String localWish(String component) {
        char first = component.charAt(0);
        return first >= 'a' && first <= 'z' ? component : "part";
    }

    /** The variable that holds what was read for a component. */
    String local(int component) {
        return locals.get(component);
    }

    /** The method that reads the array or map at {@code place}: {@code readLines}, for one in it {@code readLinesItems}. */
    String containerReader(Place place) {
        return containerReaders.computeIfAbsent(
                place, key -> methods.claim("read" + Identifiers.capitalized(wish(key))));
    }

    /** The constant that {@code purpose} needs at {@code place}: {@code TOTAL_MINIMUM}. */
    String constant(Place place, String purpose, int index) {
        return constants.computeIfAbsent(
                List.of(place, purpose, index), key -> fields.claim(Identifiers.constant(wish(place)) + "_" + purpose));
    }

    private String wish(Place place) {
        return record.components().get(place.component()).javaName() + String.join("", place.way());
    }
}
