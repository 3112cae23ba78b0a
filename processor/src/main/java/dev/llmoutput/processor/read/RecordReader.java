package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads one record. The order of its components is that of {@code getRecordComponents}: compilers list fields in others. */
final class RecordReader {
    private final Elements elements;
    private final SlotReader slots;
    private final RuleReader rules;
    private final Findings findings;

    RecordReader(Elements elements, SlotReader slots, RuleReader rules, Findings findings) {
        this.elements = elements;
        this.slots = slots;
        this.rules = rules;
        this.findings = findings;
    }

    RecordModel read(TypeElement type) {
        Site site = Site.of(TypeNames.ref(type));
        Annotations annotations = Annotations.of(type, site);
        Vocabulary.inspect(annotations, findings);
        Vocabulary.inspectMembers(type, site, findings);
        JavadocText javadoc = JavadocText.of(elements.getDocComment(type));
        List<ComponentModel> components = type.getRecordComponents().stream()
                .map(component -> component(component, site, javadoc))
                .toList();
        return new RecordModel(
                site.type(),
                site.type().simpleName(),
                DescriptionReader.read(annotations, javadoc::summary),
                components,
                rules.read(type, site),
                site);
    }

    private ComponentModel component(RecordComponentElement component, Site record, JavadocText javadoc) {
        String name = component.getSimpleName().toString();
        Site site = record.member(name);
        Annotations annotations = Annotations.of(component, site);
        Slot slot = slots.read(Annotations.type(component), annotations, site);
        NameReader.checkRequired(annotations, slot, findings);
        Optional<String> description = DescriptionReader.read(annotations, () -> javadoc.param(name));
        return new ComponentModel(name, NameReader.jsonName(name, annotations), slot, description, site);
    }
}
