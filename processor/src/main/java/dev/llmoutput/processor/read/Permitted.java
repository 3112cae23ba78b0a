package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.read.CarriedTypes.Told;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * The order of what a sealed interface permits. Without a permits clause a compiler lists the subclasses in the order in
 * which it came across them, which depends on what else is compiled; those that are nested in one class are put in the order
 * of their declarations. A class file does not show that order, but a companion tells it.
 */
final class Permitted {
    private final OtherCompilations others;

    Permitted(OtherCompilations others) {
        this.others = others;
    }

    /**
     * The records of a sealed interface and of those in it, in order.
     *
     * @param told what a companion tells of it; empty where it is compiled here, or none does
     * @param user the place that is told what cannot be known
     */
    List<TypeElement> inOrder(Collection<TypeElement> records, TypeElement union, Optional<Told> told, Site user) {
        List<TypeElement> order = new ArrayList<>();
        List<String> arms = told.map(one -> one.data().texts("arms")).orElse(List.of());
        addAll(union, arms, told, user, new LinkedHashSet<>(), order);
        List<TypeElement> sorted = new ArrayList<>(records);
        sorted.sort(Comparator.comparingInt(order::indexOf));
        return sorted;
    }

    /** @param outer what is told of the sealed interface that {@code union} is in */
    private void addAll(
            TypeElement union,
            List<String> told,
            Optional<Told> outer,
            Site user,
            Set<TypeElement> passed,
            List<TypeElement> order) {
        if (!passed.add(union)) {
            return;
        }
        List<TypeElement> permitted = new ArrayList<>(direct(union));
        if (others.isCompiledHere(union)) {
            sortAsDeclared(permitted);
        } else {
            permitted.sort(Comparator.comparingInt(subclass -> position(subclass, told)));
        }
        for (TypeElement subclass : permitted) {
            if (!UnionReader.isUnion(subclass)) {
                order.add(subclass);
            } else if (others.isCompiledHere(subclass)) {
                addAll(subclass, List.of(), outer, user, passed, order);
            } else {
                addAll(subclass, others.arms(subclass, outer, user), outer, user, passed, order);
            }
        }
    }

    private static List<TypeElement> direct(TypeElement union) {
        return union.getPermittedSubclasses().stream()
                .filter(DeclaredType.class::isInstance)
                .map(subclass -> (TypeElement) ((DeclaredType) subclass).asElement())
                .toList();
    }

    private static void sortAsDeclared(List<TypeElement> permitted) {
        List<Element> owners = permitted.stream()
                .map(TypeElement::getEnclosingElement)
                .distinct()
                .toList();
        if (owners.size() == 1 && owners.get(0) instanceof TypeElement owner) {
            permitted.sort(Comparator.comparingInt(owner.getEnclosedElements()::indexOf));
        }
    }

    /** Where a companion tells the first record of {@code subclass}; behind all where it tells none. */
    private static int position(TypeElement subclass, List<String> told) {
        if (UnionReader.isUnion(subclass)) {
            return direct(subclass).stream()
                    .filter(nested -> !nested.equals(subclass))
                    .mapToInt(nested -> position(nested, told))
                    .min()
                    .orElse(told.size());
        }
        int index = told.indexOf(TypeNames.ref(subclass).binaryName());
        return index < 0 ? told.size() : index;
    }
}
