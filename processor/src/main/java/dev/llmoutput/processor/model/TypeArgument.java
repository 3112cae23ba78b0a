package dev.llmoutput.processor.model;

/**
 * What stands for a type variable.
 *
 * @param display as an author writes it: {@code List<String>}
 * @param slot what a value of it is
 */
public record TypeArgument(String display, Slot slot) {}
