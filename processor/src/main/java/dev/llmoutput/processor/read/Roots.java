package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Whether an annotated type can have a contract at all. */
public final class Roots {
    private Roots() {}

    /** Reports why {@code type} can have none; then there is no use in reading it. */
    public static void check(TypeElement type, Problems problems) {
        Site site = site(type);
        String kind = switch (type.getKind()) {
            case RECORD -> "";
            case ENUM -> "";
            case INTERFACE -> UnionReader.isUnion(type) ? "" : "an interface that is not sealed";
            case ANNOTATION_TYPE -> "an annotation type";
            default -> "a class";
        };
        if (!kind.isEmpty()) {
            problems.add(ProblemCode.WRONG_TARGET, site, kind);
        } else if (!type.getTypeParameters().isEmpty()) {
            problems.add(ProblemCode.GENERIC_RECORD, site, parameters(type));
        }
    }

    /** The annotation that makes {@code type} a root. */
    public static Site site(TypeElement type) {
        return Site.of(TypeNames.ref(type)).annotation(OurAnnotations.OUTPUT);
    }

    private static String parameters(TypeElement type) {
        return type.getTypeParameters().stream().map(Element::getSimpleName).collect(Collectors.joining(", "));
    }
}
