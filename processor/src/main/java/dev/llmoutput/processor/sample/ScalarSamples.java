package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values that a slot may take which is neither an object nor an array; whoever takes one still has to try it. */
record ScalarSamples(Slot slot, ContractModel model) implements TypeShape.Cases<Stream<Object>> {
    /** Longer texts would be no samples that people read. */
    static final int LONGEST = 4_000;

    private static final List<String> WORDS = List.of("text", "another text", "more", "note", "letter");
    private static final List<String> EMAILS =
            List.of("ann@example.org", "bob@example.org", "a@b.example", "a@b.org", "a@b");

    static Stream<Object> of(Slot slot, ContractModel model) {
        return slot.shape().match(new ScalarSamples(slot, model));
    }

    @Override
    public Stream<Object> text(TypeShape.Text shape) {
        Stream<String> words = Stream.concat(
                WORDS.stream(), IntStream.rangeClosed('a', 'z').mapToObj(letter -> String.valueOf((char) letter)));
        return Stream.of(patterned(), emails(), words.map(this::fitted))
                .flatMap(texts -> texts)
                .filter(text -> text.length() <= LONGEST)
                .map(text -> text);
    }

    /** The plainest text of each pattern first. */
    private Stream<String> patterned() {
        return Stream.concat(
                constraints(Constraint.Pattern.class)
                        .flatMap(pattern -> texts(pattern).limit(1)),
                constraints(Constraint.Pattern.class)
                        .flatMap(pattern -> texts(pattern).skip(1)));
    }

    private static Stream<String> texts(Constraint.Pattern pattern) {
        return PatternSamples.of(pattern.regex(), pattern.flags());
    }

    private Stream<String> emails() {
        return constraints(Constraint.Email.class).flatMap(any -> EMAILS.stream());
    }

    /** As long as the slot wants it. */
    private String fitted(String word) {
        int min = constraints(Constraint.Size.class)
                .mapToInt(Constraint.Size::min)
                .max()
                .orElse(0);
        int max = constraints(Constraint.Size.class)
                .flatMap(size -> size.max().stream())
                .min(Integer::compare)
                .orElse(LONGEST);
        int length = Math.min(Math.max(word.length(), Math.min(min, LONGEST + 1)), max);
        String padded = word + "a".repeat(Math.max(0, length - word.length()));
        return padded.substring(0, length);
    }

    private <C extends Constraint> Stream<C> constraints(Class<C> kind) {
        return slot.constraints().stream().filter(kind::isInstance).map(kind::cast);
    }

    @Override
    public Stream<Object> bool(TypeShape.Bool shape) {
        return Stream.of(true, false);
    }

    /** Small numbers, then those at and near the bounds. */
    @Override
    public Stream<Object> numeric(TypeShape.Numeric shape) {
        Stream<BigDecimal> small = IntStream.rangeClosed(1, 20).mapToObj(BigDecimal::valueOf);
        Stream<BigDecimal> bounds = Stream.concat(
                        constraints(Constraint.LowerBound.class).map(Constraint.LowerBound::bound),
                        constraints(Constraint.UpperBound.class).map(Constraint.UpperBound::bound))
                .flatMap(ScalarSamples::near);
        Stream<BigDecimal> zero = Stream.of(BigDecimal.ZERO, new BigDecimal("0.5"));
        return Stream.of(small, bounds, zero).flatMap(numbers -> numbers).map(number -> number);
    }

    /** A number, what is below it and what is above it, in steps of several sizes. */
    static Stream<BigDecimal> near(BigDecimal number) {
        BigDecimal whole = new BigDecimal(number.toBigInteger());
        return Stream.of("0", "1", "-1", "2", "-2", "0.5", "-0.5", "0.25", "0.01", "-0.01")
                .map(BigDecimal::new)
                .flatMap(step -> Stream.of(number.add(step), whole.add(step)));
    }

    @Override
    public Stream<Object> enumeration(TypeShape.Enumeration shape) {
        return model.enumeration(shape.type()).constants().stream().map(EnumModel.Constant::wireName);
    }

    @Override
    public Stream<Object> character(TypeShape.Char shape) {
        return IntStream.rangeClosed('a', 'z').mapToObj(letter -> String.valueOf((char) letter));
    }

    @Override
    public Stream<Object> formatted(TypeShape.Formatted shape) {
        return FormatSamples.of(shape.format(), slot);
    }

    @Override
    public Stream<Object> anything(TypeShape.Anything shape) {
        return IntStream.rangeClosed(1, 20).mapToObj(number -> "value " + number);
    }

    /** What a codec takes, only its author knows. */
    @Override
    public Stream<Object> coded(TypeShape.Coded shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Object> mapOf(TypeShape.MapOf shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Object> array(TypeShape.Array shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Object> nested(TypeShape.Nested shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Object> union(TypeShape.Union shape) {
        return Stream.empty();
    }

    @Override
    public Stream<Object> wrapped(TypeShape.Wrapped shape) {
        return Stream.empty();
    }
}
