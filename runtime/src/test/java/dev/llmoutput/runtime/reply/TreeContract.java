package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** A contract by hand: the names that it knows, and how many issues a tree has. */
final class TreeContract implements CandidateReader<TreeContract.Reading> {
    private final List<String> names;
    private final ToIntFunction<@Nullable Object> issues;
    private JsonLimits limits = JsonLimits.DEFAULT;
    private boolean choices;
    /** The characters of all values that were read. */
    long read;

    private TreeContract(List<String> names, ToIntFunction<@Nullable Object> issues) {
        this.names = names;
        this.issues = issues;
    }

    /** An object with a text for each of these names; a number is taken for a text, other names are left out. */
    static TreeContract texts(String... names) {
        return new TreeContract(List.of(names), tree -> {
            if (!(tree instanceof Map<?, ?> object)) {
                return 1;
            }
            int found = 0;
            for (String name : names) {
                Object value = object.get(name);
                found += value instanceof String || value instanceof Number ? 1 : 0;
            }
            return names.length - found;
        });
    }

    /** An object that may have these names and has those that are required. */
    static TreeContract objects(List<String> names, List<String> required) {
        return new TreeContract(names, tree -> {
            long found = tree instanceof Map<?, ?> object
                    ? required.stream().filter(object::containsKey).count()
                    : -1;
            return (int) (required.size() - found);
        });
    }

    /** Any object with at least one of these names, or a list of them. */
    static TreeContract any(String... names) {
        return new TreeContract(List.of(names), tree -> 0);
    }

    /** A list of objects with at least one of these names. */
    static TreeContract list(String... names) {
        return new TreeContract(List.of(names), tree -> {
            boolean objects = tree instanceof List<?> list && list.stream().allMatch(item -> item instanceof Map);
            return objects ? 0 : 1;
        });
    }

    /** The same contract under other limits. */
    TreeContract with(JsonLimits newLimits) {
        limits = newLimits;
        return this;
    }

    /** The same contract, where each text is one of a few. */
    TreeContract offeringChoices() {
        choices = true;
        return this;
    }

    record Reading(@Nullable Object tree, int issues) {}

    @Override
    public boolean knows(String name) {
        return names.isEmpty() || names.contains(name);
    }

    @Override
    public Reading read(MendedText candidate) {
        read += candidate.end() - candidate.start();
        try (JsonCursor in = new JsonCursor()) {
            in.open(candidate.text(), candidate.start(), candidate.end(), limits);
            Object tree = JsonTree.read(in);
            in.endDocument();
            return new Reading(tree, issues.applyAsInt(tree));
        }
    }

    @Override
    public boolean offers(String value, int places) {
        return choices && JsonTree.read(value, limits) != null;
    }

    @Override
    public int issues(Reading reading) {
        return reading.issues();
    }

    @Override
    public boolean isElement(Reading reading) {
        return false;
    }

    @Override
    public String canonical(Reading reading) {
        JsonAppender out = new JsonAppender();
        out.value(kept(reading.tree()));
        return out.toString();
    }

    /** The tree without the names that the contract does not know. */
    @Nullable
    Object kept(@Nullable Object tree) {
        if (!(tree instanceof Map<?, ?> object) || names.isEmpty()) {
            return tree;
        }
        Map<String, @Nullable Object> kept = new LinkedHashMap<>();
        for (String name : names) {
            if (object.containsKey(name)) {
                kept.put(name, object.get(name));
            }
        }
        return kept;
    }

    /** What is chosen from {@code reply}, if it fits. */
    Optional<Object> choose(String reply, boolean arrays) {
        return Optional.ofNullable(ReplyChoice.of(reply, arrays, limits, this))
                .filter(choice -> choice.reading().issues() == 0)
                .map(choice -> kept(choice.reading().tree()));
    }
}
