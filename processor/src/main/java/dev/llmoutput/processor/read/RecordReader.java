package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.read.CarriedTypes.Told;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
        if (others.isCompiledHere(type)) {
            return readDeclared(type, site);
        }
        return others.record(type, ref, user, told -> fits(type, site, told))
                .map(told -> readCarried(type, site, told.data()))
                .orElseGet(() -> readDeclared(type, site));
    }

    /** Whether what is told of a record can be true: it is about these components, and says what the class file shows. */
    private boolean fits(TypeElement type, Site site, Told told) {
        Set<String> names = told.data().object("components").names();
        if (!names.equals(names(type))) {
            return false;
        }
        RecordReader apart = new RecordReader(elements, slots.apart(), rules, others, naming, new Findings());
        List<ComponentModel> seen = apart.readDeclared(type, site).components();
        List<ComponentModel> all = apart.readCarried(type, site, told.data()).components();
        for (int i = 0; i < seen.size(); i++) {
            Slot one = seen.get(i).slot();
            Slot other = all.get(i).slot();
            if (!(told.ofItsFile() ? ClassFileSlot.canBe(one, other) : ClassFileSlot.agrees(one, other))) {
                return false;
            }
        }
        return true;
    }

    private static Set<String> names(TypeElement type) {
        return type.getRecordComponents().stream()
                .map(component -> component.getSimpleName().toString())
                .collect(Collectors.toSet());
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

    /** Reads what the class file has, and what it lacks from what a companion carries. */
    private RecordModel readCarried(TypeElement type, Site site, CarriedData data) {
        Annotations annotations = Annotations.of(type, site);
        Naming rename = NamingReader.read(annotations, naming);
        CarriedData components = data.object("components");
        boolean wrapper = JsonValueReader.isWrapper(type);
        // that of a wrapper is joined with the one of its component
        Optional<String> description = wrapper
                ? data.text("description")
                : DescriptionReader.read(annotations, () -> data.text("description"));
        List<ComponentModel> all = type.getRecordComponents().stream()
                .map(component -> carried(component, site, components, rename))
                .map(component -> wrapper ? JsonValueReader.bare(component) : component)
                .toList();
        return record(type, site, description, all);
    }

    private ComponentModel carried(
            RecordComponentElement component, Site record, CarriedData components, Naming rename) {
        String name = component.getSimpleName().toString();
        Site site = record.member(name);
        CarriedData data = components.object(name);
        Annotations annotations = Annotations.of(component, site);
        return new ComponentModel(
                name,
                NameReader.jsonName(rename.translate(name), annotations),
                slots.carried(component.asType(), annotations, data, site),
                DescriptionReader.read(annotations, () -> data.text("description")),
                NameReader.refinements(annotations),
                site);
    }

    private RecordModel record(
            TypeElement type, Site site, Optional<String> description, List<ComponentModel> components) {
        String definition = site.type().simpleName();
        boolean wrapper = JsonValueReader.isWrapper(type);
        return new RecordModel(site.type(), definition, description, components, rules.read(type, site), wrapper, site);
    }
}
