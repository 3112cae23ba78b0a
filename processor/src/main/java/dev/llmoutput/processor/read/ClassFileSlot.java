package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Fit;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.Slot.Absence;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeKey;
import dev.llmoutput.processor.model.TypeShape;
import java.util.List;
import java.util.stream.Stream;

/** What a class file shows of a component, to tell whether what a companion tells of it can be true. */
final class ClassFileSlot {
    /** From this release on, compilers show the annotations in the types of class files. */
    private static final int SHOWS_TYPES = 22;

    private static final boolean SEES_TYPES = Runtime.version().feature() >= SHOWS_TYPES;

    private ClassFileSlot() {}

    /** Whether {@code told} is about such a type at all. */
    static boolean canBe(Slot seen, Slot told) {
        boolean optional = seen.absence().isOptional() || told.absence().isOptional();
        boolean nullable = told.absence() == Absence.NULLABLE;
        boolean sameAbsence = optional ? seen.absence() == told.absence() : !(nullable && isPrimitive(seen.shape()));
        return sameAbsence
                && told.constraints().stream().allMatch(constraint -> constraint.match(new Fit(seen.shape())))
                && canBe(inner(seen), inner(told));
    }

    private static boolean canBe(List<Slot> seen, List<Slot> told) {
        for (int i = 0; i < seen.size(); i++) {
            if (!canBe(seen.get(i), told.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static List<Slot> inner(Slot slot) {
        return Stream.concat(
                        slot.shape().inner().stream(),
                        slot.shape().arguments().stream().map(TypeArgument::slot))
                .toList();
    }

    private static boolean isPrimitive(TypeShape shape) {
        return (shape instanceof TypeShape.Numeric number && !number.boxed())
                || (shape instanceof TypeShape.Bool bool && !bool.boxed())
                || (shape instanceof TypeShape.Char character && !character.boxed());
    }

    /** Whether the class file shows the same as {@code told}, as far as this compiler lets it be seen. */
    static boolean agrees(Slot seen, Slot told) {
        if (!canBe(seen, told)) {
            return false;
        }
        if (SEES_TYPES) {
            return TypeKey.written(seen).equals(TypeKey.written(told));
        }
        // of an Optional they are in its type, and those of an array may be in its brackets
        boolean hidden = told.absence() == Absence.OPTIONAL || isArray(seen);
        boolean sameConstraints = hidden
                ? seen.constraints().stream().allMatch(shown -> isIn(shown, told))
                : TypeKey.constraints(seen).equals(TypeKey.constraints(told));
        return sameConstraints && (seen.required() || seen.absence() == told.absence());
    }

    /** Whether it is told, perhaps joined with one that the class file does not show. */
    private static boolean isIn(Constraint shown, Slot told) {
        if (shown instanceof Constraint.Size size) {
            return told.constraints().stream()
                    .filter(Constraint.Size.class::isInstance)
                    .map(Constraint.Size.class::cast)
                    .anyMatch(one -> (size.min() == 0 || size.min() == one.min())
                            && (size.max().isEmpty() || size.max().equals(one.max())));
        }
        return TypeKey.constraints(told).contains(TypeKey.constraint(shown));
    }

    private static boolean isArray(Slot slot) {
        return (slot.shape() instanceof TypeShape.Array container && container.type() == ArrayType.ARRAY)
                || (slot.shape() instanceof TypeShape.Formatted text && text.format() == TextFormat.BASE64);
    }
}
