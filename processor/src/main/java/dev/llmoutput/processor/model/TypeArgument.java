package dev.llmoutput.processor.model;

/**
 * What stands for a type variable.
 *
 * @param display as an author writes it: {@code List<String>}
 * @param slot what a value of it is
 * @param comparable whether Java has an order for its values
 */
public record TypeArgument(String display, Slot slot, boolean comparable) {
    /** The same with another slot. */
    public TypeArgument with(Slot newSlot) {
        return new TypeArgument(display, newSlot, comparable);
    }
}
