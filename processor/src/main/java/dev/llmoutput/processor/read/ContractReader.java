package dev.llmoutput.processor.read;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.read.ReachedTypes.Reached;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads an annotated record, and every record and enum below it, into a contract. */
public final class ContractReader {
    private final Elements elements;
    private final Defaults defaults;
    private final Origins origins;

    /**
     * A reader for one compilation.
     */
    public ContractReader(Elements elements, Defaults defaults, Origins origins) {
        this.elements = elements;
        this.defaults = defaults;
        this.origins = origins;
    }

    /** Reads {@code type}, which {@link Roots} has let through. */
    public ReadContract read(TypeElement type) {
        Site site = Roots.site(type);
        CarriedTypes carried = new CarriedTypes(elements, origins);
        int known = carried.companions();
        ReadContract contract = read(type, site, carried);
        while (carried.companions() > known) { // what was found late may tell of what was read before
            known = carried.companions();
            contract = read(type, site, carried);
        }
        return contract;
    }

    private ReadContract read(TypeElement type, Site site, CarriedTypes carried) {
        Findings findings = new Findings();
        Accessibility accessibility = new Accessibility(site.type().companion(), findings);
        ReachedTypes reached = new ReachedTypes(accessibility);
        reached.reach(type, site.type(), Site.of(site.type()));
        ReadTypes types = readAll(reached, accessibility, carried, findings).named();
        return new ReadContract(
                contract(type, site, types), findings.problems(), findings.unresolved(), reached.users());
    }

    private ReadTypes readAll(
            ReachedTypes reached, Accessibility accessibility, CarriedTypes carried, Findings findings) {
        SlotReader slots = new SlotReader(reached, findings);
        RuleReader rules = new RuleReader(accessibility, findings);
        OtherCompilations others = new OtherCompilations(carried, findings);
        RecordReader records = new RecordReader(elements, slots, rules, others, defaults.naming(), findings);
        UnionReader unions = new UnionReader(elements, reached, slots, others, findings);
        EnumReader enums = new EnumReader(elements, others, findings);
        ReadTypes types = new ReadTypes();
        for (Optional<Reached> next = reached.next(); next.isPresent(); next = reached.next()) {
            TypeElement type = next.get().type();
            Site user = next.get().user();
            switch (type.getKind()) {
                case RECORD -> types.records().add(records.read(next.get()));
                case ENUM -> types.enums().add(enums.read(type, user));
                default -> types.unions().add(unions.read(type, next.get().ref(), user));
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
