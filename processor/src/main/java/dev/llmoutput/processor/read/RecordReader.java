package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Refinements;
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
    private final OtherCompilations others;
    private final Naming naming;
    private final Findings findings;
    private final JsonValueReader values;

    RecordReader(
            Elements elements,
            SlotReader slots,
            RuleReader rules,
            OtherCompilations others,
            Naming naming,
            Findings findings) {
        this.values = new JsonValueReader(findings);
        this.naming = naming;
        this.elements = elements;
        this.slots = slots;
        this.rules = rules;
        this.others = others;
        this.findings = findings;
    }

    RecordModel read(ReachedTypes.Reached reached) {
        ClassRef ref = reached.ref();
        SlotReader inside = slots.within(Bindings.of(reached.type(), ref));
        RecordModel raw = new RecordReader(elements, inside, rules, others, naming, findings)
                .read(reached.type(), ref, reached.user());
        return new RecordModel(
                ref, raw.definition(), raw.description(), raw.components(), raw.rules(), raw.wrapper(), raw.site());
    }

    /** @param user the place that brought us to {@code type} */
    private RecordModel read(TypeElement type, ClassRef ref, Site user) {
        Site site = Site.of(TypeNames.ref(type));
        if (others.isCompiledHere(site.type())) {
            return readDeclared(type, site);
        }
        return others.record(type, ref, user, data -> fits(type, site, data))
                .map(data -> readCarried(type, site, data))
                .orElseGet(() -> readDeclared(type, site));
    }

    /** Whether {@code data} says of a record what its class file says, as far as that goes. */
    private boolean fits(TypeElement type, Site site, CarriedData data) {
        RecordReader apart = new RecordReader(elements, slots.apart(), rules, others, naming, new Findings());
        return new ClassFileRecord(apart.readDeclared(type, site)).mayBe(apart.readCarried(type, site, data));
    }

    /** Reads what the source, or else the class file, has. */
    private RecordModel readDeclared(TypeElement type, Site site) {
        Annotations annotations = Annotations.of(type, site);
        Inspection.ofClass(type, annotations, site, findings);
        values.checkRecord(type, site);
        JavadocText javadoc = JavadocText.of(elements.getDocComment(type));
        Naming rename = NamingReader.read(annotations, naming);
        List<ComponentModel> components = type.getRecordComponents().stream()
                .map(component -> declared(component, site, javadoc, rename))
                .toList();
        new StrayAnnotations(type, findings).beside(components);
        Optional<String> description = DescriptionReader.read(annotations, javadoc::summary);
        return JsonValueReader.isWrapper(type)
                ? wrapper(type, site, description, components.get(0))
                : record(type, site, description, components);
    }

    /** A record and its only component mean the same thing. */
    private RecordModel wrapper(TypeElement type, Site site, Optional<String> description, ComponentModel only) {
        ComponentModel content = values.content(only, type);
        return record(type, site, JsonValueReader.joined(description, only.description()), List.of(content));
    }

    private ComponentModel declared(RecordComponentElement component, Site record, JavadocText javadoc, Naming rename) {
        String name = component.getSimpleName().toString();
        Site site = record.member(name);
        Annotations annotations = Annotations.of(component, site);
        Slot slot = slots.component(Annotations.type(component), annotations, annotations, site);
        NameReader.checkRequired(annotations, slot, findings);
        NameReader.checkEmpty(annotations, findings);
        Optional<String> description = DescriptionReader.read(annotations, () -> javadoc.param(name));
        String jsonName = NameReader.jsonName(rename.translate(name), annotations);
        return new ComponentModel(name, jsonName, slot, description, NameReader.refinements(annotations), site);
    }

    /** Reads what a companion carries, which says all but the types. */
    private RecordModel readCarried(TypeElement type, Site site, CarriedData data) {
        CarriedData components = data.object("components");
        return record(
                type,
                site,
                data.text("description"),
                type.getRecordComponents().stream()
                        .map(component -> carried(component, site, components))
                        .toList());
    }

    private ComponentModel carried(RecordComponentElement component, Site record, CarriedData components) {
        String name = component.getSimpleName().toString();
        Site site = record.member(name);
        CarriedData data = components.object(name);
        Slot slot = slots.carried(component.asType(), Annotations.of(component, site), data, site);
        return new ComponentModel(
                name,
                data.text("json").orElse(name),
                slot,
                data.text("description"),
                new Refinements(
                        data.texts("aliases"), data.text("default"), data.text("example"), data.isTrue("secret")),
                site);
    }

    private RecordModel record(
            TypeElement type, Site site, Optional<String> description, List<ComponentModel> components) {
        String definition = site.type().simpleName();
        boolean wrapper = JsonValueReader.isWrapper(type);
        return new RecordModel(site.type(), definition, description, components, rules.read(type, site), wrapper, site);
    }
}
