package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Replies that a contract takes, and for each of its rules one that breaks that rule alone, with the issue that reading it
 * must give. They hold for both readings. What only code of the author can judge is left out: rules over several
 * components, constructors and codecs may still refuse a reply that is valid here.
 */
public final class ContractSamples {
    private final List<Sample> samples;
    private final List<Site> unknown;

    private ContractSamples(List<Sample> samples, List<Site> unknown) {
        this.samples = samples;
        this.unknown = unknown;
    }

    /** The samples of {@code model}, which has no errors; the same ones each time. */
    public static ContractSamples of(ContractModel model) {
        Slot root = new Slot(model.root(), Slot.Absence.REQUIRED, List.of());
        ValidValues complete = new ValidValues(model, true);
        Optional<Object> value = complete.of(root, 0)
                .filter(tree ->
                        new ContractInterpreter(model).issues(tree, root).isEmpty());
        List<Site> unknown =
                complete.unknown().stream().map(ComponentModel::site).toList();
        if (value.isEmpty()) {
            return new ContractSamples(List.of(), unknown.isEmpty() ? List.of(model.site()) : unknown);
        }
        SampleWalk walk = new SampleWalk(model, complete, root);
        walk.valid("complete", value.get());
        new ValidValues(model, false).of(root, 0).ifPresent(tree -> walk.valid("least", tree));
        walk.through(value.get());
        List<Sample> samples = new ArrayList<>(walk.samples());
        String whole = SampleWalk.text(value.get());
        samples.add(cut(whole));
        new ValidValues(model, true)
                .of(root, 1)
                .flatMap(other -> repeated(value.get(), other))
                .ifPresent(samples::add);
        return new ContractSamples(samples.stream().distinct().toList(), unknown);
    }

    private static Sample cut(String whole) {
        String reply = whole.substring(0, whole.length() - 1);
        try {
            JsonTree.read(reply, JsonLimits.DEFAULT);
            throw new IllegalStateException("is still JSON: " + reply);
        } catch (JsonSyntaxException e) {
            return new Sample("truncated", Optional.of(e.issue()), reply);
        }
    }

    /** One key twice, with two values. */
    private static Optional<Sample> repeated(Object value, Object other) {
        if (!(value instanceof Map<?, ?> members) || !(other instanceof Map<?, ?> others)) {
            return Optional.empty();
        }
        return members.keySet().stream()
                .map(String.class::cast)
                .filter(name -> others.containsKey(name) && !JsonTree.equal(members.get(name), others.get(name)))
                .findFirst()
                .map(name -> repeated(members, name, others.get(name)));
    }

    private static Sample repeated(Map<?, ?> members, String name, @Nullable Object first) {
        String head = SampleWalk.text(Collections.singletonMap(name, first));
        String reply = head.substring(0, head.length() - 1) + ","
                + SampleWalk.text(members).substring(1);
        return new Sample(
                "repeated key",
                Optional.of(Issue.of(IssueCode.DUPLICATE_KEY, IssuePath.ROOT.name(name), Map.of())),
                reply);
    }

    /** Where no value was found that fits. */
    public List<Site> unknown() {
        return unknown;
    }

    /** One JSON object on each line; empty if nothing was found. */
    public Optional<String> lines() {
        return Optional.of(samples)
                .filter(any -> !any.isEmpty())
                .map(all -> all.stream().map(sample -> sample.line() + "\n").collect(Collectors.joining()));
    }
}
