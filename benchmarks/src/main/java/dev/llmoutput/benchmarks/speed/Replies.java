package dev.llmoutput.benchmarks.speed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Replies of each shape, the same in every run: eight distinct texts, so that nothing is found again by identity. */
final class Replies {
    private static final int COUNT = 8;
    private static final JsonMapper PRETTY = JsonMapper.builder().build();

    private Replies() {}

    static List<String> of(Shape shape) {
        List<String> replies = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            replies.add(new String(text(shape, new Random(i)).toCharArray()));
        }
        return replies;
    }

    private static String text(Shape shape, Random random) {
        return switch (shape) {
            case SMALL -> pretty(ticket(random, "tram"));
            case SMALL_UTF16 -> pretty(ticket(random, "\u201ctram\u201d"));
            case SMALL_FENCED -> "```json\n" + pretty(ticket(random, "tram")) + "\n```";
            case INVALID -> invalid(pretty(ticket(random, "tram")));
            case SYNTAX -> cut(pretty(ticket(random, "tram")));
            case MEDIUM -> pretty(order(random, 50, "tram"));
            case MEDIUM_UTF16 -> pretty(order(random, 50, "\u201ctram\u201d"));
            case LARGE -> pretty(order(random, 2_000, "tram"));
        };
    }

    /** Five values that break a rule, each of the right type. */
    private static String invalid(String text) {
        return text.replaceFirst("\"id\" : \"[^\"]*\"", "\"id\" : \" \"")
                .replaceFirst("\"score\" : \\d+", "\"score\" : 101")
                .replaceFirst("\"hours\" : [\\d.]+", "\"hours\" : -1.5")
                .replaceFirst("\"name\" : \"[^\"]*\"", "\"name\" : \"\"")
                .replaceFirst("\"title\" : \"[^\"]*\"", "\"title\" : \"\"");
    }

    private static String cut(String text) {
        return text.substring(0, text.length() * 9 / 10);
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

    private static String pretty(Object value) {
        try {
            return PRETTY.writerWithDefaultPrettyPrinter().writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
