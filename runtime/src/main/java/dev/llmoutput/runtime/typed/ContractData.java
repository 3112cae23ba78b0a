package dev.llmoutput.runtime.typed;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a record declared, for later compilations that see only its class file: there the Javadoc is gone, and on JDK 17
 * the type-use annotations too.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ContractData {
    /** A JSON text, cut into parts that fit in a class file. */
    String[] value();
}
