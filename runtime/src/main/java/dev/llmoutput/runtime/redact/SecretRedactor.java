package dev.llmoutput.runtime.redact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces known secrets by {@value #PLACEHOLDER}, in texts and in whole trees of values. A secret is matched exactly,
 * case included, as it is and as a JSON string or Markdown may hold it, whatever of it is escaped there; where one secret
 * contains or overlaps another, everything that any of them covers goes, and the whole of an escape that it covers a part
 * of. Immutable.
 */
public final class SecretRedactor {
    /** What stands in the place of a secret. */
    public static final String PLACEHOLDER = "[REDACTED]";

    /** What stands in the place of a value that contains itself. */
    public static final String CIRCULAR = "[Circular]";

    /** Knows no secret; it still cuts cycles. */
    public static final SecretRedactor NONE = new SecretRedactor(Set.of());

    private final List<Spelling> spellings;

    /** Of the secrets, and of what one line makes of them. */
    private final List<Spelling> lineSpellings;

    private SecretRedactor(Set<String> secrets) {
        this.spellings = spellings(secrets);
        Set<String> lines = new LinkedHashSet<>(secrets);
        for (String secret : secrets) {
            String line = oneLine(secret);
            if (!line.isBlank()) {
                lines.add(line);
            }
        }
        this.lineSpellings = spellings(lines);
    }

    private static List<Spelling> spellings(Set<String> secrets) {
        List<Spelling> spellings = new ArrayList<>(secrets.size());
        for (String secret : secrets) {
            spellings.add(new Spelling(secret));
        }
        return spellings;
    }

    private static String oneLine(String secret) {
        StringBuilder line = new StringBuilder(secret);
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
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
        return known.isEmpty() ? NONE : new SecretRedactor(known);
    }

    /** Whether there is no secret to replace. */
    public boolean isEmpty() {
        return spellings.isEmpty();
    }

    /**
     * {@code text} without the secrets; the same object if it holds none. A placeholder that stands there already is left
     * as it is, and so is all of a text that was redacted before.
     */
    public String redact(String text) {
        return redacted(text, spellings, false);
    }

    /**
     * A copy of a tree without the secrets, made without recursion. Maps become {@code Map<String, Object>}, collections
     * and arrays become lists, optionals what they hold, all in their order and unmodifiable; booleans and null stay, and
     * so do numbers whose text holds no secret; anything else becomes its redacted {@link String#valueOf(Object)}. Map
     * keys are redacted too, and one that comes to equal another gets the suffix {@code __2}, {@code __3} and so on. A
     * value that contains itself becomes {@value #CIRCULAR}; one that occurs twice is rendered twice.
     */
    public @Nullable Object redactTree(@Nullable Object value) {
        return new RedactedCopy(this::redact).of(value);
    }

    /**
     * {@code text}, which was made one line of and cut where it says {@code ...}, without the secrets, and without the
     * beginnings of those that were cut, if they have at least four characters.
     */
    public String redactCut(String text) {
        return redacted(text, lineSpellings, true);
    }

    /** As {@link #redactTree}, where each text may have been made one line of and cut, as for {@link #redactCut}. */
    public @Nullable Object redactCutTree(@Nullable Object value) {
        return new RedactedCopy(this::redactCut).of(value);
    }

    private static String redacted(String text, List<Spelling> spellings, boolean cuts) {
        boolean plain = text.indexOf('\\') < 0 && !(cuts && Spelling.mayBeCut(text));
        return spellings.isEmpty() || (plain && !holdsOne(text, spellings))
                ? text
                : new RedactedText(text, spellings, cuts).get();
    }

    private static boolean holdsOne(String text, List<Spelling> spellings) {
        for (Spelling secret : spellings) {
            if (secret.isIn(text)) {
                return true;
            }
        }
        return false;
    }

    /** Never the secrets. */
    @Override
    public String toString() {
        return isEmpty() ? "SecretRedactor[none]" : "SecretRedactor[some]";
    }
}
