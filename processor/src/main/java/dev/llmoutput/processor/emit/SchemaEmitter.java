package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.text.SchemaText;

/** The face that is a JSON Schema. */
final class SchemaEmitter implements Emitter {
    private final ContractModel model;

    SchemaEmitter(ContractModel model) {
        this.model = model;
    }

    @Override
    public Members companion() {
        return Members.of(TextConstant.of(
                "JSON_SCHEMA", "The JSON Schema (2020-12) of what a strict reading takes.", SchemaText.of(model)));
    }
}
