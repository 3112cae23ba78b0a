package dev.llmoutput.samples.reflection;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.jsontype.JsonOutput;
import dev.llmoutput.runtime.jsontype.JsonValidation;
import java.util.List;
import java.util.Map;

/**
 * The shape of a reflection: an object with a list of facts. It knows nothing of facts: one bad fact must not cost the
 * good ones, so what a fact is remains with {@link FactRules}.
 */
final class Envelope {
    static final JsonOutput<List<?>> TYPE = JsonOutput.of(Envelope::facts)
            .withName("reflection")
            .withHint("Answer with one JSON object and nothing else: {\"facts\": [{\"text\": string, \"audience\":"
                    + " \"org\" | \"user\" | \"repo\" | \"channel\", \"confidence\": number from 0 to 1,"
                    + " \"keywords\": [string]}]}")
            .withMaxRetries(0);

    private Envelope() {}

    private static JsonValidation<List<?>> facts(Object json) {
        if (!(json instanceof Map<?, ?> envelope)) {
            return invalid(IssueCode.INVALID_TYPE, IssuePath.ROOT, "an object", json);
        }
        Object facts = envelope.get("facts");
        if (facts instanceof List<?> list) {
            return JsonValidation.valid(list, json);
        }
        return envelope.containsKey("facts")
                ? invalid(IssueCode.INVALID_TYPE, IssuePath.ROOT.name("facts"), "an array", facts)
                : JsonValidation.invalid(List.of(
                        Issue.of(IssueCode.MISSING, IssuePath.ROOT.name("facts"), Map.of("expected", "an array"))));
    }

    private static JsonValidation<List<?>> invalid(IssueCode code, IssuePath path, String expected, Object seen) {
        return JsonValidation.invalid(
                List.of(Issue.of(code, path, Map.of("expected", expected, "received", typeOf(seen)))));
    }

    private static String typeOf(Object json) {
        if (json == null) {
            return "null";
        }
        if (json instanceof Map) {
            return "object";
        }
        return json instanceof List ? "array" : json instanceof String ? "string" : "number or boolean";
    }
}
