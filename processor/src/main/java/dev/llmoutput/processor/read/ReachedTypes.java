package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeKey;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** The records and enums below an annotated type, each to be read once, so that recursion ends. */
final class ReachedTypes {
    private final Accessibility accessibility;
    private final Deque<Reached> unread = new ArrayDeque<>();
    /** By their keys: of those that differ in where they are used alone, the first. */
    private final Map<String, ClassRef> seen = new HashMap<>();
    /** The first place that uses each class. */
    private final Map<ClassRef, Site> users = new HashMap<>();

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
        ClassRef first = seen.putIfAbsent(TypeKey.of(ref), ref);
        if (first == null) {
            unread.addLast(new Reached(type, ref, site));
            users.putIfAbsent(ref.raw(), site);
        }
        return Optional.of(first == null ? ref : first);
    }

    /** The first place that uses each class, whatever its arguments. */
    Map<ClassRef, Site> users() {
        return users;
    }

    /** A place for what is reached before it is known with which arguments. */
    ReachedTypes aside() {
        return new ReachedTypes(accessibility);
    }

    /** Reaches in {@code target}, with the arguments that {@code slot} has, what was reached here. */
    Slot reachAll(Slot slot, Site site, ReachedTypes target) {
        return new Slot(reachAll(slot.shape(), site, target), slot.absence(), slot.constraints());
    }

    private TypeShape reachAll(TypeShape shape, Site site, ReachedTypes target) {
        if (shape instanceof TypeShape.Array array) {
            return new TypeShape.Array(reachAll(array.element(), site, target), array.type());
        }
        if (shape instanceof TypeShape.MapOf map) {
            return new TypeShape.MapOf(reachAll(map.key(), site, target), reachAll(map.value(), site, target));
        }
        return shape.ofAuthor()
                .map(ref -> shape.with(reachAll(ref, site, target)))
                .orElse(shape);
    }

    private ClassRef reachAll(ClassRef ref, Site site, ReachedTypes target) {
        ClassRef with = ref.with(ref.arguments().stream()
                .map(argument -> argument.with(reachAll(argument.slot(), site, target)))
                .toList());
        return unread.stream()
                .filter(one -> one.ref().raw().equals(ref.raw()))
                .findFirst()
                .flatMap(one -> target.reach(one.type(), with, site))
                .orElseGet(() -> target.seen.getOrDefault(TypeKey.of(with), with));
    }

    /** The next type to read, in order of discovery. */
    Optional<Reached> next() {
        return Optional.ofNullable(unread.pollFirst());
    }
}
