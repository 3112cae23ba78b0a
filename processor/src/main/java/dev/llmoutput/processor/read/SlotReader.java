package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.Slot.Absence;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads what stands at one place: a component, or an item of a list. */
final class SlotReader {
    private static final String OPTIONAL = "java.util.Optional";

    /** Takes the place of what could not be read, so that the rest of the record is still checked. */
    static final Slot STAND_IN = new Slot(new TypeShape.Text(), Absence.REQUIRED, List.of());

    private final ShapeReader shapes;
    private final CodecInForce codec;
    private final ReachedTypes reached;
    private final Findings findings;
    private final Bindings bindings;

    SlotReader(ReachedTypes reached, Findings findings) {
        this(reached, findings, Bindings.NONE);
    }

    private SlotReader(ReachedTypes reached, Findings findings, Bindings bindings) {
        this.codec = new CodecInForce(findings);
        this.shapes = new ShapeReader(this, reached, findings);
        this.reached = reached;
        this.findings = findings;
        this.bindings = bindings;
    }

    /** A reader inside of a generic class. */
    SlotReader within(Bindings newBindings) {
        return new SlotReader(reached, findings, newBindings);
    }

    /** A reader that reaches nothing, and whose findings go nowhere. */
    SlotReader apart() {
        return new SlotReader(reached.aside(), new Findings(), bindings);
    }

    Bindings bindings() {
        return bindings;
    }

    /** Reads a component; {@code ofField} are the annotations that may name a codec. */
    Slot component(TypeMirror type, Annotations annotations, Annotations ofField, Site site) {
        codec.begin(ofField);
        Slot slot = read(type, annotations, site);
        codec.end(ofField, type, site);
        return slot;
    }

    /** Reads a component of a class file: its type from there, all else from what a companion carries. */
    Slot carried(TypeMirror type, Annotations ofField, CarriedData data, Site site) {
        SlotReader inside = new SlotReader(reached.aside(), findings, bindings);
        Slot slot = CarriedSlot.over(inside.component(type, ofField.cleared(), ofField, site), data, site);
        return inside.reached.reachAll(slot, site, reached);
    }

    /**
     * Reads a type with the annotations that stand in front of it.
     *
     * @param site the component
     */
    Slot read(TypeMirror type, Annotations annotations, Site site) {
        Inspection.of(annotations, findings);
        if (TypeNames.of(type).equals(OPTIONAL)) {
            return optional((DeclaredType) type, annotations, site);
        }
        Absence absence = absence(type, annotations);
        List<Constraint> written = ConstraintReader.read(annotations, findings);
        Optional<TypeArgument> bound = bindings.find(type);
        if (bound.isPresent()) {
            Slot over = over(bound.get().slot(), absence, written);
            return new Slot(refusing(over.shape(), annotations), over.absence(), over.constraints());
        }
        List<Constraint> constraints = ConstraintMerger.merge(written);
        Optional<TypeShape> number = TypeTable.optional(TypeNames.of(type));
        if (number.isPresent()) {
            return new Slot(number.get(), optionalNumber(type, annotations), constraints);
        }
        if (codec.hides(type)) {
            return STAND_IN;
        }
        return codec.shape(type)
                .or(() -> shapes.read(type, annotations, site))
                .map(shape -> new Slot(refusing(shape, annotations), absence, constraints))
                .orElse(STAND_IN);
    }

    /** Null is a value of an {@code Object}, unless the author says that it is none. */
    private static TypeShape refusing(TypeShape shape, Annotations annotations) {
        boolean refuses = shape instanceof TypeShape.Anything any
                && !any.jsonNode()
                && annotations.all().stream().anyMatch(ConstraintReader::forbidsNull);
        return refuses ? new TypeShape.Anything(false, true) : shape;
    }

    /** What a type variable stands for, with what is written in front of the variable. */
    private static Slot over(Slot bound, Absence absence, List<Constraint> written) {
        List<Constraint> all = new ArrayList<>(bound.constraints());
        all.addAll(written);
        boolean nullable = absence == Absence.NULLABLE && bound.required();
        return new Slot(bound.shape(), nullable ? absence : bound.absence(), ConstraintMerger.merge(all));
    }

    /** Reads an item of a list. */
    Slot readArgument(TypeMirror argument, Site site) {
        return read(argument, Annotations.ofArgument(argument, site), site);
    }

    private Slot optional(DeclaredType type, Annotations annotations, Site site) {
        if (type.getTypeArguments().isEmpty()
                || isWildcardOrOptional(type.getTypeArguments().get(0))) {
            findings.problem(
                    ProblemCode.UNSUPPORTED_TYPE, site, TypeNames.display(type), "Optional of one concrete type");
            return STAND_IN;
        }
        TypeMirror content = type.getTypeArguments().get(0);
        annotations.all().stream()
                .filter(Vocabulary::isNullable)
                .forEach(nullable -> misfit(nullable, "Optional", "Optional.empty() says it already, so remove it"));
        annotations.all().stream()
                .filter(ConstraintReader::limits)
                .forEach(constraint -> constraintOutside(constraint, content));
        Annotations inner = Annotations.ofArgument(content, site);
        inner.all().stream()
                .filter(Vocabulary::isNullable)
                .forEach(nullable -> misfit(nullable, "the content of an Optional", "it is never null, so remove it"));
        Slot slot = read(content, inner, site);
        if (slot.absence().isOptional()) {
            findings.problem(
                    ProblemCode.UNSUPPORTED_TYPE, site, bindings.display(type), "Optional of one concrete type");
        }
        return new Slot(slot.shape(), Absence.OPTIONAL, slot.constraints());
    }

    /** Constraints on an {@code OptionalInt} are about the number in it: there is no type argument to put them on. */
    private Absence optionalNumber(TypeMirror type, Annotations annotations) {
        annotations.all().stream()
                .filter(Vocabulary::isNullable)
                .forEach(nullable -> misfit(nullable, TypeNames.display(type), "it is never null, so remove it"));
        return Absence.OPTIONAL_NUMBER;
    }

    private static boolean isWildcardOrOptional(TypeMirror content) {
        return content.getKind() == TypeKind.WILDCARD
                || TypeNames.of(content).equals(OPTIONAL)
                || TypeTable.optional(TypeNames.of(content)).isPresent();
    }

    private void constraintOutside(AnnotationView constraint, TypeMirror content) {
        findings.problem(
                ProblemCode.CONSTRAINT_ON_OPTIONAL,
                constraint.site(),
                constraint.shortName(),
                TypeNames.annotated(content, constraint.shortForm()));
    }

    private Absence absence(TypeMirror type, Annotations annotations) {
        List<AnnotationView> nullable =
                annotations.all().stream().filter(Vocabulary::isNullable).toList();
        if (nullable.isEmpty()) {
            return Absence.REQUIRED;
        }
        if (type.getKind().isPrimitive()) {
            misfit(nullable.get(0), TypeNames.display(type), "write the boxed type, or remove it");
        }
        annotations.all().stream()
                .filter(ConstraintReader::forbidsNull)
                .forEach(notNull -> findings.problem(ProblemCode.CONTRADICTORY_NULLNESS, notNull.site()));
        return Absence.NULLABLE;
    }

    private void misfit(AnnotationView nullable, String what, String instead) {
        findings.problem(ProblemCode.NULLABLE_MISFIT, nullable.site(), what, instead);
    }
}
