package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the places of issues are in a reply. An issue stands where its value ends, so behind all that are about what is in
 * it. At the end of a record there are first the keys that are missing, in the order of the record, then those that are
 * unknown, then what its constructor and its rules say, wherever their paths lead.
 */
final class DocumentOrder {
    private final Map<String, List<Integer>> ends = new HashMap<>();
    private final SchemaWalk walk;
    private final JsonNode reply;

    DocumentOrder(String text, JsonNode schema) {
        this.walk = new SchemaWalk(schema);
        this.reply = SchemaWalk.tree(text);
        try (JsonParser parser = SchemaWalk.MAPPER.createParser(text)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken().isScalarValue()
                        || parser.currentToken().isStructEnd()) {
                    ends.computeIfAbsent(pointer(parser), place -> new ArrayList<>())
                            .add((int) parser.currentTokenLocation().getCharOffset());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String pointer(JsonParser parser) {
        return parser.getParsingContext().pathAsPointer().toString();
    }

    /** Makes sure that the issues come in this order. */
    void check(List<Issue> issues) {
        long last = -1;
        for (Issue issue : issues) {
            if (Subject.isHidden(issue)) {
                continue;
            }
            long before = last;
            last = positions(issue).stream()
                    .filter(position -> position >= before)
                    .mapToLong(position -> position)
                    .min()
                    .orElse(-1);
            assertThat(last).as("%s in %s", issues, reply).isGreaterThanOrEqualTo(0);
        }
    }

    /** Where an issue may stand, given that a key may be there twice. */
    private List<Long> positions(Issue issue) {
        String place = issue.path().toJsonPointer();
        String parent = place.isEmpty() ? "" : place.substring(0, place.lastIndexOf('/'));
        if (issue.code() == IssueCode.MISSING) {
            return at(
                    parent,
                    1 + declared(parent, JsonPointer.compile(place).last().getMatchingProperty()));
        }
        if (issue.code() == IssueCode.UNRECOGNIZED_KEYS) {
            return at(place, 500);
        }
        List<Long> positions = new ArrayList<>(at(place, issue.code() == IssueCode.CUSTOM ? 501 : 0));
        if (issue.code() == IssueCode.CUSTOM || positions.isEmpty()) {
            positions.addAll(at(parent, 501));
        }
        return positions;
    }

    private List<Long> at(String place, int rank) {
        return ends.getOrDefault(place, List.of()).stream()
                .map(end -> end * 1_000L + rank)
                .toList();
    }

    /** The how-manieth component of the record at {@code pointer} has that name. */
    private int declared(String pointer, String name) {
        JsonNode schema = walk.root();
        JsonNode value = reply;
        for (JsonPointer step = JsonPointer.compile(pointer); !step.matches(); step = step.tail()) {
            JsonNode resolved = walk.resolved(schema, value);
            schema = value.isArray() ? resolved.path("items") : SchemaWalk.member(resolved, step.getMatchingProperty());
            value = value.isArray() ? value.path(step.getMatchingIndex()) : value.path(step.getMatchingProperty());
        }
        List<String> names = new ArrayList<>();
        walk.resolved(schema, value).path("properties").fieldNames().forEachRemaining(names::add);
        assertThat(names.isEmpty() || names.contains(name))
                .as("%s at %s in %s", name, pointer, reply)
                .isTrue();
        return names.indexOf(name);
    }
}
