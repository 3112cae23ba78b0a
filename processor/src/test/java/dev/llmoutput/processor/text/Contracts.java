package dev.llmoutput.processor.text;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Contracts made by hand, as far as a test of texts needs them. */
final class Contracts {
    static final Site SITE = Site.of(ClassRef.of("com.example", "Thing"));
    static final TypeShape TEXT = new TypeShape.Text();

    private final List<ComponentModel> components = new ArrayList<>();
    private Optional<String> sentence = Optional.empty();

    /** A contract of one record {@code Thing} with one component {@code it}. */
    static ContractModel of(Slot slot) {
        return new Contracts().add("it", slot, null).build();
    }

    Contracts add(String name, Slot slot, @Nullable String description) {
        components.add(new ComponentModel(name, name, slot, Optional.ofNullable(description), SITE.member(name)));
        return this;
    }

    Contracts sentence(String hint) {
        sentence = Optional.of(hint);
        return this;
    }

    ContractModel build(EnumModel... enums) {
        RecordModel thing = new RecordModel(SITE.type(), "Thing", Optional.empty(), components, List.of(), false, SITE);
        return new ContractModel(
                new TypeShape.Nested(SITE.type()),
                "thing",
                sentence,
                2,
                Reading.TOLERANT,
                UnknownKeys.STRIP,
                true,
                List.of(thing),
                List.of(),
                List.of(enums),
                SITE);
    }

    static Slot slot(TypeShape shape, Constraint... constraints) {
        return new Slot(shape, Slot.Absence.REQUIRED, List.of(constraints));
    }

    static Slot nullable(TypeShape shape, Constraint... constraints) {
        return new Slot(shape, Slot.Absence.NULLABLE, List.of(constraints));
    }

    static TypeShape number(NumberType type) {
        return new TypeShape.Numeric(type, false);
    }

    static Constraint size(int min, int max) {
        return new Constraint.Size(min, max < 0 ? Optional.empty() : Optional.of(max), SITE);
    }

    static Constraint atLeast(String bound) {
        return new Constraint.LowerBound(new BigDecimal(bound), false, SITE);
    }

    static Constraint moreThan(String bound) {
        return new Constraint.LowerBound(new BigDecimal(bound), true, SITE);
    }

    static Constraint atMost(String bound) {
        return new Constraint.UpperBound(new BigDecimal(bound), false, SITE);
    }

    static Constraint lessThan(String bound) {
        return new Constraint.UpperBound(new BigDecimal(bound), true, SITE);
    }

    static Constraint notBlank() {
        return new Constraint.NotBlank(SITE);
    }

    static Constraint pattern(String regex, @Nullable String schemaRegex) {
        return new Constraint.Pattern(regex, 0, Optional.ofNullable(schemaRegex), SITE);
    }
}
