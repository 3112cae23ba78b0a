package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** What sets and maps ask of the types in them. */
final class ContainerRules {
    private final SlotReader slots;
    private final Findings findings;

    ContainerRules(SlotReader slots, Findings findings) {
        this.slots = slots;
        this.findings = findings;
    }

    /** As the argument of a generic class has it, which alone may be at fault: {@code Set<int[]>} for {@code Set<T>}. */
    private String display(TypeMirror type) {
        return slots.bindings().display(type);
    }

    /** Reports a type argument that {@code container} cannot hold. */
    void check(DeclaredType type, TypeShape container, Site site) {
        List<String> arguments =
                type.getTypeArguments().stream().map(this::display).toList();
        if (container instanceof TypeShape.MapOf map && !isKey(map.key())) {
            findings.problem(
                    ProblemCode.UNSUPPORTED_TYPE,
                    site,
                    display(type) + asKeyed(map.key()),
                    keyed(map.key(), arguments.get(1)));
        }
        if (container instanceof TypeShape.Array array && array.type().distinct() && isByIdentity(array.element())) {
            unsupported(type, site, "a set of lists: Java does not compare what is in arrays");
        }
        if (container instanceof TypeShape.Array array
                && array.type() == ArrayType.SORTED_SET
                && !isByIdentity(array.element())) {
            sorted(type, array.element(), site);
        }
    }

    private void sorted(DeclaredType type, Slot item, Site site) {
        TypeMirror argument = type.getTypeArguments().get(0);
        if (!item.required() || !slots.bindings().isComparable(argument)) {
            unsupported(type, site, "Set<" + display(argument) + ">: these items have no order");
        }
    }

    /** What is at fault where the type alone does not show it. */
    private static String asKeyed(Slot key) {
        if (key.shape() instanceof TypeShape.Coded) {
            return " with a codec that makes its keys";
        }
        return key.absence() == Slot.Absence.NULLABLE ? " with a @Nullable key" : "";
    }

    private static String keyed(Slot key, String value) {
        if (key.shape() instanceof TypeShape.Coded) {
            return "a List of a record with key and value, and the codec on its component: a codec is for values";
        }
        String instead = "Map<String, " + value + "> or a map with an enum as key";
        return key.absence() == Slot.Absence.NULLABLE
                ? instead + ", without @Nullable: a JSON key is never null"
                : instead + ", or a List of a record with key and value";
    }

    private static boolean isKey(Slot key) {
        return key.required()
                && (key.shape() instanceof TypeShape.Text || key.shape() instanceof TypeShape.Enumeration);
    }

    private static boolean isByIdentity(Slot item) {
        return item.shape().equals(new TypeShape.Formatted(TextFormat.BASE64))
                || (item.shape() instanceof TypeShape.Array array && array.type() == ArrayType.ARRAY);
    }

    private void unsupported(TypeMirror type, Site site, String instead) {
        findings.problem(ProblemCode.UNSUPPORTED_TYPE, site, display(type), instead);
    }
}
