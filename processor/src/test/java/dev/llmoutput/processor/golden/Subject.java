package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Whatever laws hold for: a contract, or a list of what it describes as a whole reply. */
record Subject(
        String name,
        JsonNode schema,
        Function<Clock, OutputType<?>> strictAt,
        OutputType<?> strict,
        OutputType<?> tolerant,
        Function<Object, List<Issue>> validation,
        Function<Object, String> writer,
        Supplier<StructuredOutputOptions> forProviders) {

    /** All companions of a compilation, each once as it is and once as a list. */
    static List<Subject> allOf(Compiled compiled) {
        List<Subject> all = new ArrayList<>();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            all.add(new Subject(name, companion));
            all.add(listOf(name, companion));
        }
        return all;
    }

    Subject(String name, Companion companion) {
        this(
                name,
                SchemaWalk.tree(companion.schema()),
                clock -> (OutputType<?>) companion.call("type", at(clock)),
                companion.strict(),
                (OutputType<?>) companion.call("type", ReadOptions.of(Reading.TOLERANT)),
                companion::validate,
                companion::toJson,
                () -> (StructuredOutputOptions) companion.call("structuredOutput"));
    }

    @SuppressWarnings("unchecked") // a list of what the same contract has read
    static Subject listOf(String name, Companion companion) {
        ListOutput<Object> strict = (ListOutput<Object>) companion.call("list", ReadOptions.of(Reading.STRICT));
        return new Subject(
                name + ".list()",
                SchemaWalk.tree(strict.jsonSchema()),
                clock -> (OutputType<?>) companion.call("list", at(clock)),
                strict,
                (ListOutput<Object>) companion.call("list", ReadOptions.of(Reading.TOLERANT)),
                value -> strict.validate((List<Object>) value),
                value -> strict.toJson((List<Object>) value),
                strict::structuredOutput);
    }

    private static ReadOptions at(Clock clock) {
        return ReadOptions.of(Reading.STRICT).withClock(clock);
    }

    boolean isList() {
        return name.endsWith(".list()");
    }

    JsonNode instance(long seed) {
        return new Instances(schema, seed).next();
    }

    /** The only member of the object round a value, which providers want where the value is no record's object. */
    Optional<String> wrapper() {
        JsonNode wanted = SchemaWalk.tree(forProviders.get().schemaJson()).path("properties");
        Iterator<String> names = wanted.fieldNames();
        return wanted.size() == 1
                ? Optional.of(names.next())
                        .filter(name -> !schema.path("properties").has(name))
                : Optional.empty();
    }

    Parsed<?> parseStrictly(String reply) {
        return strict.parse(reply);
    }

    List<Issue> validate(Object value) {
        return validation.apply(value);
    }

    String toJson(Object value) {
        return writer.apply(value);
    }

    /** What is wrong with a reply; empty if nothing is. */
    static List<Issue> issues(Parsed<?> parsed) {
        return parsed.match(ok -> List.of(), failed -> failed.failure().issues());
    }

    /** Whether the place of an issue is a key that is a secret itself, so that its path does not lead there. */
    static boolean isHidden(Issue issue) {
        return issue.path().elements().contains("<secret>");
    }

    @Override
    public String toString() {
        return name;
    }
}
