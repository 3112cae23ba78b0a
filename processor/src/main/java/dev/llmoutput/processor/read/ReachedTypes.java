package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** The records and enums below an annotated type, each to be read once, so that recursion ends. */
final class ReachedTypes {
    private final Accessibility accessibility;
    private final Deque<Reached> unread = new ArrayDeque<>();
    private final Set<ClassRef> seen = new HashSet<>();

    /**
     * A type and the first place that uses it.
     *
     * @param ref the type with its arguments
     */
    record Reached(TypeElement type, ClassRef ref, Site user) {}

    ReachedTypes(Accessibility accessibility) {
        this.accessibility = accessibility;
    }

    /** Notes that the place at {@code site} uses {@code type}; empty if generated code could not name it. */
    Optional<ClassRef> reach(TypeElement type, ClassRef ref, Site site) {
        if (!accessibility.check(type, site)) {
            return Optional.empty();
        }
        if (seen.add(ref)) {
            unread.addLast(new Reached(type, ref, site));
        }
        return Optional.of(ref);
    }

    /** The next type to read, in order of discovery. */
    Optional<Reached> next() {
        return Optional.ofNullable(unread.pollFirst());
    }
}
