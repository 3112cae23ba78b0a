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
 * {@code "due_on": string, // the last acceptable day}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface LlmField {
    /** The JSON name; by default what {@code @JsonProperty} says, else the component's or constant's own name. */
    String name() default "";

    /** What it means, for schema and hint; wins over Javadoc. */
    String description() default "";
}
