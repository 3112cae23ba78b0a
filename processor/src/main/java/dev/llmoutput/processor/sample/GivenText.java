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

/**
 * What an author gives for a component: a default, which is a JSON text, or an example, which is the text itself where a
 * string is wanted. It knows what is wrong with it, and what was probably meant.
 */
public final class GivenText {
    private final String text;
    private final ComponentModel component;
    private final ContractModel model;
    private final ContractInterpreter interpreter;
    private final boolean isDefault;
    private final boolean isJson;

    private GivenText(String text, ComponentModel component, ContractModel model, boolean isDefault) {
        this.text = text;
        this.component = component;
        this.model = model;
        this.interpreter = new ContractInterpreter(model);
        this.isDefault = isDefault;
        this.isJson = isDefault || !JsonStrings.has(component.slot(), model);
    }

    /** The default of a component of {@code model}. */
    public static Optional<GivenText> defaultOf(ComponentModel component, ContractModel model) {
        return component.refinements().defaultJson().map(text -> new GivenText(text, component, model, true));
    }

    /** Its example. */
    public static Optional<GivenText> exampleOf(ComponentModel component, ContractModel model) {
        return component.refinements().example().map(text -> new GivenText(text, component, model, false));
    }

    /** As it is written. */
    public String text() {
        return text;
    }

    /** One line for each thing that is wrong with it. */
    public List<String> faults() {
        return faults(text);
    }

    private List<String> faults(String variant) {
        return isDefault
                ? interpreter.faultsOfDefault(variant, component)
                : interpreter.faultsOfExample(variant, component);
    }

    /** What fits in its place: the same with quotes, without them, or in a list. */
    public Optional<String> meant() {
        return (isJson ? variants(text) : unquoted(text).stream())
                .filter(variant -> faults(variant).isEmpty())
                .findFirst();
    }

    /** The same without the quotes that are in the text itself, if it fits with them and without them. */
    public Optional<String> withoutQuotes() {
        return isJson ? Optional.empty() : meant();
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

    /** Anything that fits. A constraint is told with the fault, so only values without one need it. */
    public Optional<String> any() {
        List<Object> some = component.slot().constraints().isEmpty()
                ? ScalarSamples.of(component.slot(), model).limit(1).toList()
                : List.of();
        return some.stream()
                .filter(value -> interpreter.issues(value, component.slot()).isEmpty())
                .map(value -> isJson ? json(value) : String.valueOf(value))
                .findFirst();
    }

    private static String json(@Nullable Object value) {
        JsonAppender json = new JsonAppender();
        json.value(value);
        return json.toString();
    }
}
