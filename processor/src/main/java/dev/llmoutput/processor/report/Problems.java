package dev.llmoutput.processor.report;

import dev.llmoutput.processor.model.Site;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects what is wrong with one annotated type, each thing once. */
public final class Problems {
    private final Set<Problem> found = new LinkedHashSet<>();

    /** An empty collection. */
    public Problems() {}

    /** Adds a problem of the author's source. */
    public void add(ProblemCode code, Site site, String... parameters) {
        found.add(new Problem(code, Optional.of(site), List.of(parameters)));
    }

    /** Adds a problem that no line of source is to blame for. */
    public void addGlobal(ProblemCode code, String... parameters) {
        found.add(new Problem(code, Optional.empty(), List.of(parameters)));
    }

    /** Whether nothing may be generated. */
    public boolean hasErrors() {
        return found.stream().anyMatch(problem -> problem.code().severity() == Severity.ERROR);
    }

    /** What was found so far. */
    public List<Problem> all() {
        return List.copyOf(found);
    }

    /** What was found so far, in another order. */
    public Problems sorted(Comparator<Problem> order) {
        Problems sorted = new Problems();
        found.stream().sorted(order).forEach(sorted.found::add);
        return sorted;
    }
}
