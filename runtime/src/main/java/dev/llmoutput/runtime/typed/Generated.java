package dev.llmoutput.runtime.typed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a generated class. The JDK's own annotation needs {@code requires java.compiler} in the user's module and is
 * invisible to coverage tools.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {
    /** The fully qualified name of the generator. */
    String by();

    /** The generation of the runtime that the class needs, for example {@link Abi1}. */
    Class<?> abi();
}
