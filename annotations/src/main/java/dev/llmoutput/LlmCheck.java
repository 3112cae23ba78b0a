package dev.llmoutput;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A rule over several components: a {@code boolean} method of the record without arguments that answers whether the
 * value is right. It runs only when the record and everything below it has no other issue.
 *
 * <pre>{@code
 * record Period(int from, int to) {
 *     @LlmCheck(message = "must not be before from", path = "to")
 *     boolean ordered() { return from <= to; }
 * }
 * }</pre>
 *
 * <p>A method that answers {@code false} gives one {@code custom} issue: {@code to: must not be before from}. A rule
 * has no line in the schema or the hint: neither can express it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface LlmCheck {
    /** What is wrong when the method answers {@code false}; goes to the model as it stands, in one line. */
    String message();

    /** The JSON name of the component that the issue points at; by default the record itself. */
    String path() default "";
}
