package dev.llmoutput.runtime.redact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces known secrets by {@value #PLACEHOLDER}, in texts and in whole trees of values. A secret is matched exactly,
 * case included, as it is and as a JSON string would hold it; where one secret contains or overlaps another, everything
 * that any of them covers goes. Immutable.
 */
public final class SecretRedactor {
    /** What stands in the place of a secret. */
    public static final String PLACEHOLDER = "[REDACTED]";

    /** What stands in the place of a value that contains itself. */
    public static final String CIRCULAR = "[Circular]";

    /** Knows no secret; it still cuts cycles. */
    public static final SecretRedactor NONE = new SecretRedactor(List.of());

    private final List<String> secrets;

    private SecretRedactor(List<String> secrets) {
        this.secrets = secrets;
    }

    /** A redactor of these secrets; null and empty ones are ignored. */
    public static SecretRedactor of(@Nullable String... secrets) {
        return of(Arrays.asList(secrets));
    }

    /** A redactor of these secrets; null and empty ones are ignored. */
    public static SecretRedactor of(Collection<? extends @Nullable String> secrets) {
        Set<String> known = new LinkedHashSet<>();
        for (String secret : secrets) {
            if (secret != null && !secret.isEmpty()) {
                known.add(secret);
                known.add(inJson(secret));
            }
        }
        List<String> longestFirst = new ArrayList<>(known);
        longestFirst.sort(Comparator.comparingInt(String::length).reversed());
        return longestFirst.isEmpty() ? NONE : new SecretRedactor(List.copyOf(longestFirst));
    }

    /** A secret with line breaks (a key in PEM form) stands in a JSON reply with escapes. */
    private static String inJson(String secret) {
        return secret.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    /** Whether there is no secret to replace. */
    public boolean isEmpty() {
        return secrets.isEmpty();
    }

    /** {@code text} without the secrets; the same object if it holds none. */
    public String redact(String text) {
        if (!holdsSecret(text)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int i = 0;
        while (i < text.length()) {
            int end = endOfSecrets(text, i);
            if (end == i) {
                out.append(text.charAt(i++));
            } else {
                out.append(PLACEHOLDER);
                i = end;
            }
        }
        return out.toString();
    }

    /**
     * A copy of a tree without the secrets, made without recursion. Maps become {@code Map<String, Object>}, collections
     * and arrays become lists, optionals what they hold, all in their order and unmodifiable; booleans and null stay, and
     * so do numbers whose text holds no secret; anything else becomes its redacted {@link String#valueOf(Object)}. Map
     * keys are redacted too, and one that comes to equal another gets the suffix {@code __2}, {@code __3} and so on. A
     * value that contains itself becomes {@value #CIRCULAR}; one that occurs twice is rendered twice.
     */
    public @Nullable Object redactTree(@Nullable Object value) {
        return new RedactedCopy(this).of(value);
    }

    private boolean holdsSecret(String text) {
        for (String secret : secrets) {
            if (text.contains(secret)) {
                return true;
            }
        }
        return false;
    }

    /** The end of the secret at {@code start} and of all that overlap it; {@code start} if none begins there. */
    private int endOfSecrets(String text, int start) {
        int end = start + lengthAt(text, start);
        for (int i = start + 1; i < end; i++) {
            end = Math.max(end, i + lengthAt(text, i));
        }
        return end;
    }

    /** The length of the longest secret that begins at {@code index}; 0 if none does. */
    private int lengthAt(String text, int index) {
        for (String secret : secrets) {
            if (text.startsWith(secret, index)) {
                return secret.length();
            }
        }
        return 0;
    }

    /** Never the secrets. */
    @Override
    public String toString() {
        return isEmpty() ? "SecretRedactor[none]" : "SecretRedactor[some]";
    }
}
