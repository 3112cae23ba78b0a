package dev.llmoutput.runtime.issue;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with a reply: a code, the path of the value, and the facts that belong to the code. The text
 * is made from these when it is asked for. Immutable; two issues are equal when code, path and parameters are.
 *
 * <p>Parameters by code (those in brackets may be absent; at a secret component {@code <secret>} stands for
 * what would be quoted):
 *
 * <ul>
 *   <li>{@code missing}: {@code expected}
 *   <li>{@code invalid_type}: {@code expected}, {@code received} (a JSON type), [{@code value}]
 *   <li>{@code too_small}, {@code too_big}: {@code origin} (string, key, bytes, array, object or number),
 *       {@code minimum} or {@code maximum}, {@code inclusive}, [{@code actual}]; for past and future the origin is date,
 *       time, month or year, the bound is the text {@code now}, and {@code actual} is a text
 *   <li>{@code invalid_format}: {@code format}, [{@code pattern}], [{@code value}], [{@code nonexistent}] (date or
 *       month: what the text names is in its form, but there is none such), [{@code thrown}] (as below, by a codec)
 *   <li>{@code not_multiple_of}: {@code divisor}, [{@code value}]
 *   <li>{@code unrecognized_keys}: {@code keys}, [{@code meant}] (the names of absent members that these look like)
 *   <li>{@code invalid_value}: {@code values}, [{@code value}]
 *   <li>{@code invalid_union}: {@code discriminator}, {@code values}, [{@code value}]
 *   <li>{@code duplicate_item}: {@code first} (0-based index of the first one)
 *   <li>{@code duplicate_key}: [{@code keys}] (both keys, where one is an alias of the other)
 *   <li>{@code malformed}: {@code expected}, {@code received}, {@code line} and {@code column} (1-based), {@code offset}
 *       (0-based), the last three in UTF-16 units of the raw reply
 *   <li>{@code limit}: {@code limit} (what is limited), {@code maximum}, [{@code line}, {@code column}, {@code offset}]
 *   <li>{@code custom}: {@code message}, [{@code thrown}] (the class of an exception of the JDK that is likely a
 *       fault of the program, such as {@code java.lang.NullPointerException}; never in the text)
 * </ul>
 *
 * <p>Any of them may have {@code defaulted}: the members that the reply has no value for, so that the defaults count which
 * are at fault, or may be.
 */
public final class Issue {
    private final IssueCode code;
    private final IssuePath path;
    private final IssueParams params;

    private Issue(IssueCode code, IssuePath path, IssueParams params) {
        this.code = code;
        this.path = path;
        this.params = params;
    }

    /**
     * An issue with the parameters of its code.
     *
     * @param params values are String, Integer, Long, BigDecimal, Boolean or a List of String or Boolean; their order is kept
     */
    public static Issue of(IssueCode code, IssuePath path, Map<String, ?> params) {
        return new Issue(
                Objects.requireNonNull(code, "code"), Objects.requireNonNull(path, "path"), IssueParams.copyOf(params));
    }

    /** An issue of a rule that has no code of its own. */
    public static Issue custom(IssuePath path, String message) {
        return of(IssueCode.CUSTOM, path, Map.of("message", message));
    }

    /** What kind of thing is wrong. */
    public IssueCode code() {
        return code;
    }

    /** Where, by JSON names and array indexes. */
    public IssuePath path() {
        return path;
    }

    /** The facts that belong to the code, as listed above; unmodifiable, in a fixed order. */
    public Map<String, Object> params() {
        return params;
    }

    /** What was expected and what was seen, in one line and in terms of JSON; without the path. */
    public String message() {
        return IssueText.message(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Issue that && code == that.code && path.equals(that.path) && params.equals(that.params);
    }

    @Override
    public int hashCode() {
        return Objects.hash(code, path, params);
    }

    /** Path and message, as {@code observed} lists them. */
    @Override
    public String toString() {
        return path.isRoot() ? message() : path + ": " + message();
    }
}
