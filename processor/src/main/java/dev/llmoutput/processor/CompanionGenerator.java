package dev.llmoutput.processor;

import dev.llmoutput.processor.model.ContractModel;
import java.io.IOException;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/** Writes what belongs to a contract without errors. */
interface CompanionGenerator {
    /**
     * Writes the companion and its resources, once in a compilation.
     *
     * @param samples replies for tests, where they are wanted
     */
    void generate(ContractModel contract, Optional<String> samples) throws IOException;

    /** Makes a generator for one compilation. */
    interface Factory {
        /** A generator that writes where {@code environment} says. */
        CompanionGenerator create(ProcessingEnvironment environment);
    }
}
