package dev.llmoutput.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Knows the options, and does nothing. The compiler asks a processor for its options only if one of its annotations occurs,
 * and warns of options that nobody knows: without this one, of those of a whole build in each module without contracts.
 */
@AutoService(Processor.class)
public final class OptionsProcessor extends AbstractProcessor {
    /** The processor as the compiler makes it. */
    public OptionsProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public Set<String> getSupportedOptions() {
        return ProcessorOptions.NAMES;
    }

    /** Claims nothing: the annotations are those of others. */
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return false;
    }
}
