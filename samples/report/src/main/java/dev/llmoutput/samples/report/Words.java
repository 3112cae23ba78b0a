package dev.llmoutput.samples.report;

import java.util.Locale;

/** Names and numbers as people read them, the same everywhere. */
final class Words {
    private Words() {}

    /** {@code RETRIES_SPENT} as "retries spent". */
    static String of(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u202f');
    }

    /** A share with one digit; of nothing it is a dash. */
    static String percent(long part, long whole) {
        return whole == 0 ? "–" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }
}
