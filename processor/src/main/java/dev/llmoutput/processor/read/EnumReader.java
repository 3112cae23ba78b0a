package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.Site;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads one enum. */
final class EnumReader {
    private final Elements elements;
    private final Findings findings;

    EnumReader(Elements elements, Findings findings) {
        this.elements = elements;
        this.findings = findings;
    }

    EnumModel read(TypeElement type) {
        Site site = Site.of(TypeNames.ref(type));
        Annotations annotations = Annotations.of(type, site);
        Vocabulary.inspect(annotations, findings);
        Vocabulary.inspectMembers(type, site, findings);
        List<EnumModel.Constant> constants = type.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
                .map(element -> constant(element, site))
                .toList();
        return new EnumModel(
                site.type(),
                site.type().simpleName(),
                DescriptionReader.read(annotations, JavadocText.of(elements.getDocComment(type))::summary),
                constants,
                site);
    }

    private EnumModel.Constant constant(Element element, Site type) {
        String name = element.getSimpleName().toString();
        Site site = type.member(name);
        Annotations annotations = Annotations.of(element, site);
        Vocabulary.inspect(annotations, findings);
        return new EnumModel.Constant(
                name,
                NameReader.jsonName(name, annotations),
                DescriptionReader.read(annotations, JavadocText.of(elements.getDocComment(element))::summary),
                site);
    }
}
