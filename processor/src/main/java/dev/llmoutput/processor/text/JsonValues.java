package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.JsonStrings;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The values that authors write in annotations; they have been checked before any text is made of them. */
final class JsonValues {
    private JsonValues() {}

    /** The value of a JSON text. */
    static @Nullable Object read(String json) {
        return JsonTree.read(json, JsonLimits.DEFAULT);
    }

    /** The example of a component. */
    static Optional<Object> example(ComponentModel component, ContractModel model) {
        return component
                .refinements()
                .example()
                .flatMap(example -> JsonStrings.has(component.slot(), model)
                        ? Optional.of(example)
                        : Optional.ofNullable(read(example)));
    }

    /** A value as compact JSON. */
    static String text(@Nullable Object value) {
        JsonAppender json = new JsonAppender();
        json.value(value);
        return json.toString();
    }
}
