package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.Slot.Absence;
import dev.llmoutput.processor.model.Tense;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Lays what a companion carries of a slot over what the class file tells of its type. */
final class CarriedSlot {
    private final CarriedData data;
    private final Site site;

    private CarriedSlot(CarriedData data, Site site) {
        this.data = data;
        this.site = site;
    }

    static Slot over(Slot bare, CarriedData data, Site site) {
        CarriedSlot slot = new CarriedSlot(data, site);
        return new Slot(slot.shape(bare.shape()), slot.absence(), slot.constraints());
    }

    private TypeShape shape(TypeShape bare) {
        if (bare instanceof TypeShape.Array array) {
            return new TypeShape.Array(over(array.element(), data.object("items"), site), array.type());
        }
        if (bare instanceof TypeShape.MapOf map) {
            return new TypeShape.MapOf(
                    over(map.key(), data.object("keys"), site), over(map.value(), data.object("values"), site));
        }
        if (bare instanceof TypeShape.Anything any) {
            return new TypeShape.Anything(any.jsonNode(), data.isTrue("notNull"));
        }
        List<CarriedData> arguments = data.objects("arguments");
        return bare.ofAuthor()
                .filter(type -> type.arguments().size() == arguments.size())
                .map(type -> bare.with(type.with(arguments(type, arguments))))
                .orElse(bare);
    }

    private List<TypeArgument> arguments(ClassRef type, List<CarriedData> carried) {
        List<TypeArgument> arguments = new ArrayList<>();
        for (int i = 0; i < carried.size(); i++) {
            TypeArgument bare = type.arguments().get(i);
            arguments.add(bare.with(over(bare.slot(), carried.get(i), site)));
        }
        return arguments;
    }

    private Absence absence() {
        return data.text("absence")
                .map(name -> Absence.valueOf(name.toUpperCase(Locale.ROOT)))
                .orElse(Absence.REQUIRED);
    }

    private List<Constraint> constraints() {
        List<Constraint> constraints = new ArrayList<>();
        if (data.isTrue("notBlank")) {
            constraints.add(new Constraint.NotBlank(site));
        }
        size().ifPresent(constraints::add);
        lower("minimum", false).or(() -> lower("exclusiveMinimum", true)).ifPresent(constraints::add);
        upper("maximum", false).or(() -> upper("exclusiveMaximum", true)).ifPresent(constraints::add);
        data.number("decimals")
                .map(BigDecimal::intValueExact)
                .ifPresent(decimals -> constraints.add(new Constraint.Decimals(decimals, site)));
        if (data.isTrue("email")) {
            constraints.add(new Constraint.Email(site));
        }
        Stream.of(Tense.values())
                .filter(tense -> data.isTrue(tense.method()))
                .forEach(tense -> constraints.add(new Constraint.Time(tense, site)));
        data.objects("patterns").forEach(pattern -> constraints.add(pattern(pattern)));
        Stream.of(true, false)
                .filter(value -> data.isTrue(String.valueOf(value)))
                .forEach(value -> constraints.add(new Constraint.Truth(value, site)));
        return constraints;
    }

    private Optional<Constraint> size() {
        Optional<Integer> min = data.number("minSize").map(BigDecimal::intValueExact);
        Optional<Integer> max = data.number("maxSize").map(BigDecimal::intValueExact);
        return min.or(() -> max).map(any -> new Constraint.Size(min.orElse(0), max, site));
    }

    private Optional<Constraint> lower(String name, boolean exclusive) {
        return data.number(name).map(bound -> new Constraint.LowerBound(bound, exclusive, site));
    }

    private Optional<Constraint> upper(String name, boolean exclusive) {
        return data.number(name).map(bound -> new Constraint.UpperBound(bound, exclusive, site));
    }

    private Constraint pattern(CarriedData pattern) {
        return new Constraint.Pattern(
                pattern.text("regex").orElse(""),
                pattern.number("flags").map(BigDecimal::intValueExact).orElse(0),
                pattern.text("schema"),
                site);
    }
}
