package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.util.List;
import java.util.Random;

/**
 * What holds of every contract, for one value or reply made from the seed. Each law answers whether there was something to
 * judge: a record may refuse a value that its schema takes, and a changed value may be a good one.
 */
record Laws(Subject subject, long seed) {
    /** C278, C006: a value is read back from its canonical text, and that text is final. */
    boolean valueComesBack() {
        Parsed<?> read = subject.parseStrictly(subject.instance(seed).toString());
        if (!(read instanceof Parsed.Ok<?> first)) {
            return false;
        }
        String canonical = subject.toJson(first.value());
        Parsed.Ok<?> again = ok(canonical);
        assertThat(SameValue.of(again.value(), first.value()))
                .as("%s: %s", subject, canonical)
                .isTrue();
        assertThat(again.canonical()).as("%s", subject).isEqualTo(canonical).isEqualTo(first.canonical());
        assertThat(again.changed()).as("%s: %s", subject, canonical).isFalse();
        assertThat(subject.validate(first.value()))
                .as("%s: %s", subject, canonical)
                .isEmpty();
        return true;
    }

    /** C081: the order of keys of a record and white space say nothing. */
    boolean orderAndSpaceSayNothing() {
        JsonNode instance = subject.instance(seed);
        if (!(subject.parseStrictly(instance.toString()) instanceof Parsed.Ok<?> first)) {
            return false;
        }
        String reply = Shuffled.of(instance, subject.schema(), new Random(seed)).toPrettyString();
        Parsed.Ok<?> other = ok(reply);
        assertThat(SameValue.of(other.value(), first.value()))
                .as("%s: %s", subject, reply)
                .isTrue();
        assertThat(other.canonical()).as("%s: %s", subject, reply).isEqualTo(first.canonical());
        assertThat(other.changed()).as("%s: %s", subject, reply).isEqualTo(first.changed());
        return true;
    }

    /** Each issue leads to the value that it is about, or to the place where a key or a tag is missing. */
    boolean pathsLeadToTheirValues() {
        JsonNode reply = new Faults(seed).in(subject.instance(seed));
        List<Issue> issues = Subject.issues(subject.parseStrictly(reply.toString()));
        issues.stream().filter(issue -> !Subject.isHidden(issue)).forEach(issue -> leads(issue, reply));
        return !issues.isEmpty();
    }

    private void leads(Issue issue, JsonNode reply) {
        String pointer = issue.path().toJsonPointer();
        JsonNode place = reply.at(pointer);
        boolean mayBeMissing = issue.code() == IssueCode.INVALID_UNION || issue.code() == IssueCode.CUSTOM;
        if (issue.code() == IssueCode.MISSING || (mayBeMissing && place.isMissingNode())) {
            assertThat(place.isMissingNode())
                    .as("%s: %s: %s", subject, issue, reply)
                    .isTrue();
            assertThat(reply.at(pointer.substring(0, pointer.lastIndexOf('/'))).isObject())
                    .as("%s: %s: %s", subject, issue, reply)
                    .isTrue();
        } else {
            assertThat(place.isMissingNode())
                    .as("%s: %s: %s", subject, issue, reply)
                    .isFalse();
        }
        if (issue.params().get("value") instanceof String value && place.isTextual() && !value.equals("<secret>")) {
            assertThat(value).as("%s: %s: %s", subject, issue, reply).isEqualTo(place.textValue());
        }
    }

    /** Several things that are wrong are told of in the order of the reply, whatever the order of its keys. */
    boolean issuesComeInTheOrderOfTheReply() {
        Random random = new Random(seed);
        JsonNode reply = subject.instance(seed);
        Faults faults = new Faults(seed);
        for (int i = 2 + random.nextInt(5); i > 0; i--) {
            reply = faults.in(reply);
        }
        String text = repeating(Shuffled.of(reply, subject.schema(), random), random);
        DocumentOrder order = new DocumentOrder(text, subject.schema());
        List<Issue> strict = Subject.issues(subject.parseStrictly(text));
        order.check(strict);
        order.check(Subject.issues(subject.tolerant().parse(text)));
        return strict.size() > 1;
    }

    /** The JSON of a value, where now and then a member with a scalar stands once more with another. */
    private static String repeating(JsonNode value, Random random) {
        StringBuilder text = new StringBuilder();
        if (value instanceof ObjectNode object) {
            object.properties().forEach(member -> {
                text.append(text.isEmpty() ? "" : ",").append(new TextNode(member.getKey()));
                text.append(':').append(repeating(member.getValue(), random));
                if (member.getValue().isValueNode() && random.nextInt(12) == 0) {
                    text.append(',').append(new TextNode(member.getKey())).append(":17.5");
                }
            });
            return "{" + text + "}";
        }
        if (value instanceof ArrayNode array) {
            array.forEach(item -> text.append(text.isEmpty() ? "" : ",").append(repeating(item, random)));
            return "[" + text + "]";
        }
        return value.toString();
    }

    /** C268: what is wrong with a value made in code is what is wrong with its text, in the same order and words. */
    boolean validationFindsWhatReadingFinds() {
        Parsed<?> read = subject.parseStrictly(subject.instance(seed).toString());
        if (!(read instanceof Parsed.Ok<?> first)) {
            return false;
        }
        Object value;
        try {
            value = new ChangedValue(new Random(seed)).of(first.value());
        } catch (ReflectiveOperationException refused) {
            return false;
        }
        List<Issue> issues = Subject.issues(subject.parseStrictly(subject.toJson(value)));
        assertThat(subject.validate(value))
                .as("%s: %s", subject, value)
                .extracting(Issue::toString)
                .isEqualTo(issues.stream().map(Issue::toString).toList());
        return !issues.isEmpty();
    }

    private Parsed.Ok<?> ok(String json) {
        Parsed<?> read = subject.parseStrictly(json);
        assertThat(read).as("%s: %s", subject, json).isInstanceOf(Parsed.Ok.class);
        return (Parsed.Ok<?>) read;
    }
}
