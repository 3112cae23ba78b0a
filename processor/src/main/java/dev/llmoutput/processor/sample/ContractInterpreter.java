package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.JsonStrings;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells what a strict reading that refuses unknown keys would find wrong with a JSON value, from the contract alone.
 * Constructors and rules of records are beyond it: they are not there yet while a contract is compiled.
 */
public final class ContractInterpreter {
    private final ContractModel model;

    /** An interpreter of the types in {@code model}. */
    public ContractInterpreter(ContractModel model) {
        this.model = model;
    }

    /** What is wrong with the default of {@code component}, which must not fill itself in; one line for each thing. */
    public List<String> faultsOfDefault(String json, ComponentModel component) {
        return faults(json, component, true);
    }

    /** What is wrong with an example of {@code component}: the text itself where a string is wanted, else a JSON text. */
    public List<String> faultsOfExample(String example, ComponentModel component) {
        return JsonStrings.has(component.slot(), model)
                ? texts(issues(example, component.slot()))
                : faults(example, component, false);
    }

    private List<String> faults(String json, ComponentModel component, boolean isDefault) {
        try {
            ValueFaults faults = new ValueFaults(model);
            if (isDefault) {
                faults.filling(component);
            }
            GivenJson given = new GivenJson(json);
            faults.slot(given.value(), component.slot(), IssuePath.ROOT);
            return texts(Stream.concat(given.issues().stream(), faults.issues().stream())
                    .toList());
        } catch (JsonSyntaxException e) {
            return texts(List.of(e.issue()));
        }
    }

    private static List<String> texts(List<Issue> issues) {
        return issues.stream().map(Issue::toString).toList();
    }

    /** What is wrong with a value, a tree as {@link JsonTree} makes it; paths begin at the slot. */
    List<Issue> issues(@Nullable Object value, Slot slot) {
        ValueFaults faults = new ValueFaults(model);
        faults.slot(value, slot, IssuePath.ROOT);
        return faults.issues();
    }
}
