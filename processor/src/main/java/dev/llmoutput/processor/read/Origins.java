package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import java.util.function.Predicate;

/**
 * Where classes come from.
 *
 * @param compiled whether the source of a class is compiled here, rather than read from a class file
 * @param older whether a class file lies where this compilation writes, so that an earlier one has left it
 */
public record Origins(Predicate<ClassRef> compiled, Predicate<ClassRef> older) {}
