package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.JsonStrings;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an author probably meant by a default or an example that does not fit, or else any that fits. */
public final class MeantValue {
    private final ContractModel model;
    private final ContractInterpreter interpreter;

    /** For the components of {@code model}. */
    public MeantValue(ContractModel model) {
        this.model = model;
        this.interpreter = new ContractInterpreter(model);
    }

    /** The JSON text that was meant by {@code json}: the same with quotes, without them, or in a list. */
    public Optional<String> ofDefault(String json, ComponentModel component) {
        return variants(json)
                .filter(variant ->
                        interpreter.faultsOfDefault(variant, component).isEmpty())
                .findFirst();
    }

    /** The same for an example; where it is a text, only quotes round it can be too many. */
    public Optional<String> ofExample(String example, ComponentModel component) {
        Stream<String> variants =
                JsonStrings.has(component.slot(), model) ? unquoted(example).stream() : variants(example);
        return variants.filter(variant ->
                        interpreter.faultsOfExample(variant, component).isEmpty())
                .findFirst();
    }

    /** What an example was meant to be that fits as a text with quotes in it, and without them as well. */
    public Optional<String> withoutQuotes(String example, ComponentModel component) {
        return JsonStrings.has(component.slot(), model) ? ofExample(example, component) : Optional.empty();
    }

    private static Stream<String> variants(String text) {
        Optional<String> inside = unquoted(text);
        boolean isContainer = text.startsWith("{") || text.startsWith("[");
        Stream<String> quoted =
                inside.isPresent() || isContainer ? Stream.empty() : Stream.of(json(text), "[" + json(text) + "]");
        return Stream.of(inside.stream(), Stream.of("[" + text + "]"), quoted).flatMap(variants -> variants);
    }

    /** What {@code text} holds if it is a JSON string. */
    private static Optional<String> unquoted(String text) {
        try {
            return JsonTree.read(text, JsonLimits.DEFAULT) instanceof String inside
                    ? Optional.of(inside)
                    : Optional.empty();
        } catch (JsonSyntaxException e) {
            return Optional.empty();
        }
    }

    /** A default that fits. A constraint is told with the fault, so only values without one need it. */
    public Optional<String> anyDefault(ComponentModel component) {
        return any(component).map(MeantValue::json);
    }

    /** An example that fits, in the same way. */
    public Optional<String> anyExample(ComponentModel component) {
        return any(component)
                .map(value -> JsonStrings.has(component.slot(), model) ? String.valueOf(value) : json(value));
    }

    private Optional<Object> any(ComponentModel component) {
        List<Object> some = component.slot().constraints().isEmpty()
                ? ScalarSamples.of(component.slot(), model).limit(1).toList()
                : List.of();
        return some.stream()
                .filter(value -> interpreter.issues(value, component.slot()).isEmpty())
                .findFirst();
    }

    private static String json(@Nullable Object value) {
        JsonAppender json = new JsonAppender();
        json.value(value);
        return json.toString();
    }
}
