package dev.llmoutput.fuzz;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.runtime.json.JsonLimits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What Jackson says, as strict as it can be and with the same limits. */
record Jackson(Verdict verdict, @Nullable Object tree) {
    /** Whether it is JSON. */
    enum Verdict {
        ACCEPTED,
        REFUSED,
        /** Over a limit: the two count digits and exponents differently. */
        LIMIT
    }

    private static final JsonLimits LIMITS = JsonLimits.DEFAULT;

    private static final ObjectMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(LIMITS.maxNestingDepth())
                            .maxNumberLength(LIMITS.maxNumberLength())
                            .maxNameLength(LIMITS.maxNameLength())
                            .maxStringLength(LIMITS.maxStringLength())
                            .maxDocumentLength(LIMITS.maxDocumentLength())
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    /** An exponent that an int does not hold makes Java's BigDecimal fail, whatever the text is as JSON. */
    static Jackson read(String text) {
        try {
            JsonNode node = MAPPER.readTree(text);
            return node.isMissingNode() || hasOddEscape(text)
                    ? new Jackson(Verdict.REFUSED, null)
                    : new Jackson(Verdict.ACCEPTED, tree(node));
        } catch (StreamConstraintsException | NumberFormatException e) {
            return new Jackson(Verdict.LIMIT, null);
        } catch (JsonProcessingException e) {
            return new Jackson(Verdict.REFUSED, null);
        }
    }

    /**
     * Whether JSON text has an escape of four digits that are not all ASCII (RFC 8259, section 7, wants them so). Jackson
     * looks at their low bytes alone, and takes a dotless i, U+0131, for a 1.
     */
    private static boolean hasOddEscape(String text) {
        for (int i = text.indexOf('\\'); i >= 0; i = text.indexOf('\\', i + 2)) {
            String after = text.substring(i + 1, Math.min(i + 6, text.length()));
            if (after.startsWith("u") && after.chars().anyMatch(digit -> digit > 0x7f)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Object tree(JsonNode node) {
        if (node.isObject()) {
            Map<String, @Nullable Object> members = new LinkedHashMap<>();
            node.properties().forEach(member -> members.put(member.getKey(), tree(member.getValue())));
            return members;
        }
        if (node.isArray()) {
            List<@Nullable Object> elements = new ArrayList<>();
            node.forEach(element -> elements.add(tree(element)));
            return elements;
        }
        if (node.isNumber()) {
            return node.decimalValue();
        }
        return node.isTextual() ? node.textValue() : node.isBoolean() ? node.booleanValue() : null;
    }
}
