package dev.llmoutput.processor;

import dev.llmoutput.processor.emit.RootMember;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.text.HintText;
import dev.llmoutput.processor.text.SchemaText;
import java.nio.charset.StandardCharsets;

/** Warns of a schema that is too large to be sent along with a request. */
final class SchemaSizes {
    /** UTF-8 bytes of the compact text. */
    private static final int LARGEST = 65_536;

    private SchemaSizes() {}

    /** Tells what the contract costs in a prompt. */
    static void tell(ContractModel contract, Problems problems) {
        problems.add(
                ProblemCode.CONTRACT_SIZE,
                contract.site(),
                String.valueOf(HintText.of(contract).length()),
                String.valueOf(SchemaText.of(contract).length()));
    }

    /** What {@code structuredOutput()} sends, which puts a value that is no object into one. */
    private static String sent(ContractModel contract) {
        String schema = SchemaText.allRequired(contract);
        return RootMember.of(contract)
                .map(member -> inMember(schema, contract.name(), member))
                .orElse(schema);
    }

    /** As long as what the runtime makes of it when it is sent; the order of members may be another. */
    static String inMember(String schema, String name, String member) {
        String root = "\"$ref\":\"#\"";
        String object = "\"type\":\"object\",\"properties\":{\"" + member + "\":{}},\"required\":[\"" + member
                + "\"],\"additionalProperties\":false";
        if (!schema.contains(root)) {
            return object + schema;
        }
        String definition = "\"$ref\":\"#/$defs/" + name + "\"";
        String definitions = schema.contains(",\"$defs\":{") ? "" : ",\"$defs\":{";
        return object + definition + definitions + "\"" + name + "\":{}," + schema.replace(root, definition);
    }

    static void check(ContractModel contract, Problems problems) {
        int bytes = sent(contract).getBytes(StandardCharsets.UTF_8).length;
        if (bytes > LARGEST) {
            problems.add(ProblemCode.LARGE_SCHEMA, contract.site(), String.valueOf(bytes), String.valueOf(LARGEST));
        }
    }
}
