package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.util.List;
import java.util.Optional;

/** What holds of an object round a whole reply, for one reply made from the seed. Each law answers whether it judged one. */
record RootLaws(Subject subject, long seed) {
    private static final List<String> MEMBERS = List.of("value", "items", "answer", "result", "data", "");

    /** D52: what is no object says the same in the object that providers want, right or wrong. */
    boolean objectRoundAValueSaysNothing() {
        Optional<String> member = subject.wrapper();
        if (member.isEmpty()) {
            return false;
        }
        JsonNode instance = subject.instance(seed);
        for (JsonNode reply : List.of(instance, new Faults(seed).in(instance))) {
            for (OutputType<?> type : List.of(subject.strict(), subject.tolerant())) {
                sameInside(type, reply, member.get());
            }
        }
        return true;
    }

    private void sameInside(OutputType<?> type, JsonNode reply, String member) {
        Parsed<?> bare = type.parse(reply.toString());
        Parsed<?> inside = type.parse(wrapped(member, reply).toString());
        if (bare instanceof Parsed.Ok<?> plain) {
            assertThat(inside).as("%s: %s", subject, reply).isInstanceOf(Parsed.Ok.class);
            Parsed.Ok<?> ok = (Parsed.Ok<?>) inside;
            assertThat(SameValue.of(ok.value(), plain.value()))
                    .as("%s: %s", subject, reply)
                    .isTrue();
            assertThat(ok.canonical()).as("%s", subject).isEqualTo(plain.canonical());
            assertThat(ok.changed()).as("%s: %s", subject, reply).isEqualTo(plain.changed());
        } else if (!reply.isObject() || !subject.isList()) { // that object would be the one round the list
            assertThat(Subject.issues(inside))
                    .as("%s: %s", subject, reply)
                    .extracting(issue -> issue.code() + " " + issue.path().toJsonPointer())
                    .isEqualTo(Subject.issues(bare).stream()
                            .map(issue -> pointer(issue, member))
                            .toList());
        }
    }

    private static String pointer(Issue issue, String member) {
        return issue.code() + " /" + member + issue.path().toJsonPointer();
    }

    /**
     * An object round what is an object already is not looked through: it is judged as it is, in both readings, bare and in
     * prose. Where nothing is required it may be read as an object without a member, as any other stranger is.
     */
    boolean objectRoundAnObjectIsNotIt() {
        if (!subject.schema().has("properties") || subject.wrapper().isPresent()) {
            return false;
        }
        JsonNode instance = subject.instance(seed);
        for (String member : MEMBERS) {
            if (!subject.schema().get("properties").has(member)) {
                String reply = wrapped(member, instance).toString();
                judgedAsItIs(subject.strict(), reply);
                judgedAsItIs(subject.tolerant(), reply);
                assertThat(subject.tolerant().parse("Here it is:\n" + reply + "\nAnything else?"))
                        .as("%s: %s", subject, reply)
                        .isInstanceOf(Parsed.Failed.class);
            }
        }
        return true;
    }

    private void judgedAsItIs(OutputType<?> type, String reply) {
        if (type.parse(reply) instanceof Parsed.Ok<?> ok) {
            assertThat(type.parse("{}")).as("%s: %s", subject, reply).isInstanceOf(Parsed.Ok.class);
            assertThat(ok.canonical())
                    .as("%s: %s", subject, reply)
                    .isEqualTo(((Parsed.Ok<?>) type.parse("{}")).canonical());
            assertThat(ok.changed()).as("%s: %s", subject, reply).isTrue();
        }
    }

    private static JsonNode wrapped(String member, JsonNode value) {
        return JsonNodeFactory.instance.objectNode().set(member, value);
    }
}
