package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values that may break one constraint of a slot; those that break another one as well are left out later. */
record ConstraintBreaches(Slot slot, Object value, ContractModel model) implements Constraint.Cases<Stream<Breach>> {
    /** Larger arrays and objects would be no samples that people read. */
    private static final int MOST = 200;

    @Override
    public Stream<Breach> notBlank(Constraint.NotBlank constraint) {
        return Stream.of(Breach.of("notBlank", constraint, lengths().mapToObj(" "::repeat)));
    }

    private static IntStream lengths() {
        return IntStream.iterate(0, length -> length <= ScalarSamples.LONGEST, length -> length * 3 / 2 + 1);
    }

    @Override
    public Stream<Breach> size(Constraint.Size constraint) {
        Stream<Breach> small = constraint.min() > 0
                ? Stream.of(Breach.of("minSize", constraint, ofSize(constraint.min() - 1)))
                : Stream.empty();
        Stream<Breach> big = constraint.max().stream().map(max -> Breach.of("maxSize", constraint, ofSize(max + 1)));
        return Stream.concat(small, big);
    }

    private Stream<?> ofSize(int size) {
        ValidValues values = new ValidValues(model, false);
        if (slot.shape() instanceof TypeShape.Array array) {
            return size > MOST ? Stream.empty() : values.items(array, size, 0).stream();
        }
        if (slot.shape() instanceof TypeShape.MapOf map) {
            return size > MOST ? Stream.empty() : values.entries(map, size, 0).stream();
        }
        if (slot.shape() instanceof TypeShape.Formatted) {
            return size > ScalarSamples.LONGEST ? Stream.empty() : Stream.of(FormatSamples.bytes(size));
        }
        Slot other = new Slot(
                slot.shape(),
                slot.absence(),
                Stream.concat(
                                slot.constraints().stream().filter(any -> !(any instanceof Constraint.Size)),
                                Stream.of(new Constraint.Size(
                                        size,
                                        Optional.of(size),
                                        slot.constraints().get(0).site())))
                        .toList());
        return size > ScalarSamples.LONGEST ? Stream.empty() : ScalarSamples.of(other, model);
    }

    /** The bound itself, where it is not allowed, or what is just outside, in ever larger steps. */
    @Override
    public Stream<Breach> lowerBound(Constraint.LowerBound constraint) {
        return Stream.of(Breach.of("minimum", constraint, ScalarSamples.near(constraint.bound())));
    }

    @Override
    public Stream<Breach> upperBound(Constraint.UpperBound constraint) {
        return Stream.of(Breach.of("maximum", constraint, ScalarSamples.near(constraint.bound())));
    }

    @Override
    public Stream<Breach> pattern(Constraint.Pattern constraint) {
        return Stream.of(Breach.of("pattern", constraint, unlike()));
    }

    /** Texts that other rules of the slot take, then such with an odd character, then odd characters alone. */
    private Stream<?> unlike() {
        String text = (String) value;
        Stream<String> odd = Stream.of("?", "!", "0", "a", "A", " ", "\u00e9")
                .flatMap(symbol -> Stream.of(
                        text + symbol,
                        text.isEmpty() ? symbol : symbol + text.substring(1),
                        symbol.repeat(text.length())));
        return Stream.concat(ScalarSamples.of(slot, model), odd);
    }

    @Override
    public Stream<Breach> decimals(Constraint.Decimals constraint) {
        BigDecimal tooFine = constraint.divisor().movePointLeft(1);
        Stream<BigDecimal> numbers = Stream.of((BigDecimal) value, BigDecimal.ZERO, BigDecimal.ONE);
        return Stream.of(Breach.of(
                "decimals",
                constraint,
                numbers.flatMap(number -> Stream.of(number.add(tooFine), number.subtract(tooFine)))));
    }

    @Override
    public Stream<Breach> email(Constraint.Email constraint) {
        return Stream.of(Breach.of("email", constraint, unlike()));
    }

    @Override
    public Stream<Breach> truth(Constraint.Truth constraint) {
        return Stream.of(Breach.of("truth", constraint, Stream.of(!constraint.value())));
    }

    @Override
    public Stream<Breach> time(Constraint.Time constraint) {
        Stream<?> times = slot.shape() instanceof TypeShape.Formatted text
                ? FormatSamples.distant(text.format(), !constraint.tense().isPast(), 0).stream()
                : Stream.empty();
        return Stream.of(Breach.of(constraint.tense().method(), constraint, times));
    }
}
