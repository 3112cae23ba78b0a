package dev.llmoutput.runtime.typed;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Period;

/** Amounts of time, as {@code java.time} writes them, which is ISO 8601 with signs. */
public final class AmountFormats {
    /** {@code PT1H30M}: days, hours, minutes and seconds, the last with up to nine decimals. */
    public static final TextFormat<Duration> DURATION = new TextFormat<>("an ISO 8601 duration such as \"PT1H30M\"") {
        @Override
        Duration parse(String text) {
            require(text, "-.PDTHMS");
            if (text.contains(".S")) {
                throw new DateTimeException("a fraction without digits");
            }
            return Duration.parse(text);
        }
    };

    /** {@code P1Y2M10D}: years, months, weeks and days. */
    public static final TextFormat<Period> PERIOD = new TextFormat<>("an ISO 8601 period such as \"P1Y2M10D\"") {
        @Override
        Period parse(String text) {
            require(text, "-PYMWD");
            return Period.parse(text);
        }
    };

    private AmountFormats() {}

    /** Java also takes small letters, plus signs and decimal commas. */
    private static void require(String text, String symbols) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && symbols.indexOf(c) < 0) {
                throw new DateTimeException("unexpected at " + i);
            }
        }
    }
}
