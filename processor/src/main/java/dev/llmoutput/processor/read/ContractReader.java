package dev.llmoutput.processor.read;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.read.ReachedTypes.Reached;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads an annotated record, and every record and enum below it, into a contract. */
public final class ContractReader {
    private final Elements elements;
    private final Defaults defaults;
    private final Predicate<ClassRef> compiled;

    /**
     * A reader for one compilation.
     *
     * @param compiled whether the source of a class is compiled here, rather than read from a class file
     */
    public ContractReader(Elements elements, Defaults defaults, Predicate<ClassRef> compiled) {
        this.elements = elements;
        this.defaults = defaults;
        this.compiled = compiled;
    }

    /** Reads {@code type}, a record that {@link Roots} has let through. */
    public ReadContract read(TypeElement type) {
        Findings findings = new Findings();
        Site site = Roots.site(type);
        Accessibility accessibility = new Accessibility(site.type().companion(), findings);
        ReachedTypes reached = new ReachedTypes(accessibility);
        reached.reach(type, Site.of(site.type()));
        List<RecordModel> records = new ArrayList<>();
        List<EnumModel> enums = new ArrayList<>();
        readAll(reached, accessibility, findings, records, enums);
        return new ReadContract(contract(type, site, records, enums), findings.problems(), findings.unresolved());
    }

    private void readAll(
            ReachedTypes reached,
            Accessibility accessibility,
            Findings findings,
            List<RecordModel> records,
            List<EnumModel> enums) {
        CarriedTypes carried = new CarriedTypes(elements, compiled);
        SlotReader slots = new SlotReader(reached, findings);
        RuleReader rules = new RuleReader(accessibility, findings);
        RecordReader recordReader = new RecordReader(elements, slots, rules, carried, findings);
        EnumReader enumReader = new EnumReader(elements, carried, findings);
        for (Optional<Reached> next = reached.next(); next.isPresent(); next = reached.next()) {
            TypeElement type = next.get().type();
            if (type.getKind() == ElementKind.RECORD) {
                records.add(recordReader.read(type, next.get().user()));
            } else {
                enums.add(enumReader.read(type));
            }
        }
    }

    private ContractModel contract(TypeElement type, Site site, List<RecordModel> records, List<EnumModel> enums) {
        AnnotationView output =
                Annotations.of(type, site).find(OurAnnotations.OUTPUT).orElseThrow();
        Map<ClassRef, String> names = DefinitionNames.of(Stream.concat(
                        records.stream().map(RecordModel::type), enums.stream().map(EnumModel::type))
                .toList());
        return new ContractModel(
                new TypeShape.Nested(site.type()),
                output.text("name").orElse(NameReader.snakeCase(site.type().simpleName())),
                output.text("hint"),
                output.integer("retries").orElse(defaults.retries()),
                output.constant("reading").map(Reading::valueOf).orElse(defaults.reading()),
                output.constant("unknownKeys").map(UnknownKeys::valueOf).orElse(defaults.unknownKeys()),
                Accessibility.isPublic(type),
                records.stream().map(each -> named(each, names)).toList(),
                enums.stream().map(each -> named(each, names)).toList(),
                site);
    }

    private static RecordModel named(RecordModel model, Map<ClassRef, String> names) {
        String name = names.getOrDefault(model.type(), model.definition());
        return new RecordModel(
                model.type(), name, model.description(), model.components(), model.rules(), model.site());
    }

    private static EnumModel named(EnumModel model, Map<ClassRef, String> names) {
        String name = names.getOrDefault(model.type(), model.definition());
        return new EnumModel(model.type(), name, model.description(), model.constants(), model.site());
    }
}
