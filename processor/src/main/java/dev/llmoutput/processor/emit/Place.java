package dev.llmoutput.processor.emit;

/**
 * Where one value of a record stands.
 *
 * @param component the component's index
 * @param depth 0 for the component itself, 1 for the items of its array, and so on
 */
record Place(int component, int depth) {
    static Place of(int component) {
        return new Place(component, 0);
    }

    Place items() {
        return new Place(component, depth + 1);
    }
}
