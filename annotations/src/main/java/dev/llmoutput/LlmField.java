package dev.llmoutput;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Refines how one record component, or one enum constant, appears in the contract.
 *
 * <pre>{@code
 * record Ticket(@LlmField(name = "due_on", description = "the last acceptable day") String dueOn) {}
 * }</pre>
 *
 * <p>gives the schema line {@code "due_on":{"type":"string","description":"the last acceptable day"}} and the hint line
 * {@code due_on: string, // the last acceptable day}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface LlmField {
    /** The JSON name; by default what {@code @JsonProperty} says, else the component's or constant's own name. */
    String name() default "";

    /**
     * Other names that a reply may use. An alias of a component is a second key for it, in both readings. One of an enum
     * constant is a second string for it, in the tolerant reading alone. Either makes {@code changed} true, and neither is
     * in schema or hint: they tell the model the one name. What {@code @JsonAlias} lists counts as well. A name that two
     * would answer to is a compile error.
     */
    String[] aliases() default {};

    /** What it means, for schema and hint; wins over Javadoc. */
    String description() default "";

    /**
     * A value that the contract takes, for schema ({@code examples}) and hint ({@code example "Berlin"}). Where a string is
     * wanted it is the text itself, without quotes; anywhere else it is a JSON text: {@code 42}, {@code ["a", "b"]}. One that
     * the contract refuses is a compile error. On a record component only.
     */
    String example() default "";

    /**
     * A JSON text that stands in for a key that a reply leaves out, and for a null where the component's type has none:
     * {@code 10}, {@code "none"} with its quotes, {@code []}. It is checked at compile time and read as a reply is, so a
     * record in it is made by its constructor. A value that was filled in makes {@code changed} true. The schema has it as
     * {@code default} and does not require the key. On a record component only.
     */
    String defaultJson() default "";

    /**
     * Whether values are secrets, which no issue, and so no text that goes back to a model or into a log, may quote. They are
     * in the raw reply and in the record itself all the same. On a record component only.
     */
    boolean secret() default false;

    /**
     * How to read and write a type that has no JSON form of its own; a public class with a public constructor without
     * arguments that implements one of the interfaces in {@link JsonCodec}. On a record component only.
     */
    Class<? extends JsonCodec<?>> codec() default JsonCodec.None.class;
}
