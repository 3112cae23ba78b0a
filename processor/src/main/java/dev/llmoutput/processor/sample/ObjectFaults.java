package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is wrong with the members of an object. */
final class ObjectFaults {
    private final ValueFaults values;
    /** The components whose defaults are being filled in. */
    private final Set<Site> filling = new LinkedHashSet<>();

    ObjectFaults(ValueFaults values) {
        this.values = values;
    }

    void filling(ComponentModel component) {
        filling.add(component.site());
    }

    void check(Map<?, ?> members, RecordModel record, IssuePath path) {
        Set<String> unknown = new LinkedHashSet<>();
        members.keySet().forEach(name -> unknown.add((String) name));
        for (ComponentModel component : record.components()) {
            List<String> present = names(component).filter(members::containsKey).toList();
            IssuePath at = path.name(component.jsonName());
            if (present.isEmpty()) {
                absent(component, at);
            }
            present.forEach(name -> present(members.get(name), component, at));
            present.stream()
                    .filter(name -> !JsonTree.equal(members.get(name), members.get(present.get(0))))
                    .findFirst()
                    .ifPresent(name -> values.add(IssueCode.DUPLICATE_KEY, at, Map.of()));
            present.forEach(unknown::remove);
        }
        if (!unknown.isEmpty()) {
            values.add(IssueCode.UNRECOGNIZED_KEYS, path, Map.of("keys", List.copyOf(unknown)));
        }
    }

    private static Stream<String> names(ComponentModel component) {
        return Stream.concat(Stream.of(component.jsonName()), component.refinements().aliases().stream());
    }

    private void present(@Nullable Object value, ComponentModel component, IssuePath path) {
        boolean filled = value == null
                && component.slot().required()
                && !values.model().takesNull(component.slot())
                && component.refinements().defaultJson().isPresent();
        if (filled) {
            absent(component, path);
        } else {
            values.slot(value, component.slot(), path);
        }
    }

    private void absent(ComponentModel component, IssuePath path) {
        if (component.refinements().defaultJson().isPresent()) {
            fill(component, component.refinements().defaultJson().get(), path);
        } else if (component.required()) {
            Object expected = component.slot().shape().match(new ExpectedKind(values.model()));
            values.add(IssueCode.MISSING, path, Map.of("expected", expected));
        }
    }

    /** What is wrong with a default is said of the component that has it; here only whether filling in ends. */
    private void fill(ComponentModel component, String json, IssuePath path) {
        if (!filling.add(component.site())) {
            values.add(IssueCode.CUSTOM, path, Map.of("message", "the default fills itself in again without end"));
            return;
        }
        try {
            Object value = JsonTree.read(json, JsonLimits.DEFAULT);
            ValueFaults inner = values.nested(this);
            inner.slot(value, component.slot(), path);
            inner.issues().stream()
                    .filter(issue -> issue.code() == IssueCode.CUSTOM)
                    .forEach(issue -> values.add(issue.code(), issue.path(), issue.params()));
        } catch (JsonSyntaxException e) {
            // it is no JSON text, which is reported where it stands
        } finally {
            filling.remove(component.site());
        }
    }
}
