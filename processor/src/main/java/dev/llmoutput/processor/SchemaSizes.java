package dev.llmoutput.processor;

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

    static void check(ContractModel contract, Problems problems) {
        int bytes = SchemaText.allRequired(contract).getBytes(StandardCharsets.UTF_8).length;
        if (bytes > LARGEST) {
            problems.add(ProblemCode.LARGE_SCHEMA, contract.site(), String.valueOf(bytes), String.valueOf(LARGEST));
        }
    }
}
