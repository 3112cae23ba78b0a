package dev.llmoutput.processor.read;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.read.ReachedTypes.Reached;
import java.util.Optional;
import java.util.function.Predicate;
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

    /** Reads {@code type}, which {@link Roots} has let through. */
    public ReadContract read(TypeElement type) {
        Findings findings = new Findings();
        Site site = Roots.site(type);
        Accessibility accessibility = new Accessibility(site.type().companion(), findings);
        ReachedTypes reached = new ReachedTypes(accessibility);
        reached.reach(type, site.type(), Site.of(site.type()));
        ReadTypes types = readAll(site.type(), reached, accessibility, findings).named();
        return new ReadContract(contract(type, site, types), findings.problems(), findings.unresolved());
    }

    private ReadTypes readAll(ClassRef root, ReachedTypes reached, Accessibility accessibility, Findings findings) {
        CarriedTypes carried = new CarriedTypes(root, elements, compiled);
        SlotReader slots = new SlotReader(reached, findings);
        RuleReader rules = new RuleReader(accessibility, findings);
        RecordReader records = new RecordReader(elements, slots, rules, carried, defaults.naming(), findings);
        UnionReader unions = new UnionReader(elements, reached, slots, carried, findings);
        EnumReader enums = new EnumReader(elements, carried, findings);
        ReadTypes types = new ReadTypes();
        for (Optional<Reached> next = reached.next(); next.isPresent(); next = reached.next()) {
            TypeElement type = next.get().type();
            switch (type.getKind()) {
                case RECORD -> types.records().add(records.read(next.get()));
                case ENUM -> types.enums().add(enums.read(type));
                default -> types.unions().add(unions.read(type, next.get().ref()));
            }
        }
        return types;
    }

    private ContractModel contract(TypeElement type, Site site, ReadTypes types) {
        AnnotationView output =
                Annotations.of(type, site).find(OurAnnotations.OUTPUT).orElseThrow();
        return new ContractModel(
                ShapeReader.ofAuthor(type, site.type()),
                output.text("name").orElse(NameReader.snakeCase(site.type().simpleName())),
                output.text("hint"),
                output.integer("retries").orElse(defaults.retries()),
                output.constant("reading").map(Reading::valueOf).orElse(defaults.reading()),
                output.constant("unknownKeys").map(UnknownKeys::valueOf).orElse(defaults.unknownKeys()),
                Accessibility.isPublic(type),
                types.records(),
                types.unions(),
                types.enums(),
                site);
    }
}
