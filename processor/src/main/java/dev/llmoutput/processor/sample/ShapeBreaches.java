package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the shape of a slot refuses: another type, and what has the type but not the form. No wrong type is one that the
 * tolerant reading mends: it takes a number for a text, but never an object.
 *
 * @param value a value that fits
 */
record ShapeBreaches(Object value, ContractModel model) implements TypeShape.Cases<Stream<Breach>> {
    private static final String TYPE = "type";
    private static final Map<String, Object> OBJECT = Map.of();
    private static final List<Object> ARRAY = List.of();

    private static Breach type(Object wrong) {
        return Breach.of(TYPE, Stream.of(wrong));
    }

    @Override
    public Stream<Breach> text(TypeShape.Text shape) {
        return Stream.of(type(OBJECT));
    }

    @Override
    public Stream<Breach> bool(TypeShape.Bool shape) {
        return Stream.of(type("maybe"));
    }

    @Override
    public Stream<Breach> numeric(TypeShape.Numeric shape) {
        NumberType number = shape.type();
        Breach fraction =
                Breach.of("integer", ScalarSamples.near((BigDecimal) value).filter(ShapeBreaches::isFraction));
        Stream<Breach> range = outside(number).map(outside -> Breach.of("range", Stream.of(outside)));
        return Stream.concat(number.integral() ? Stream.of(type(OBJECT), fraction) : Stream.of(type(OBJECT)), range);
    }

    /** Numbers that the Java type cannot hold. */
    private static Stream<BigDecimal> outside(NumberType type) {
        return type == NumberType.FLOAT || type == NumberType.DOUBLE
                ? Stream.of(new BigDecimal("1E+400"))
                : Stream.concat(
                        type.largest().map(BigDecimal.ONE::add).stream(),
                        type.smallest().map(end -> end.subtract(BigDecimal.ONE)).stream());
    }

    private static boolean isFraction(BigDecimal number) {
        return number.stripTrailingZeros().scale() > 0;
    }

    @Override
    public Stream<Breach> enumeration(TypeShape.Enumeration shape) {
        List<String> names = model.enumeration(shape.type()).constants().stream()
                .map(EnumModel.Constant::wireName)
                .toList();
        return Stream.of(type(OBJECT), Breach.of("enum", Stream.of(unlike(names))));
    }

    /** A text that is none of {@code names}, and not nearly one. */
    static String unlike(List<String> names) {
        String text = "unknown?";
        while (names.contains(text)) {
            text += "?";
        }
        return text;
    }

    @Override
    public Stream<Breach> character(TypeShape.Char shape) {
        return Stream.of(type(OBJECT), Breach.of("format", Stream.of("ab")));
    }

    @Override
    public Stream<Breach> formatted(TypeShape.Formatted shape) {
        return Stream.of(type(OBJECT), Breach.of("format", FormatSamples.broken(shape.format())));
    }

    @Override
    public Stream<Breach> anything(TypeShape.Anything shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Breach> mapOf(TypeShape.MapOf shape) {
        return Stream.of(type(ARRAY));
    }

    /** One value may count as an array of just that, so the wrong type is none that an item has. */
    @Override
    public Stream<Breach> array(TypeShape.Array shape) {
        Object wrong = model.unwrapped(shape.element().shape()) instanceof TypeShape.Bool ? "maybe" : true;
        List<Object> items = new ArrayList<>((List<?>) value);
        boolean repeatable = shape.type().distinct() && !items.isEmpty();
        if (repeatable) {
            items.add(items.get(0));
        }
        return repeatable ? Stream.of(type(wrong), Breach.of("unique", Stream.of(items))) : Stream.of(type(wrong));
    }

    @Override
    public Stream<Breach> nested(TypeShape.Nested shape) {
        return Stream.of(type(ARRAY));
    }

    @Override
    public Stream<Breach> union(TypeShape.Union shape) {
        UnionModel union = model.union(shape.type());
        Map<Object, Object> untagged = new LinkedHashMap<>((Map<?, ?>) value);
        Map<Object, Object> unknown = new LinkedHashMap<>(untagged);
        untagged.remove(union.discriminator());
        unknown.put(
                union.discriminator(),
                unlike(union.arms().stream().map(UnionModel.Arm::tag).toList()));
        return Stream.of(
                type(ARRAY),
                Breach.of("tag missing", Stream.of(untagged)),
                Breach.of("tag unknown", Stream.of(unknown)));
    }

    /** What its content refuses. */
    @Override
    public Stream<Breach> wrapped(TypeShape.Wrapped shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Breach> coded(TypeShape.Coded shape) {
        return Stream.of(type(OBJECT));
    }
}
