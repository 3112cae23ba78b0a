package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the shape of a Java type, and says what to use instead of a type that has none. */
final class ShapeReader {
    private static final String MAP = "java.util.Map";

    private final SlotReader slots;
    private final ContainerRules containers;
    private final ReachedTypes reached;
    private final Findings findings;
    private final Specialisation specialisation;

    ShapeReader(SlotReader slots, ReachedTypes reached, Findings findings) {
        this.slots = slots;
        this.containers = new ContainerRules(slots, findings);
        this.reached = reached;
        this.findings = findings;
        this.specialisation = new Specialisation(slots, findings);
    }

    /**
     * The shape of {@code type}; empty when there is none, or none yet, which is then noted.
     *
     * @param annotations those that stand in front of the type
     */
    Optional<TypeShape> read(TypeMirror type, Annotations annotations, Site site) {
        Optional<TypeShape> primitive = TypeTable.primitive(type.getKind());
        if (primitive.isPresent()) {
            return primitive;
        }
        if (type.getKind() == TypeKind.ERROR) {
            findings.unresolved(TypeNames.display(type), site);
            return Optional.empty();
        }
        if (type instanceof ArrayType array) {
            return Optional.of(javaArray(array, annotations, site));
        }
        return type instanceof DeclaredType declared ? declared(declared, site) : unsupported(type, site);
    }

    private TypeShape javaArray(ArrayType type, Annotations annotations, Site site) {
        TypeMirror component = type.getComponentType();
        if (component.getKind() == TypeKind.BYTE) {
            ofBytes(annotations.ofArrayComponent(component));
            return new TypeShape.Formatted(TextFormat.BASE64);
        }
        Slot item = slots.read(component, annotations.ofArrayComponent(component), site);
        return new TypeShape.Array(item, dev.llmoutput.processor.model.ArrayType.ARRAY);
    }

    /** In front of {@code byte[]} they are about one byte, which the text as a whole does not show. */
    private void ofBytes(Annotations annotations) {
        for (AnnotationView annotation : annotations.all()) {
            if (Vocabulary.isNullable(annotation)) {
                findings.problem(
                        ProblemCode.NULLABLE_MISFIT,
                        annotation.site(),
                        "one byte",
                        "write Optional<byte[]>, or byte @Nullable []");
            } else if (ConstraintReader.limits(annotation)) {
                findings.problem(
                        ProblemCode.MISFIT_CONSTRAINT,
                        annotation.site(),
                        "@" + annotation.shortName(),
                        "one byte",
                        "write it in front of the brackets, byte " + annotation.shortForm() + " [], for all of them");
            }
        }
    }

    private Optional<TypeShape> declared(DeclaredType type, Site site) {
        String name = TypeNames.of(type);
        if (!type.getTypeArguments().isEmpty()) {
            Optional<TypeShape> container = TypeTable.array(name)
                    .<TypeShape>map(array -> new TypeShape.Array(
                            slots.readArgument(type.getTypeArguments().get(0), site), array))
                    .or(() -> name.equals(MAP) ? Optional.of(map(type, site)) : Optional.empty());
            if (container.isPresent()) {
                containers.check(type, container.get(), site);
                return container;
            }
        }
        return TypeTable.ofClass(name).or(() -> ofAuthor((TypeElement) type.asElement(), type, site));
    }

    private TypeShape map(DeclaredType type, Site site) {
        return new TypeShape.MapOf(
                slots.readArgument(type.getTypeArguments().get(0), site),
                slots.readArgument(type.getTypeArguments().get(1), site));
    }

    private Optional<TypeShape> ofAuthor(TypeElement element, DeclaredType type, Site site) {
        boolean union = UnionReader.isUnion(element);
        if (!union && element.getKind() != ElementKind.RECORD && element.getKind() != ElementKind.ENUM) {
            return unsupported(type, site);
        }
        return specialisation
                .of(type, site)
                .flatMap(ref -> reached.reach(element, ref, site))
                .map(ref -> ofAuthor(element, ref));
    }

    /** The shape of a record, a sealed interface or an enum. */
    static TypeShape ofAuthor(TypeElement element, ClassRef ref) {
        return switch (element.getKind()) {
            case RECORD -> JsonValueReader.isWrapper(element) ? new TypeShape.Wrapped(ref) : new TypeShape.Nested(ref);
            case ENUM -> new TypeShape.Enumeration(ref);
            default -> new TypeShape.Union(ref);
        };
    }

    private Optional<TypeShape> unsupported(TypeMirror type, Site site) {
        findings.problem(ProblemCode.UNSUPPORTED_TYPE, site, TypeNames.display(type), TypeProposals.instead(type));
        return Optional.empty();
    }
}
