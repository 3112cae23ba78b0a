package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.ArrayList;
import java.util.List;

/** What goes wrong while one contract is read: problems to report, and types to wait for. */
final class Findings {
    private final Problems problems = new Problems();
    private final List<UnresolvedType> unresolved = new ArrayList<>();

    void problem(ProblemCode code, Site site, String... parameters) {
        problems.add(code, site, parameters);
    }

    void unresolved(String name, Site site) {
        unresolved.add(new UnresolvedType(name, site));
    }

    Problems problems() {
        return problems;
    }

    List<UnresolvedType> unresolved() {
        return unresolved;
    }
}
