package dev.llmoutput.benchmarks.speed;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What a way makes of the replies of a shape: only answers that are worth the same are timed against each other. */
enum Agreement {
    /** The record that the reply was written from. */
    RECORD("the record"),
    /** The five values that break a rule. */
    VIOLATIONS("5 violations"),
    /** A record that breaks the rules: this way has no checks. */
    UNCHECKED("a record, unchecked"),
    /** An exception or a failure: not this syntax. */
    REFUSED("refused"),
    /** Nothing to compare. */
    NOTHING("-");

    private static final int FAULTS = 5;

    private final String words;

    Agreement(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }

    /**
     * Reads every reply of the shape once.
     *
     * @throws IllegalStateException if an answer is another than the shape calls for
     */
    static Agreement of(Way way, Shape shape) {
        if (!way.readsRecord()) {
            return NOTHING;
        }
        Way.Reader reader = way.reader(shape);
        List<String> replies = Replies.of(shape);
        Agreement all = answer(way, shape, reader, replies, 0);
        for (int i = 1; i < replies.size(); i++) {
            if (answer(way, shape, reader, replies, i) != all) {
                throw new IllegalStateException(way + " answers replies of " + shape + " differently");
            }
        }
        return all;
    }

    private static Agreement answer(Way way, Shape shape, Way.Reader reader, List<String> replies, int index) {
        Object answer = read(reader, replies.get(index));
        Agreement agreement = agreement(answer, Samples.of(shape, index));
        if (!allowed(way, shape.form(), agreement)) {
            throw new IllegalStateException(way + " on " + shape + ": " + agreement + ", " + answer);
        }
        return agreement;
    }

    private static Object read(Way.Reader reader, String reply) {
        try {
            return reader.read(reply);
        } catch (Exception e) {
            return e;
        }
    }

    private static boolean allowed(Way way, Shape.Form form, Agreement agreement) {
        return switch (form) {
            case PLAIN, UTF16, REVERSED -> agreement == RECORD;
            case FENCED -> agreement == RECORD || agreement == REFUSED;
            case INVALID -> agreement == (way.checks() ? VIOLATIONS : UNCHECKED);
            case SYNTAX -> agreement == REFUSED;
        };
    }

    private static Agreement agreement(Object answer, Record written) {
        if (answer instanceof Parsed.Ok<?> ok) {
            return agreement(ok.value(), written);
        }
        if (answer instanceof String canonical) {
            return agreement(Readers.type(written.getClass(), Reading.STRICT).parse(canonical), written);
        }
        if (answer instanceof Parsed.Failed<?> failed) {
            List<Issue> issues = failed.failure().issues();
            return issues.size() == FAULTS ? VIOLATIONS : REFUSED;
        }
        if (answer instanceof Collection<?> violations && violations.size() == FAULTS) {
            return VIOLATIONS;
        }
        if (answer instanceof Record read) {
            return plain(read).equals(plain(written)) ? RECORD : UNCHECKED;
        }
        return REFUSED;
    }

    /** Without what may differ: the twin's name, and the zeros at the end of amounts, which a Jackson tree drops. */
    private static Record plain(Record value) {
        if (value instanceof AvajeTicket twin) {
            return twin.ticket();
        }
        if (!(value instanceof Order order)) {
            return value;
        }
        List<Order.Line> lines = new ArrayList<>();
        for (Order.Line line : order.lines()) {
            lines.add(new Order.Line(
                    line.sku(),
                    line.description(),
                    line.quantity(),
                    plain(line.price()),
                    line.unit(),
                    line.taxed(),
                    line.note()));
        }
        return new Order(order.number(), plain(order.total()), lines);
    }

    private static BigDecimal plain(BigDecimal amount) {
        return amount.stripTrailingZeros();
    }
}
