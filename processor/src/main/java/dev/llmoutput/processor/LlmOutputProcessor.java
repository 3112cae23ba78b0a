package dev.llmoutput.processor;

import com.google.auto.service.AutoService;
import dev.llmoutput.processor.read.OurAnnotations;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Generates {@code XxxOutput} beside each record {@code Xxx} that has {@code @LlmOutput}. */
@AutoService(Processor.class)
public final class LlmOutputProcessor extends AbstractProcessor {
    private final CompanionGenerator.Factory generators;
    private @Nullable Rounds rounds;

    /** The processor as the compiler makes it. */
    public LlmOutputProcessor() {
        this(CompanionWriter::new);
    }

    LlmOutputProcessor(CompanionGenerator.Factory generators) {
        this.generators = generators;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(
                OurAnnotations.OUTPUT,
                OurAnnotations.FIELD,
                OurAnnotations.CHECK,
                OurAnnotations.GENERATED,
                OurAnnotations.CONTRACT_DATA);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return ProcessorOptions.NAMES;
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        rounds = Rounds.of(environment, generators.create(environment));
    }

    /** Claims its annotations: nobody else has a use for them, and the compiler warns of what nobody claims. */
    @Override
    @SuppressWarnings("DoNotClaimAnnotations") // they are ours alone
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (rounds != null) {
            rounds.process(annotations, round);
        }
        return true;
    }
}
