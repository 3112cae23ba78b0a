package dev.llmoutput.runtime.jsontype;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A labelled point whose validator strips, trims, lowers and fills in, as a schema of another library might. */
record Point(BigDecimal a, BigDecimal b, String label) {
    static final JsonOutput<Point> TYPE = JsonOutput.of(Point::validate);

    static JsonValidation<Point> validate(@Nullable Object json) {
        if (!(json instanceof Map<?, ?> object)) {
            return JsonValidation.invalid(List.of(invalidType(IssuePath.ROOT, "an object", json)));
        }
        List<Issue> issues = new ArrayList<>();
        BigDecimal a = number(object, "a", issues);
        BigDecimal b = number(object, "b", issues);
        if (a == null || b == null) {
            return JsonValidation.invalid(issues);
        }
        String label = object.get("label") instanceof String text ? text.strip().toLowerCase(Locale.ROOT) : "none";
        Map<String, Object> kept = new LinkedHashMap<>();
        kept.put("a", a);
        kept.put("b", b);
        kept.put("label", label);
        return JsonValidation.valid(new Point(a, b, label), kept);
    }

    private static @Nullable BigDecimal number(Map<?, ?> object, String key, List<Issue> issues) {
        if (object.get(key) instanceof BigDecimal number) {
            return number;
        }
        issues.add(invalidType(IssuePath.ROOT.name(key), "a number", object.get(key)));
        return null;
    }

    private static Issue invalidType(IssuePath path, String expected, @Nullable Object json) {
        String received = json == null
                ? "null"
                : json instanceof List
                        ? "array"
                        : json.getClass()
                                .getSimpleName()
                                .toLowerCase(Locale.ROOT)
                                .replace("big", "");
        return Issue.of(IssueCode.INVALID_TYPE, path, Map.of("expected", expected, "received", received));
    }
}
