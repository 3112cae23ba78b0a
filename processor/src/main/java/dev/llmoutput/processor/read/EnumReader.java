package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads one enum. Of an enum in a class file, what a companion carries of it replaces the lost Javadoc. */
final class EnumReader {
    private final Elements elements;
    private final OtherCompilations others;
    private final Findings findings;

    EnumReader(Elements elements, OtherCompilations others, Findings findings) {
        this.elements = elements;
        this.others = others;
        this.findings = findings;
    }

    /** @param user the place that brought us to {@code type} */
    EnumModel read(TypeElement type, Site user) {
        Site site = Site.of(TypeNames.ref(type));
        CarriedData data = others.isCompiledHere(type) ? CarriedData.NOTHING : carriedData(type, site.type(), user);
        Annotations annotations = Annotations.of(type, site);
        Inspection.ofClass(type, annotations, site, findings);
        StrayAnnotations.ofNaming(
                annotations, "it names components; write names of constants with @JsonProperty", findings);
        new JsonValueReader(findings).checkEnum(type, site);
        List<EnumModel.Constant> constants = constants(type)
                .map(element -> constant(element, site, data.object("constants")))
                .toList();
        return new EnumModel(
                site.type(), site.type().simpleName(), description(type, annotations, data), constants, site);
    }

    private static Stream<? extends Element> constants(TypeElement type) {
        return type.getEnclosedElements().stream().filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT);
    }

    private CarriedData carriedData(TypeElement type, ClassRef ref, Site user) {
        if (Stream.concat(Stream.of(type), constants(type)).allMatch(element -> isDescribed(element, user))) {
            return CarriedData.NOTHING;
        }
        Set<String> names = constants(type)
                .map(constant -> constant.getSimpleName().toString())
                .collect(Collectors.toSet());
        return others.enumeration(
                        type,
                        ref,
                        user,
                        told -> names.equals(told.data().object("constants").names()))
                .map(CarriedTypes.Told::data)
                .orElse(CarriedData.NOTHING);
    }

    /** Whether an annotation describes it, so that no Javadoc is asked for. */
    private static boolean isDescribed(Element element, Site site) {
        return DescriptionReader.read(Annotations.of(element, site), Optional::empty)
                .isPresent();
    }

    private EnumModel.Constant constant(Element element, Site type, CarriedData data) {
        String name = element.getSimpleName().toString();
        Site site = type.member(name);
        Annotations annotations = Annotations.of(element, site);
        Inspection.of(annotations, findings);
        Inspection.ofConstant(annotations, findings);
        return new EnumModel.Constant(
                name,
                NameReader.jsonName(name, annotations),
                NameReader.aliases(annotations),
                description(element, annotations, data.object(name)),
                site);
    }

    private Optional<String> description(Element element, Annotations annotations, CarriedData data) {
        return DescriptionReader.read(
                annotations,
                () -> data.text("description").or(JavadocText.of(elements.getDocComment(element))::summary));
    }
}
