package dev.llmoutput.processor.sample;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonKeys;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A JSON text in an annotation: its value, and what is wrong with its keys whatever it is for. */
final class GivenJson {
    private final JsonCursor in;
    private final Set<Issue> issues = new LinkedHashSet<>();
    private final @Nullable Object value;

    /** @throws dev.llmoutput.runtime.json.JsonSyntaxException if it is no JSON text or exceeds a limit */
    GivenJson(String json) {
        try (JsonCursor cursor = JsonCursor.of(json, JsonLimits.DEFAULT)) {
            in = cursor;
            value = value(IssuePath.ROOT);
            in.endDocument();
        }
    }

    /** The value as {@link JsonTree} makes it. */
    @Nullable
    Object value() {
        return value;
    }

    /** Keys that stand there again with another value, and keys that no schema may hold; each once. */
    List<Issue> issues() {
        return List.copyOf(issues);
    }

    /** A limit of the cursor bounds the depth of the recursion. */
    private @Nullable Object value(IssuePath path) {
        return switch (in.peek()) {
            case OBJECT -> object(path);
            case ARRAY -> array(path);
            default -> JsonTree.read(in);
        };
    }

    /** A given value stands in the schema, where providers refuse some keys. */
    private Map<String, @Nullable Object> object(IssuePath path) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        in.beginObject();
        while (in.nextName()) {
            String name = in.name();
            if (JsonKeys.isReserved(name)) {
                issues.add(Issue.custom(path, "providers refuse the key \"" + name + "\""));
            }
            Object member = value(path.name(name));
            if (members.containsKey(name) && !JsonTree.equal(members.get(name), member)) {
                issues.add(Issue.of(IssueCode.DUPLICATE_KEY, path.name(name), Map.of()));
            }
            members.put(name, member);
        }
        return members;
    }

    private List<@Nullable Object> array(IssuePath path) {
        List<@Nullable Object> items = new ArrayList<>();
        in.beginArray();
        while (in.nextElement()) {
            items.add(value(path.index(items.size())));
        }
        return items;
    }
}
