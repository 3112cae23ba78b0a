package dev.llmoutput.processor;

import dev.llmoutput.processor.read.ContractReader;
import dev.llmoutput.processor.read.Defaults;
import dev.llmoutput.processor.read.Misplaced;
import dev.llmoutput.processor.read.Origins;
import dev.llmoutput.processor.read.OurAnnotations;
import dev.llmoutput.processor.report.ProblemPrinter;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.write.OutputFolder;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** The rounds of one compilation. */
final class Rounds {
    private final Contracts contracts;
    private final ProblemPrinter printer;
    private final Sources sources;

    private Rounds(Contracts contracts, ProblemPrinter printer, Sources sources) {
        this.contracts = contracts;
        this.printer = printer;
        this.sources = sources;
    }

    static Rounds of(ProcessingEnvironment environment, CompanionGenerator generator) {
        ProblemPrinter printer = new ProblemPrinter(environment.getMessager(), environment.getElementUtils());
        Problems problems = new Problems();
        Defaults defaults = ProcessorOptions.read(environment.getOptions(), problems);
        printer.print(problems);
        Sources sources = new Sources(SourceTrees.of(environment));
        OutputFolder output = new OutputFolder(environment.getFiler());
        ContractReader reader = new ContractReader(
                environment.getElementUtils(), defaults, new Origins(sources::contains, output::has));
        return new Rounds(
                new Contracts(
                        environment.getElementUtils(),
                        reader,
                        generator,
                        printer,
                        sources,
                        ProcessorOptions.extras(environment.getOptions())),
                printer,
                sources);
    }

    /** @param annotations those of ours that occur in this round */
    void process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (round.processingOver()) {
            contracts.reportWaiting();
            return;
        }
        sources.add(round);
        Problems problems = new Problems();
        annotations.forEach(annotation -> {
            for (Element element : round.getElementsAnnotatedWith(annotation)) {
                guarded(element, annotation, problems);
            }
        });
        printer.print(problems);
        contracts.processAll();
    }

    /** The boundary: a mistake of ours at one place hides nothing of what is wrong elsewhere. */
    private void guarded(Element element, TypeElement annotation, Problems problems) {
        try {
            take(element, annotation, problems);
        } catch (RuntimeException | StackOverflowError e) {
            String name = annotation.getQualifiedName().toString();
            Crash.of(e).report(() -> Misplaced.site(element, name), String.valueOf(element), problems);
        }
    }

    private void take(Element element, TypeElement annotation, Problems problems) {
        String name = annotation.getQualifiedName().toString();
        if (name.equals(OurAnnotations.OUTPUT)) {
            contracts.add((TypeElement) element);
        } else if (name.equals(OurAnnotations.FIELD)) {
            Misplaced.field(element, problems);
        } else if (name.equals(OurAnnotations.CHECK)) {
            Misplaced.check(element, problems);
        }
    }
}
