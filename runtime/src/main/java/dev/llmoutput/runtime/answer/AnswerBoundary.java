package dev.llmoutput.runtime.answer;

import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes the secrets out of a final answer, makes its canonical text, and publishes it before the run is finished and the
 * reply sent. The event, the reply and every {@link Projection} then hold the same text.
 *
 * <p>The model's own text goes along as {@code raw} if normalization changed it and the event stays within its size. It
 * is the first thing to go: the text is never shortened to make room for it. Immutable and thread-safe.
 */
public final class AnswerBoundary {
    /** The default size of an event, in UTF-8 bytes of {@link AnswerEvent#toJson()}. */
    public static final int MAX_EVENT_BYTES = 65_536;

    /** The smallest size that can be set. */
    public static final int MIN_EVENT_BYTES = 1_024;

    private static final String TRUNCATED = "[truncated]";

    private final OutputType<?> type;
    private final SecretRedactor redactor;
    private final int maxEventBytes;

    private AnswerBoundary(OutputType<?> type, SecretRedactor redactor, int maxEventBytes) {
        this.type = type;
        this.redactor = redactor;
        this.maxEventBytes = maxEventBytes;
    }

    /** A boundary for answers in Markdown. */
    public static AnswerBoundary ofMarkdown() {
        return of(MarkdownOutput.TYPE);
    }

    /** A boundary for answers of {@code type}; an answer that the type does not accept passes as it is written. */
    public static AnswerBoundary of(OutputType<?> type) {
        return new AnswerBoundary(Objects.requireNonNull(type, "type"), SecretRedactor.NONE, MAX_EVENT_BYTES);
    }

    /** This boundary with secrets to take out of everything that passes. */
    public AnswerBoundary withRedactor(SecretRedactor newRedactor) {
        return new AnswerBoundary(type, Objects.requireNonNull(newRedactor, "newRedactor"), maxEventBytes);
    }

    /**
     * This boundary with another size for events.
     *
     * @param bytes UTF-8 bytes of {@link AnswerEvent#toJson()}; an event of exactly this size is fine
     * @throws IllegalArgumentException if it is less than {@link #MIN_EVENT_BYTES}
     */
    public AnswerBoundary withMaxEventBytes(int bytes) {
        if (bytes < MIN_EVENT_BYTES) {
            throw new IllegalArgumentException("an event has at least " + MIN_EVENT_BYTES + " bytes: " + bytes);
        }
        return new AnswerBoundary(type, redactor, bytes);
    }

    /**
     * The final answer of a run: makes its one event and publishes it.
     *
     * @param answer what the model wrote
     * @param events where the run's events go; called once, before this method returns
     */
    public AnswerEvent publish(String answer, Consumer<? super AnswerEvent> events) {
        String safe = redactor.redact(answer);
        String text = new SafeCanonical(type, redactor).of(safe, safe);
        AnswerEvent event = fitting(text, text.equals(safe) ? null : safe);
        events.accept(event);
        return event;
    }

    /** What the model said on the way, between tool calls: only the secrets go. */
    public AnswerEvent prose(String said) {
        return new AnswerEvent(AnswerEvent.Kind.PROSE, redactor.redact(said), null, false);
    }

    private AnswerEvent fitting(String text, @Nullable String raw) {
        AnswerEvent whole = new AnswerEvent(AnswerEvent.Kind.ANSWER, text, raw, raw != null);
        return raw == null || fits(whole) ? whole : new AnswerEvent(AnswerEvent.Kind.ANSWER, text, null, true);
    }

    /**
     * The copy of an event to keep: the event itself if it fits, else without {@code raw} and with its text cut between
     * code points and marked {@value #TRUNCATED}. The live event and the projections keep the whole text.
     */
    public AnswerEvent persisted(AnswerEvent event) {
        if (fits(event)) {
            return event;
        }
        String text = event.text();
        int fits = 0;
        int tooLong = Math.min(text.length(), maxEventBytes) + 1;
        while (tooLong - fits > 1) {
            int middle = (fits + tooLong) >>> 1;
            if (fits(cut(event, middle))) {
                fits = middle;
            } else {
                tooLong = middle;
            }
        }
        return cut(event, fits);
    }

    private static AnswerEvent cut(AnswerEvent event, int length) {
        String text = event.text();
        boolean tearsPair = length > 0
                && length < text.length()
                && Character.isSurrogatePair(text.charAt(length - 1), text.charAt(length));
        String head = text.substring(0, tearsPair ? length - 1 : length);
        return new AnswerEvent(event.kind(), head + TRUNCATED, null, event.changed());
    }

    /** Characters first: a text that has more of them than bytes are allowed need not be written to be measured. */
    private boolean fits(AnswerEvent event) {
        return event.text().length() <= maxEventBytes
                && event.toJson().getBytes(StandardCharsets.UTF_8).length <= maxEventBytes;
    }
}
