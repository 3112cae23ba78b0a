package dev.llmoutput.processor;

import dev.llmoutput.processor.emit.OutputTypeAssembler;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.write.UnitWriter;
import java.io.IOException;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.util.Elements;

/** Assembles the companion of a contract and writes it. */
final class CompanionWriter implements CompanionGenerator {
    private final Elements elements;
    private final UnitWriter writer;

    CompanionWriter(ProcessingEnvironment environment) {
        this.elements = environment.getElementUtils();
        this.writer = new UnitWriter(environment.getFiler());
    }

    @Override
    public void generate(ContractModel contract, Optional<String> samples) throws IOException {
        writer.write(
                OutputTypeAssembler.assemble(contract, LlmOutputProcessor.class.getName())
                        .withSamples(samples),
                elements.getTypeElement(contract.type().canonicalName()));
    }
}
