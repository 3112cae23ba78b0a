package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/**
 * What the discriminator has for each record: the name in {@code @JsonSubTypes}, else that of {@code @JsonTypeName}, else
 * that of {@code @LlmOutput}, else the record's simple name.
 */
final class Tags {
    private final Map<String, String> bySubType = new HashMap<>();
    private final Findings findings;

    private Tags(Findings findings) {
        this.findings = findings;
    }

    /**
     * The tags of {@code records} below {@code unions}, a sealed interface and those in it; the first that names a record
     * wins.
     */
    static Tags of(Collection<TypeElement> unions, Collection<TypeElement> records, Findings findings) {
        Tags tags = new Tags(findings);
        for (TypeElement union : unions) {
            Supertypes.annotations(union)
                    .find(Vocabulary.JSON_SUB_TYPES)
                    .ifPresent(subTypes -> tags.checkTypes(subTypes, union, unions, records));
            for (TypeElement type : Supertypes.of(union)) {
                Supertypes.annotations(type).find(Vocabulary.JSON_SUB_TYPES).ifPresent(tags::add);
            }
        }
        return tags;
    }

    /** Reports what is no record of {@code union}, so that its name tells nothing apart. */
    private void checkTypes(
            AnnotationView subTypes,
            TypeElement union,
            Collection<TypeElement> unions,
            Collection<TypeElement> records) {
        List<String> known = Stream.concat(unions.stream(), records.stream())
                .map(type -> type.getQualifiedName().toString())
                .toList();
        subTypes.contained().stream()
                .flatMap(subType -> subType.type("value").stream())
                .filter(type -> type.getKind() != TypeKind.ERROR && !known.contains(TypeNames.of(type)))
                .forEach(type -> findings.problem(
                        ProblemCode.UNHONOURED_ANNOTATION,
                        subTypes.site(),
                        "JsonSubTypes.Type(" + TypeNames.display(type) + ".class)",
                        "it is no record of " + Site.of(TypeNames.ref(union)).label()
                                + "; remove it, or let it implement it"));
    }

    private void add(AnnotationView subTypes) {
        for (AnnotationView subType : subTypes.contained()) {
            List<String> names = subType.strings("names");
            if (!names.isEmpty()) {
                findings.problem(
                        ProblemCode.UNHONOURED_ATTRIBUTE,
                        subTypes.site(),
                        "JsonSubTypes.Type",
                        "names",
                        Vocabulary.REMOVE);
            }
            Optional<String> name = subType.text("name").or(() -> names.stream().findFirst());
            subType.type("value")
                    .ifPresent(type -> name.ifPresent(tag -> bySubType.putIfAbsent(TypeNames.of(type), tag)));
        }
    }

    String of(TypeElement record) {
        Annotations annotations = Supertypes.annotations(record);
        return Optional.ofNullable(bySubType.get(record.getQualifiedName().toString()))
                .or(() -> annotations.find(Vocabulary.JSON_TYPE_NAME).flatMap(name -> name.text("value")))
                .or(() -> annotations.find(OurAnnotations.OUTPUT).flatMap(output -> output.text("name")))
                .orElseGet(() -> record.getSimpleName().toString());
    }
}
