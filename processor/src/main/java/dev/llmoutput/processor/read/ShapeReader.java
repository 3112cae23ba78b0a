package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the shape of a Java type, and says what to use instead of a type that has none. */
final class ShapeReader {
    private static final String LIST = "java.util.List";

    private static final Map<TypeKind, TypeShape> PRIMITIVES = Map.of(
            TypeKind.BOOLEAN, new TypeShape.Bool(false),
            TypeKind.BYTE, new TypeShape.Numeric(NumberType.BYTE, false),
            TypeKind.SHORT, new TypeShape.Numeric(NumberType.SHORT, false),
            TypeKind.INT, new TypeShape.Numeric(NumberType.INT, false),
            TypeKind.LONG, new TypeShape.Numeric(NumberType.LONG, false),
            TypeKind.FLOAT, new TypeShape.Numeric(NumberType.FLOAT, false),
            TypeKind.DOUBLE, new TypeShape.Numeric(NumberType.DOUBLE, false));

    private static final Map<String, TypeShape> CLASSES = Map.ofEntries(
            Map.entry("java.lang.String", new TypeShape.Text()),
            Map.entry("java.lang.Boolean", new TypeShape.Bool(true)),
            Map.entry("java.lang.Byte", new TypeShape.Numeric(NumberType.BYTE, true)),
            Map.entry("java.lang.Short", new TypeShape.Numeric(NumberType.SHORT, true)),
            Map.entry("java.lang.Integer", new TypeShape.Numeric(NumberType.INT, true)),
            Map.entry("java.lang.Long", new TypeShape.Numeric(NumberType.LONG, true)),
            Map.entry("java.lang.Float", new TypeShape.Numeric(NumberType.FLOAT, true)),
            Map.entry("java.lang.Double", new TypeShape.Numeric(NumberType.DOUBLE, true)),
            Map.entry("java.math.BigInteger", new TypeShape.Numeric(NumberType.BIG_INTEGER, true)),
            Map.entry("java.math.BigDecimal", new TypeShape.Numeric(NumberType.BIG_DECIMAL, true)));

    private final SlotReader slots;
    private final ReachedTypes reached;
    private final Findings findings;

    ShapeReader(SlotReader slots, ReachedTypes reached, Findings findings) {
        this.slots = slots;
        this.reached = reached;
        this.findings = findings;
    }

    /** The shape of {@code type}; empty when there is none, or none yet, which is then noted. */
    Optional<TypeShape> read(TypeMirror type, Site site) {
        TypeShape primitive = PRIMITIVES.get(type.getKind());
        if (primitive != null) {
            return Optional.of(primitive);
        }
        if (type.getKind() == TypeKind.ERROR) {
            findings.unresolved(TypeNames.display(type), site);
            return Optional.empty();
        }
        return type instanceof DeclaredType declared ? declared(declared, site) : unsupported(type, site);
    }

    private Optional<TypeShape> declared(DeclaredType type, Site site) {
        String name = TypeNames.of(type);
        if (name.equals(LIST) && !type.getTypeArguments().isEmpty()) {
            TypeMirror item = type.getTypeArguments().get(0);
            return Optional.of(new TypeShape.Array(slots.readArgument(item, site)));
        }
        TypeShape known = CLASSES.get(name);
        return known != null ? Optional.of(known) : ofAuthor((TypeElement) type.asElement(), type, site);
    }

    private Optional<TypeShape> ofAuthor(TypeElement element, DeclaredType type, Site site) {
        boolean union = UnionReader.isUnion(element);
        if (!union && element.getKind() != ElementKind.RECORD && element.getKind() != ElementKind.ENUM) {
            return unsupported(type, site);
        }
        if (!element.getTypeParameters().isEmpty()) {
            findings.problem(ProblemCode.GENERIC_TYPE, site, TypeNames.display(type));
            return Optional.empty();
        }
        return reached.reach(element, site).map(ref -> ofAuthor(element, ref));
    }

    /** The shape of a record, a sealed interface or an enum. */
    static TypeShape ofAuthor(TypeElement element, ClassRef ref) {
        return switch (element.getKind()) {
            case RECORD -> new TypeShape.Nested(ref);
            case ENUM -> new TypeShape.Enumeration(ref);
            default -> new TypeShape.Union(ref);
        };
    }

    private Optional<TypeShape> unsupported(TypeMirror type, Site site) {
        findings.problem(ProblemCode.UNSUPPORTED_TYPE, site, TypeNames.display(type), TypeProposals.instead(type));
        return Optional.empty();
    }
}
