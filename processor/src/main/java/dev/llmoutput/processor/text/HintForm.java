package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.Tense;
import dev.llmoutput.processor.model.TextFormat;

/**
 * The forms of texts in the words of a hint: the pattern by which a form is known, where it has one, for an example of a
 * time costs a model three times as many tokens.
 */
final class HintForm {
    private HintForm() {}

    static String of(TextFormat format) {
        return switch (format) {
            case LOCAL_DATE -> "YYYY-MM-DD";
            case LOCAL_TIME -> "HH:mm:ss";
            case LOCAL_DATE_TIME -> "YYYY-MM-DDTHH:mm:ss";
            case OFFSET_DATE_TIME -> "YYYY-MM-DDTHH:mm:ss\u00b1HH:mm";
            case ZONED_DATE_TIME -> "YYYY-MM-DDTHH:mm:ss\u00b1HH:mm[Europe/Paris]";
            case INSTANT -> "YYYY-MM-DDTHH:mm:ssZ";
            case YEAR -> "YYYY";
            case YEAR_MONTH -> "YYYY-MM";
            case DURATION -> "ISO duration as PT1H30M";
            case PERIOD -> "ISO period as P1Y2M10D";
            case ZONE_ID -> "time zone as Europe/Paris";
            case UUID -> "UUID";
            case URI -> "absolute URI";
            case LOCALE -> "BCP 47 tag as en-US";
            case CURRENCY -> "ISO currency code as EUR";
            case BASE64 -> "base64";
        };
    }

    static String of(Tense tense) {
        return switch (tense) {
            case PAST -> "in the past";
            case PAST_OR_PRESENT -> "past or present";
            case FUTURE -> "in the future";
            case FUTURE_OR_PRESENT -> "future or present";
        };
    }
}
