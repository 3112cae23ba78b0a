package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Joined;
import dev.llmoutput.processor.model.Refinements;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * Jackson's {@code @JsonValue}: a type is in JSON what one of its members is. The only component of a record is known here, so
 * that a record is that value; anything else is reported.
 */
final class JsonValueReader {
    static final String JSON_VALUE = "com.fasterxml.jackson.annotation.JsonValue";

    private static final String NAMES =
            "write the string of each constant with @JsonProperty or @LlmField(name = \"...\")";

    /** What {@code @LlmField} and {@code @JsonProperty} say of a key, or of the use of a value. */
    private static final Set<String> OF_KEYS = Set.of("name", "aliases", "example", "defaultJson", "value", "required");

    private final Findings findings;

    JsonValueReader(Findings findings) {
        this.findings = findings;
    }

    /** Whether {@code type} is a record that is its only component. */
    static boolean isWrapper(TypeElement type) {
        return type.getRecordComponents().size() == 1
                && marked(type).stream().anyMatch(member -> isAccessor(member, type));
    }

    /** Reports what cannot be honoured in a record. */
    void checkRecord(TypeElement type, Site site) {
        boolean single = type.getRecordComponents().size() == 1;
        for (Element member : marked(type)) {
            if (!isAccessor(member, type)) {
                String instead = "put it on the only component of a record, or remove it";
                problem(member, site, "stands on what is no component", instead);
            } else if (!single) {
                String instead = "remove it, or write a record of its own that has this component alone";
                problem(member, site, "stands on one of several components", instead);
            }
        }
    }

    /** The only component of a record that is that component; what is said of its key is reported, since it has none. */
    ComponentModel content(ComponentModel read, TypeElement type) {
        RecordComponentElement component = type.getRecordComponents().get(0);
        Annotations annotations = Annotations.of(component, read.site());
        Stream.of(OurAnnotations.FIELD, Vocabulary.JSON_PROPERTY, Vocabulary.JSON_ALIAS)
                .flatMap(name -> annotations.find(name).stream())
                .forEach(this::ofKey);
        Slot slot = read.slot();
        if (!slot.required()) {
            String user = "Optional<" + TypeNames.display(type.asType()) + ">";
            String instead = "let the record always hold something, and write " + user + " where it is used";
            problem(component, Site.of(read.site().type()), "stands on a component that may be absent", instead);
        }
        return bare(new ComponentModel(
                read.javaName(),
                read.jsonName(),
                new Slot(slot.shape(), Slot.Absence.REQUIRED, slot.constraints()),
                read.description(),
                read.refinements(),
                read.site()));
    }

    /** The same without all that is about a key. */
    static ComponentModel bare(ComponentModel only) {
        Refinements refinements = new Refinements(
                List.of(),
                Optional.empty(),
                Optional.empty(),
                only.refinements().secret());
        return new ComponentModel(
                only.javaName(), only.javaName(), only.slot(), Optional.empty(), refinements, only.site());
    }

    /** What the record and its only component mean, which is the same thing. */
    static Optional<String> joined(Optional<String> record, Optional<String> component) {
        return record.isPresent() && component.isPresent() && !record.equals(component)
                ? Optional.of(Joined.of(List.of(record.get(), component.get())))
                : record.or(() -> component);
    }

    private void ofKey(AnnotationView annotation) {
        annotation.written().stream()
                .filter(OF_KEYS::contains)
                .forEach(attribute -> findings.problem(
                        ProblemCode.UNHONOURED_ATTRIBUTE,
                        annotation.site(attribute),
                        annotation.shortName(),
                        attribute,
                        Vocabulary.REMOVE));
    }

    /** Reports one in an enum, whose constants do not all have names of ours. */
    void checkEnum(TypeElement type, Site site) {
        boolean named = type.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
                .allMatch(constant -> isNamed(constant, site));
        marked(type).stream()
                .filter(member -> !named || member.getKind() == ElementKind.ENUM_CONSTANT)
                .forEach(member -> problem(
                        member, site, "gives the constants strings that are not known when they are compiled", NAMES));
    }

    /** Reports those in a sealed interface or one of its records. */
    void checkUnion(TypeElement type, Site site) {
        marked(type)
                .forEach(member -> problem(
                        member,
                        site,
                        "stands in a sealed interface, whose values are objects with a tag",
                        "remove it"));
    }

    private static boolean isNamed(Element constant, Site type) {
        String name = constant.getSimpleName().toString();
        return NameReader.givenName(Annotations.of(constant, type.member(name))).isPresent();
    }

    /** The members with the annotation, a component once though its field and its accessor have it. */
    private static Collection<Element> marked(TypeElement type) {
        Map<String, Element> marked = new LinkedHashMap<>();
        for (Element member : type.getEnclosedElements()) {
            boolean isMember = member.getKind().isField() || member.getKind() == ElementKind.METHOD;
            if (isMember && isMarked(member, type)) {
                marked.putIfAbsent(member.getSimpleName().toString(), member);
            }
        }
        return marked.values();
    }

    private static boolean isMarked(Element member, TypeElement type) {
        Optional<AnnotationView> found =
                Annotations.of(member, Site.of(TypeNames.ref(type))).find(JSON_VALUE);
        return found.isPresent() && found.get().bool("value").orElse(true);
    }

    private static boolean isAccessor(Element member, TypeElement type) {
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        boolean plain = !(member instanceof ExecutableElement method)
                || method.getParameters().isEmpty();
        return plain && components.stream().anyMatch(one -> one.getSimpleName().equals(member.getSimpleName()));
    }

    private void problem(Element member, Site type, String what, String instead) {
        Site site = type.member(member.getSimpleName().toString()).annotation(JSON_VALUE);
        findings.problem(ProblemCode.BAD_JSON_VALUE, site, what, instead);
    }
}
