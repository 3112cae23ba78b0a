package dev.llmoutput.runtime.redact;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces known secrets by {@value #PLACEHOLDER}, in texts and in whole trees of values. A secret is matched exactly,
 * case included, as it is and as a JSON string may hold it, whatever of it is escaped there; where one secret contains or overlaps another, everything
 * that any of them covers goes. Immutable.
 */
public final class SecretRedactor {
    /** What stands in the place of a secret. */
    public static final String PLACEHOLDER = "[REDACTED]";

    /** What stands in the place of a value that contains itself. */
    public static final String CIRCULAR = "[Circular]";

    /** Knows no secret; it still cuts cycles. */
    public static final SecretRedactor NONE = new SecretRedactor(List.of());

    private static final String CUT = "...";

    /** The shortest beginning of a secret that is not left at a cut. */
    private static final int MIN_BEGINNING = 4;

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
            }
        }
        return known.isEmpty() ? NONE : new SecretRedactor(List.copyOf(known));
    }

    /** Whether there is no secret to replace. */
    public boolean isEmpty() {
        return secrets.isEmpty();
    }

    /** {@code text} without the secrets; the same object if it holds none. */
    public String redact(String text) {
        if (text.indexOf('\\') < 0 && !holdsSecret(text)) {
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
        return out.length() == text.length() && out.indexOf(PLACEHOLDER) < 0 ? text : out.toString();
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

    /**
     * {@code text}, which was cut where it says {@code ...}, without the secrets, and without the beginning of one that was cut.
     */
    public String redactCut(String text) {
        String whole = redact(text);
        int cut = whole.indexOf(CUT);
        return cut < 0 ? whole : whole.substring(0, cut - beginningBefore(whole, cut)) + rest(whole, cut);
    }

    private String rest(String text, int cut) {
        return beginningBefore(text, cut) == 0 ? text.substring(cut) : PLACEHOLDER + text.substring(cut);
    }

    /** How many characters before {@code cut} are the beginning of a secret that goes on behind it. */
    private int beginningBefore(String text, int cut) {
        int longest = 0;
        for (String secret : secrets) {
            for (int length = MIN_BEGINNING; length < secret.length() && length <= cut; length++) {
                if (length > longest && text.startsWith(secret.substring(0, length), cut - length)) {
                    longest = length;
                }
            }
        }
        return longest;
    }

    /** Whether a secret stands in {@code text} as it is. */
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
        int longest = 0;
        for (String secret : secrets) {
            int plain = text.startsWith(secret, index) ? secret.length() : 0;
            longest = Math.max(longest, Math.max(plain, lengthInJson(text, index, secret)));
        }
        return longest;
    }

    /** How many characters at {@code index} are {@code secret} inside a JSON string, whatever of it is escaped; 0 for none. */
    private static int lengthInJson(String text, int index, String secret) {
        int at = index;
        for (int i = 0; i < secret.length(); i++) {
            int length = at < text.length() && text.charAt(at) == '\\' ? escapeLength(text, at) : 1;
            if (at + length > text.length() || unit(text, at, length) != secret.charAt(i)) {
                return 0;
            }
            at += length;
        }
        return at - index;
    }

    private static int escapeLength(String text, int at) {
        return text.startsWith("u", at + 1) ? 6 : 2;
    }

    /** The UTF-16 unit that stands at {@code at}, or that the escape of that length means; -1 if it is no escape of JSON. */
    private static int unit(String text, int at, int length) {
        if (length == 1) {
            return text.charAt(at);
        }
        if (length == 2) {
            int escape = "\"\\/bfnrt".indexOf(text.charAt(at + 1));
            return escape < 0 ? -1 : "\"\\/\b\f\n\r\t".charAt(escape);
        }
        int unit = 0;
        for (int i = at + 2; i < at + 6; i++) {
            unit = (unit << 4) | Character.digit(text.charAt(i), 16);
        }
        return unit;
    }

    /** Never the secrets. */
    @Override
    public String toString() {
        return isEmpty() ? "SecretRedactor[none]" : "SecretRedactor[some]";
    }
}
