package dev.llmoutput.runtime.jsontype;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import java.util.Objects;
import java.util.Optional;

/**
 * JSON of a shape that the caller checks. One code fence round the whole reply is taken off; the rest must be one JSON
 * text, strictly by <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259</a>. Of a key that stands in an object twice
 * the last value counts.
 *
 * <p>The canonical text is the compact JSON of the validated value. A reply is changed if that is another JSON value than
 * the reply's: numbers are compared by value, objects without regard to the order of their keys, arrays in order.
 *
 * <pre>{@code
 * JsonOutput<String> title = JsonOutput.of(json -> json instanceof String text
 *         ? JsonValidation.valid(text.strip(), text.strip())
 *         : JsonValidation.invalid(List.of(Issue.custom(IssuePath.ROOT, "expected a string"))));
 * }</pre>
 *
 * @param <T> the Java type of an accepted value
 */
public final class JsonOutput<T> implements OutputType<T> {
    /** The name unless another is given. */
    public static final String DEFAULT_NAME = "json";

    /** The hint unless another is given. */
    public static final String DEFAULT_HINT =
            "Answer with one JSON value and nothing else: no explanation before or after it, no code fence, no comments.";

    /** How many further model calls a failed reply may cost unless another number is given. */
    public static final int DEFAULT_MAX_RETRIES = 2;

    private final JsonSchemaValidator<T> validator;
    private final String name;
    private final String hint;
    private final int maxRetries;
    private final JsonLimits limits;

    private JsonOutput(JsonSchemaValidator<T> validator, String name, String hint, int maxRetries, JsonLimits limits) {
        this.validator = validator;
        this.name = name;
        this.hint = hint;
        this.maxRetries = maxRetries;
        this.limits = limits;
    }

    /** The JSON that {@code validator} takes, with the default name, hint, retries and limits. */
    public static <T> JsonOutput<T> of(JsonSchemaValidator<T> validator) {
        Objects.requireNonNull(validator, "validator");
        return new JsonOutput<>(validator, DEFAULT_NAME, DEFAULT_HINT, DEFAULT_MAX_RETRIES, JsonLimits.DEFAULT);
    }

    /** This type with another name. */
    public JsonOutput<T> withName(String newName) {
        return new JsonOutput<>(validator, notBlank(newName, "name"), hint, maxRetries, limits);
    }

    /** This type with another hint: what to tell a model about the shape. */
    public JsonOutput<T> withHint(String newHint) {
        return new JsonOutput<>(validator, name, notBlank(newHint, "hint"), maxRetries, limits);
    }

    /**
     * This type with another number of further model calls.
     *
     * @throws IllegalArgumentException if {@code retries} is negative
     */
    public JsonOutput<T> withMaxRetries(int retries) {
        if (retries < 0) {
            throw new IllegalArgumentException("retries must not be negative: " + retries);
        }
        return new JsonOutput<>(validator, name, hint, retries, limits);
    }

    /** This type with other limits on the size of a reply. */
    public JsonOutput<T> withLimits(JsonLimits newLimits) {
        return new JsonOutput<>(validator, name, hint, maxRetries, Objects.requireNonNull(newLimits, "newLimits"));
    }

    private static String notBlank(String text, String what) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("the " + what + " must not be blank");
        }
        return text;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(hint);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the validator answers a value that is not JSON
     */
    @Override
    public Parsed<T> parse(String raw) {
        ReplyJson reply = new ReplyJson(Objects.requireNonNull(raw, "raw"), limits);
        Object json;
        try {
            json = reply.read();
        } catch (JsonSyntaxException e) {
            return Parsed.failed(Failure.syntax(reason(e.kind()), e.issue()));
        }
        return parsed(reply, validator.validate(json));
    }

    private static <T> Parsed<T> parsed(ReplyJson reply, JsonValidation<T> validation) {
        Optional<T> value = validation.value();
        if (value.isEmpty()) {
            return Parsed.failed(Failure.schema(validation.issues()));
        }
        String canonical = CanonicalJson.of(validation.json());
        return Parsed.ok(value.get(), canonical, !reply.means(canonical));
    }

    private static Failure.Reason reason(JsonSyntaxException.Kind kind) {
        return switch (kind) {
            case EMPTY -> Failure.Reason.EMPTY;
            case TRUNCATED -> Failure.Reason.TRUNCATED;
            case MALFORMED, LIMIT -> Failure.Reason.MALFORMED;
        };
    }

    @Override
    public boolean retryable(Failure failure) {
        Objects.requireNonNull(failure, "failure");
        return true;
    }

    @Override
    public int maxRetries() {
        return maxRetries;
    }
}
