package dev.llmoutput.processor.report;

import dev.llmoutput.processor.model.Site;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Messager;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;

/** Prints problems at their places; nothing else talks to the {@link Messager}. */
public final class ProblemPrinter {
    private final Messager messager;
    private final Elements elements;
    /** Where and what: a record that several contracts reach has its fault once. */
    private final Set<List<Object>> printed = new HashSet<>();

    /** A printer for one compilation. */
    public ProblemPrinter(Messager messager, Elements elements) {
        this.messager = messager;
        this.elements = elements;
    }

    /** Prints problems that are all of sources in this compilation, or of none. */
    public void print(Problems problems) {
        problems.all().forEach(problem -> print(problem, problem.site()));
    }

    /**
     * Prints what is wrong with one annotated type and all below it.
     *
     * @param shown the place that the compiler can show for one that may be in a class file
     */
    public void print(Problems problems, UnaryOperator<Site> shown) {
        problems.all().forEach(problem -> print(problem, problem.site().map(shown)));
    }

    private void print(Problem problem, Optional<Site> site) {
        if (!printed.add(List.of(site, problem.message()))) {
            return;
        }
        Diagnostic.Kind kind = switch (problem.code().severity()) {
            case ERROR -> Diagnostic.Kind.ERROR;
            case WARNING -> Diagnostic.Kind.WARNING;
            case NOTE -> Diagnostic.Kind.NOTE;
        };
        Optional<Place> place = site.flatMap(this::place);
        if (place.isEmpty()) {
            messager.printMessage(kind, problem.message());
        } else {
            printAt(place.get(), kind, problem.message());
        }
    }

    /** A problem whose place cannot be found is printed all the same. */
    private Optional<Place> place(Site site) {
        try {
            return Optional.of(Place.of(site, elements));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    /** The {@link Messager} takes null for what is absent, and prints as exactly as what is there allows. */
    private void printAt(Place place, Diagnostic.Kind kind, String message) {
        messager.printMessage(
                kind,
                message,
                place.element().orElse(null),
                place.annotation().orElse(null),
                place.attribute().orElse(null));
    }
}
