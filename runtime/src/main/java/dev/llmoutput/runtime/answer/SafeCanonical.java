package dev.llmoutput.runtime.answer;

import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.redact.SecretRedactor;

/**
 * Canonical texts without secrets. Making a text canonical can spell a secret in another way, or spell one out that was
 * not there; so the secrets go before it and after it, and what remains is made canonical again until it stays as it is.
 *
 * <p>{@link AnswerBoundary} and run records do this themselves. It is there for who keeps canonical texts in a store or a log of
 * their own, and must not keep the secrets in them.
 */
public final class SafeCanonical {
    /** Each round takes something away; a text that still changes then is one that was made to. */
    private static final int MAX_ROUNDS = 8;

    private final OutputType<?> type;
    private final SecretRedactor redactor;

    /** Of texts of {@code type}, without the secrets that {@code redactor} knows. */
    public SafeCanonical(OutputType<?> type, SecretRedactor redactor) {
        this.type = type;
        this.redactor = redactor;
    }

    /**
     * The canonical text of a reply without secrets.
     *
     * @param safe the reply, redacted
     * @param otherwise what to take for it if the type does not accept it, now that it is redacted
     */
    public String of(String safe, String otherwise) {
        return settled(canonical(safe, otherwise));
    }

    /**
     * A canonical text without secrets: it holds none, and is the canonical text of itself unless the type does not accept
     * it, now that it is redacted. It is the placeholder alone if there is no other such text.
     */
    public String settled(String canonical) {
        String text = canonical;
        for (int round = 0; round < MAX_ROUNDS; round++) {
            String safe = redactor.redact(text);
            if (safe.equals(text)) {
                return text;
            }
            text = canonical(safe, safe);
        }
        return SecretRedactor.PLACEHOLDER;
    }

    private String canonical(String text, String otherwise) {
        return type.parse(text) instanceof Parsed.Ok<?> ok ? ok.canonical() : otherwise;
    }
}
