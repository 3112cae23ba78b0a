package dev.llmoutput.processor;

import dev.llmoutput.processor.check.ContractChecks;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.read.Companions;
import dev.llmoutput.processor.read.ContractReader;
import dev.llmoutput.processor.read.ReadContract;
import dev.llmoutput.processor.read.Roots;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.ProblemPrinter;
import dev.llmoutput.processor.report.Problems;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Takes annotated types through the stages, gate by gate: can it be a root, is its companion's name free, read, check,
 * generate. A type that mentions another which nobody has written yet waits for the next round, by name, since the
 * compiler's own objects go stale between rounds.
 */
final class Contracts {
    private final Elements elements;
    private final ContractReader reader;
    private final CompanionGenerator generator;
    private final ProblemPrinter printer;
    private final Companions companions;
    private final Sources sources;
    private final Extras extras;
    private final Set<String> waiting = new LinkedHashSet<>();

    Contracts(
            Elements elements,
            ContractReader reader,
            CompanionGenerator generator,
            ProblemPrinter printer,
            Sources sources,
            Extras extras) {
        this.extras = extras;
        this.elements = elements;
        this.reader = reader;
        this.generator = generator;
        this.printer = printer;
        this.companions = new Companions(elements);
        this.sources = sources;
    }

    /** Adds a type to those that the next {@link #processAll} takes. */
    void add(TypeElement type) {
        waiting.add(type.getQualifiedName().toString());
    }

    /** Takes every type that waits as far as it goes in this round. */
    void processAll() {
        Set<String> now = new LinkedHashSet<>(waiting);
        waiting.clear();
        now.forEach(name -> guarded(name, this::process));
    }

    /** Reports, after the last round, what keeps types waiting. */
    void reportWaiting() {
        waiting.forEach(name -> guarded(name, this::reportUnresolved));
    }

    private void process(TypeElement type) {
        Problems problems = new Problems();
        Roots.check(type, problems);
        Site site = Roots.site(type);
        companions
                .claim(site.type())
                .ifPresent(owner -> problems.add(
                        ProblemCode.COMPANION_CLASH,
                        site,
                        site.type().companion().canonicalName(),
                        owner));
        if (problems.hasErrors()) {
            printer.print(problems);
            return;
        }
        ReadContract contract = reader.read(type);
        if (contract.unresolved().isEmpty()) {
            finish(contract);
        } else {
            add(type);
        }
    }

    private void finish(ReadContract contract) {
        Problems problems = contract.problems();
        ContractChecks.check(contract.model(), problems);
        if (!problems.hasErrors()) {
            SchemaSizes.check(contract.model(), problems);
            extras.tell(contract.model(), problems);
            generate(contract, problems);
        }
        print(contract, problems);
    }

    private void print(ReadContract contract, Problems problems) {
        Problems sorted = problems.sorted(new DeclarationOrder(contract.model()));
        printer.print(sorted, site -> contract.shown(site, sources::contains));
    }

    private void generate(ReadContract contract, Problems problems) {
        try {
            generator.generate(contract.model(), extras.samples(contract.model(), problems));
        } catch (IOException e) {
            ClassRef companion = contract.model().type().companion();
            problems.add(
                    ProblemCode.CANNOT_WRITE,
                    contract.model().site(),
                    companion.canonicalName(),
                    String.valueOf(e.getMessage()));
        }
    }

    /** Of what is unknown in sources, the compiler speaks itself. */
    private void reportUnresolved(TypeElement type) {
        ReadContract contract = reader.read(type);
        Problems problems = contract.problems();
        ContractChecks.check(contract.model(), problems);
        contract.unresolved().stream()
                .filter(unknown -> !sources.contains(unknown.site().type()))
                .forEach(unknown -> problems.add(ProblemCode.UNRESOLVED_TYPE, unknown.site(), unknown.name()));
        print(contract, problems);
    }

    /** A stage for one type. */
    private interface Stage {
        void run(TypeElement type);
    }

    /** The boundary: a mistake of ours costs one type its companion, not the whole compilation. */
    private void guarded(String name, Stage stage) {
        try {
            stage.run(Objects.requireNonNull(elements.getTypeElement(name), "no such type any more"));
        } catch (RuntimeException | StackOverflowError e) {
            Problems problems = new Problems();
            Crash.of(e).report(() -> Roots.site(elements.getTypeElement(name)), name, problems);
            printer.print(problems);
        }
    }
}
