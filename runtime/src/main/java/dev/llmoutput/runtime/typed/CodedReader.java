package dev.llmoutput.runtime.typed;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import java.math.BigDecimal;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads values with a codec of the user. */
public class CodedReader extends NumberReader {
    CodedReader() {}

    /** Reads a string that a codec takes. */
    public <T> @Nullable T readCoded(JsonCodec.OfString<T> codec) {
        String text = readString();
        return text == null ? null : decoded(() -> codec.read(text), "a string of the required form", text);
    }

    /** Reads a number that a codec takes. */
    public <T> @Nullable T readCoded(JsonCodec.OfNumber<T> codec) {
        BigDecimal number = readBigDecimal();
        return number == null ? null : decoded(() -> codec.read(number), "a number of the required form", number);
    }

    /** Reads a boolean that a codec takes. */
    public <T> @Nullable T readCoded(JsonCodec.OfBoolean<T> codec) {
        boolean truth = readBoolean();
        return ok ? decoded(() -> codec.read(truth), "the other boolean", truth) : null;
    }

    private <T> @Nullable T decoded(Supplier<@Nullable T> codec, String otherwise, Object value) {
        IssueParams params = IssueParams.of("format", otherwise).and("value", value);
        try {
            T decoded = codec.get();
            if (decoded != null) {
                return right(decoded);
            }
        } catch (StackOverflowError e) {
            wrong(IssueCode.LIMIT, StackLimit.params("a value that its codec can read"));
            return null;
        } catch (RuntimeException e) {
            // An exception of the JDK speaks of Java, and a secret may stand in any message.
            String message = e.getMessage();
            boolean forReaders = e instanceof IllegalArgumentException && !speaksOfJava(e) && !frame.isSecretHere();
            String expected = forReaders && message != null && !message.isBlank() ? message : otherwise;
            params = withThrown(IssueParams.of("format", expected).and("value", value), e);
        }
        wrong(IssueCode.INVALID_FORMAT, params);
        return null;
    }
}
