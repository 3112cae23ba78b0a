package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.JsonType;
import dev.llmoutput.runtime.json.JsonWhitespace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a contract, and the walk that knows where in the value each is applied: whatever breaks a rule becomes an
 * issue at the current path. Generated code walks through a value like this:
 *
 * <pre>{@code
 * checks.beginRecord(this);
 * checks.present(0, value.number());
 * checks.notBlank(value.number());
 * checks.endRecord();
 * }</pre>
 *
 * <p>No rule looks at a null: that a value is not there has been said already, or is allowed. What {@code beginRecord},
 * {@code beginArray}, {@code nextElement} and {@code endArray} answer matters only where a text is read; see {@link
 * TypedReader}. Belongs to one thread.
 */
public class Checks extends TimeRules {
    private static final String NO_MESSAGE = "the values do not fit together";

    Checks() {}

    /** Whether a value is there; a null is an {@code invalid_type} issue. */
    public final boolean present(@Nullable Object value, String expected) {
        if (value == null) {
            wrongType(expected, JsonType.NULL.wireName());
        }
        return value != null;
    }

    /** Goes to a component of the innermost record; whether its value is there. */
    public final boolean present(int field, @Nullable Object value) {
        atField(field);
        return present(value, frame.expected(field));
    }

    /** Whether a number is finite; JSON has no other. */
    public final boolean finite(double value) {
        boolean finite = !Double.isNaN(value) && !Double.isInfinite(value);
        if (!finite) {
            wrongType("a number", Double.toString(value));
        }
        return finite;
    }

    final void wrongType(String expected, String received) {
        add(IssueCode.INVALID_TYPE, IssueParams.of("expected", expected).and("received", received));
    }

    /** The text has a character that is not white space. */
    public final void notBlank(@Nullable String value) {
        if (value != null && JsonWhitespace.isBlank(value)) {
            invalidFormat(subject() + " that is not blank", "\\S", value);
        }
    }

    /** The text has at least that many characters (code points). */
    public final void minLength(@Nullable String value, int minimum) {
        if (value != null && value.length() < 2L * minimum) {
            atLeast(atKey ? "key" : "string", value.codePointCount(0, value.length()), minimum);
        }
    }

    /** The text has at most that many characters (code points). */
    public final void maxLength(@Nullable String value, int maximum) {
        if (value != null && value.length() > maximum) {
            atMost(atKey ? "key" : "string", value.codePointCount(0, value.length()), maximum);
        }
    }

    /** The whole text matches. */
    public final void pattern(@Nullable String value, PatternCheck pattern) {
        if (value != null && !pattern.matches(value, this)) {
            invalidFormat(atKey ? "a key that is " + pattern.format() : pattern.format(), pattern.regex(), value);
        }
    }

    /** What is checked: the key of a map's entry is a text as well. */
    private String subject() {
        return atKey ? "a key" : "a string";
    }

    private void invalidFormat(String format, String pattern, String value) {
        add(
                IssueCode.INVALID_FORMAT,
                IssueParams.of("format", format).and("pattern", pattern).and("value", value));
    }

    /** The number is not below the bound. */
    public final void minimum(long value, long bound) {
        if (value < bound) {
            tooSmall(bound, true, value);
        }
    }

    /** The number is not below the bound. */
    public final void minimum(double value, double bound) {
        if (value < bound) {
            tooSmall(bound, true, value);
        }
    }

    /** The number is not below the bound; a double or float counts as its shortest decimal. */
    public final void minimum(@Nullable Number value, Number bound) {
        if (value != null && Bounds.compare(value, bound) < 0) {
            tooSmall(bound, true, value);
        }
    }

    /** The number is above the bound. */
    public final void exclusiveMinimum(long value, long bound) {
        if (value <= bound) {
            tooSmall(bound, false, value);
        }
    }

    /** The number is above the bound. */
    public final void exclusiveMinimum(double value, double bound) {
        if (value <= bound) {
            tooSmall(bound, false, value);
        }
    }

    /** The number is above the bound; a double or float counts as its shortest decimal. */
    public final void exclusiveMinimum(@Nullable Number value, Number bound) {
        if (value != null && Bounds.compare(value, bound) <= 0) {
            tooSmall(bound, false, value);
        }
    }

    /** The number is not above the bound. */
    public final void maximum(long value, long bound) {
        if (value > bound) {
            tooBig(bound, true, value);
        }
    }

    /** The number is not above the bound. */
    public final void maximum(double value, double bound) {
        if (value > bound) {
            tooBig(bound, true, value);
        }
    }

    /** The number is not above the bound; a double or float counts as its shortest decimal. */
    public final void maximum(@Nullable Number value, Number bound) {
        if (value != null && Bounds.compare(value, bound) > 0) {
            tooBig(bound, true, value);
        }
    }

    /** The number is below the bound. */
    public final void exclusiveMaximum(long value, long bound) {
        if (value >= bound) {
            tooBig(bound, false, value);
        }
    }

    /** The number is below the bound. */
    public final void exclusiveMaximum(double value, double bound) {
        if (value >= bound) {
            tooBig(bound, false, value);
        }
    }

    /** The number is below the bound; a double or float counts as its shortest decimal. */
    public final void exclusiveMaximum(@Nullable Number value, Number bound) {
        if (value != null && Bounds.compare(value, bound) >= 0) {
            tooBig(bound, false, value);
        }
    }

    /** The number has at most that many decimal places; zeros at the end do not count. */
    public final void decimals(double value, int decimals) {
        if (Math.rint(value) != value) {
            decimals((Number) value, decimals);
        }
    }

    /** The number has at most that many decimal places; zeros at the end do not count. */
    public final void decimals(float value, int decimals) {
        if (Math.rint(value) != value) {
            decimals((Number) value, decimals);
        }
    }

    /** The number has at most that many decimal places; a double or float counts as its shortest decimal. */
    public final void decimals(@Nullable Number value, int decimals) {
        if (value != null && isNumber() && Bounds.decimals(value) > decimals) {
            add(IssueCode.NOT_MULTIPLE_OF, Bounds.decimalsParams(value, decimals));
        }
    }

    /** The boolean is that one. */
    public final void always(@Nullable Boolean value, boolean allowed) {
        if (value != null && value != allowed && isNumber()) {
            add(
                    IssueCode.INVALID_VALUE,
                    IssueParams.of("values", List.of(allowed)).and("value", value));
        }
    }

    private void tooSmall(Number bound, boolean inclusive, Number value) {
        if (isNumber()) {
            add(IssueCode.TOO_SMALL, Bounds.params("number", "minimum", bound, inclusive, value));
        }
    }

    private void tooBig(Number bound, boolean inclusive, Number value) {
        if (isNumber()) {
            add(IssueCode.TOO_BIG, Bounds.params("number", "maximum", bound, inclusive, value));
        }
    }

    /** Whether the number that is checked is one, and not what stands for a value that could not be read. */
    boolean isNumber() {
        return true;
    }

    /** A rule of the record itself that is broken. */
    public final void custom(String message) {
        add(Issue.custom(path(), message));
    }

    /**
     * A rule over several components of the record that has just been made or left.
     *
     * @param ok whether it is kept
     * @param name the JSON name of the component that the issue points at, or an empty text for the record itself
     */
    public final void rule(boolean ok, String message, String name) {
        if (!ok) {
            add(ofRecord(Issue.custom(name.isEmpty() ? path() : path().name(name), message)));
        }
    }

    /** An issue that a record's own code finds, with what else is known of the record that has just been left. */
    Issue ofRecord(Issue issue) {
        return issue;
    }

    /** The record refused its components, and what it says of them may quote a secret: one {@code custom} issue. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // as below
    public final <T> @Nullable T constructorFailed() {
        add(ofRecord(Issue.custom(path(), NO_MESSAGE)));
        return null;
    }

    /**
     * The record refused its components, or a rule could not be asked: one {@code custom} issue. Its text is the
     * exception's, unless that is one that speaks of Java, or may speak of a secret; a parameter names the class of one
     * that is likely a fault of the program. Code that ran out of stack is one {@code limit} issue.
     */
    @SuppressWarnings(
            "TypeParameterUnusedInFormals") // always null; lets a caller return it as what it was about to make
    public final <T> @Nullable T constructorFailed(Throwable refusal) {
        if (refusal instanceof StackOverflowError) {
            add(IssueCode.LIMIT, StackLimit.params("a value that the record's own code can take"));
            return null;
        }
        String message = refusal.getMessage();
        boolean isForReaders = !speaksOfJava(refusal) && !frame.isSecretHere();
        String told = isForReaders && message != null && !JsonWhitespace.isBlank(message) ? message : NO_MESSAGE;
        add(ofRecord(Issue.of(IssueCode.CUSTOM, path(), withThrown(IssueParams.of("message", told), refusal))));
        return null;
    }

    /** With the class of an exception that is likely a fault of the program: no text for a model has it. */
    static IssueParams withThrown(IssueParams params, Throwable thrown) {
        boolean isRefusal = refuses(thrown) || !isOfJdk(thrown.getClass().getName());
        return isRefusal ? params : params.and("thrown", thrown.getClass().getName());
    }

    private static boolean refuses(Throwable thrown) {
        return thrown instanceof IllegalArgumentException || thrown instanceof IllegalStateException;
    }

    /** What the JDK itself throws ("No enum constant com.example.Currency.GBP") is not for a model to read. */
    static boolean speaksOfJava(Throwable refusal) {
        boolean forReaders = refuses(refusal) || !isOfJdk(refusal.getClass().getName());
        StackTraceElement[] trace = refusal.getStackTrace();
        return !forReaders || (trace.length > 0 && isOfJdk(trace[0].getClassName()));
    }

    private static boolean isOfJdk(String className) {
        return className.startsWith("java.") || className.startsWith("jdk.") || className.startsWith("sun.");
    }
}
