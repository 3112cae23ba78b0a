package dev.llmoutput.processor;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** A mistake of ours, told so that its author can be found and other records still compile. */
record Crash(Throwable error) {
    private static final int FRAMES = 5;

    static Crash of(Throwable error) {
        return new Crash(error);
    }

    /**
     * Adds it to {@code problems}.
     *
     * @param site where, which may be beyond finding out for the same reason
     * @param name where, if nothing else is left
     */
    void report(Supplier<Site> site, String name, Problems problems) {
        try {
            problems.add(ProblemCode.INTERNAL_ERROR, site.get(), text());
        } catch (RuntimeException | StackOverflowError again) {
            problems.addGlobal(ProblemCode.INTERNAL_ERROR, name + ": " + text());
        }
    }

    private String text() {
        return Arrays.stream(error.getStackTrace())
                .limit(FRAMES)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining(" < ", error + " at ", ""));
    }
}
