package dev.llmoutput.benchmarks.speed;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Records of each size, the same in every run. */
final class Samples {
    private Samples() {}

    static Record of(Shape shape, long seed) {
        Random random = new Random(seed);
        String word = shape.form() == Shape.Form.UTF16 ? "\u201ctram\u201d" : "tram";
        return shape.record() == Ticket.class
                ? ticket(random, word)
                : order(random, shape.size().lines(), word);
    }

    private static Ticket ticket(Random random, String word) {
        return new Ticket(
                "T-" + random.nextInt(100_000),
                "The " + word + " was late again and nobody said why",
                any(random, Ticket.Priority.LOW, Ticket.Priority.NORMAL, Ticket.Priority.HIGH),
                random.nextInt(101),
                random.nextInt(4_000) / 100.0,
                random.nextBoolean(),
                new Ticket.Customer("Customer " + random.nextInt(1_000), "Ghent"),
                List.of("delay", "tram", "line " + random.nextInt(30)),
                1_700_000_000_000L + random.nextInt(),
                "Asked for a refund of the ticket.");
    }

    private static <T> T any(Random random, T first, T second, T third) {
        return List.of(first, second, third).get(random.nextInt(3));
    }

    private static Order order(Random random, int size, String word) {
        List<Order.Line> lines = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            lines.add(new Order.Line(
                    "SKU-" + random.nextInt(1_000_000),
                    "A " + word + " ticket for zone " + random.nextInt(9),
                    1 + random.nextInt(50),
                    BigDecimal.valueOf(random.nextInt(100_000), 2),
                    any(random, Order.Unit.PIECE, Order.Unit.METRE, Order.Unit.KILOGRAM),
                    random.nextBoolean(),
                    random.nextInt(3) == 0 ? "by post" : null));
        }
        return new Order("O-" + random.nextInt(1_000_000), BigDecimal.valueOf(random.nextInt(10_000_000), 2), lines);
    }
}
