package dev.llmoutput.samples.reflection;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What is worth remembering. Whatever is not is dropped, entry by entry. */
final class FactRules {
    static final int MOST_FACTS = 5;
    static final int MOST_KEYWORDS = 10;
    private static final BigDecimal LEAST_CONFIDENCE = new BigDecimal("0.6");

    private FactRules() {}

    /** The good ones of {@code entries} in their order, at most {@value #MOST_FACTS}. */
    static List<Fact> keep(List<?> entries) {
        return entries.stream()
                .map(FactRules::fact)
                .flatMap(Optional::stream)
                .limit(MOST_FACTS)
                .toList();
    }

    private static Optional<Fact> fact(Object entry) {
        if (!(entry instanceof Map<?, ?> members)
                || !(members.get("text") instanceof String text)
                || text.isBlank()
                || !(members.get("confidence") instanceof BigDecimal confidence)
                || confidence.compareTo(LEAST_CONFIDENCE) < 0
                || confidence.compareTo(BigDecimal.ONE) > 0) {
            return Optional.empty();
        }
        return Optional.of(new Fact(
                text.strip(),
                audience(members.get("audience")),
                confidence.doubleValue(),
                keywords(members.get("keywords"))));
    }

    /** The organisation, unless it is exactly one of the other words. */
    private static Fact.Audience audience(Object word) {
        if (word instanceof String text) {
            for (Fact.Audience audience : Fact.Audience.values()) {
                if (audience.name().toLowerCase(Locale.ROOT).equals(text)) {
                    return audience;
                }
            }
        }
        return Fact.Audience.ORG;
    }

    private static List<String> keywords(Object words) {
        List<String> keywords = new ArrayList<>();
        if (words instanceof List<?> list) {
            for (Object word : list) {
                if (word instanceof String text && !text.isBlank() && keywords.size() < MOST_KEYWORDS) {
                    keywords.add(text.strip());
                }
            }
        }
        return keywords;
    }
}
