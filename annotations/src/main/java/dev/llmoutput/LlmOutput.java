package dev.llmoutput;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that a language model must answer with this record. The annotation processor generates {@code XxxOutput}
 * beside it: a typed reader and validator, a canonical writer, a JSON Schema and a request hint, all from this one
 * declaration.
 *
 * <pre>{@code
 * @LlmOutput(retries = 2)
 * public record Verdict(
 *         Decision decision,
 *         @LlmField(description = "0 is a guess, 100 is certain") @Min(0) @Max(100) int score) {}
 * }</pre>
 *
 * <p>gives the schema line
 *
 * <pre>{@code
 * "score":{"type":"integer","minimum":0,"maximum":100,"description":"0 is a guess, 100 is certain"}
 * }</pre>
 *
 * <p>and the hint line
 *
 * <pre>{@code
 * score: integer, // 0..100; 0 is a guess, 100 is certain
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface LlmOutput {
    /**
     * How often a failed reply is asked for again: {@code n} means at most {@code n} further model calls, {@code 0}
     * none. A negative number is a compile error.
     */
    int retries() default 2;

    /**
     * The contract's name, for providers and run records: 1 to 64 characters out of {@code A-Z a-z 0-9 _ -}. By default
     * the record's simple name in snake case: {@code ReleaseNote} is {@code release_note}.
     */
    String name() default "";

    /**
     * What this type is, for schema and hint. By default the first paragraph of the record's Javadoc, without its
     * block tags.
     */
    String description() default "";

    /**
     * The first sentence of the request hint, in place of the default one; the shape always follows it. Empty lines are left
     * out.
     */
    String hint() default "";

    /** What to do with keys that no component claims, in this record and in all records below it. */
    UnknownKeys unknownKeys() default UnknownKeys.STRIP;

    /** How much to forgive before a reply is called a failure. */
    Reading reading() default Reading.TOLERANT;
}
