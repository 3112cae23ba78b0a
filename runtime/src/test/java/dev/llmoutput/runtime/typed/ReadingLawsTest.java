package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** What holds for every reply to a record, in the strict and in the tolerant reading. */
class ReadingLawsTest {
    private static final String SEED = "20261130";

    private static Parsed<Invoice> parse(String raw, Reading reading) {
        return InvoiceOutput.type(ReadOptions.of(reading)).parse(raw);
    }

    private static Parsed.Ok<Invoice> ok(String raw, Reading reading) {
        return Results.ok(parse(raw, reading));
    }

    /** C006: the canonical text is read as the same value, without a change, and is its own canonical text. */
    @Property(seed = SEED, tries = 1_000)
    void canonicalTextIsAFixedPoint(@ForAll("invoices") Map<String, Object> invoice, @ForAll Reading reading) {
        Parsed.Ok<Invoice> first = ok(text(invoice), reading);

        assertThat(ok(first.canonical(), reading)).isEqualTo(Parsed.ok(first.value(), first.canonical(), false));
        assertThat(InvoiceOutput.toJson(first.value())).isEqualTo(first.canonical());
    }

    /** White space, the order of the names and the way in which characters are escaped change nothing. */
    @Property(seed = SEED, tries = 1_000)
    void layoutAndOrderChangeNothing(
            @ForAll("invoices") Map<String, Object> invoice, @ForAll Reading reading, @ForAll long layout) {
        Parsed.Ok<Invoice> plain = ok(text(invoice), reading);
        Parsed.Ok<Invoice> shuffled = ok(shuffled(invoice, new Random(layout)), reading);

        assertThat(shuffled.value()).isEqualTo(plain.value());
        assertThat(shuffled.canonical()).isEqualTo(plain.canonical());
        assertThat(shuffled.changed()).isEqualTo(plain.changed());
        assertThat(shuffled.repairs()).isEmpty();
    }

    /** A fence and a byte order mark in both readings, anything else round the reply in the tolerant one. */
    @Property(seed = SEED, tries = 1_000)
    void whatStandsRoundAReplyChangesNothing(
            @ForAll("invoices") Map<String, Object> invoice, @ForAll("around") String around) {
        String raw = text(invoice);
        Parsed.Ok<Invoice> plain = ok(raw, Reading.STRICT);
        Parsed.Ok<Invoice> tolerant = ok(around.replace("@", raw), Reading.TOLERANT);

        assertThat(tolerant.value()).isEqualTo(plain.value());
        assertThat(tolerant.canonical()).isEqualTo(plain.canonical());
        assertThat(tolerant.changed()).isEqualTo(plain.changed());
        if (tolerant.repairs().isEmpty()) {
            assertThat(parse(around.replace("@", raw), Reading.STRICT)).isEqualTo(tolerant);
        } else {
            assertThat(parse(around.replace("@", raw), Reading.STRICT)).isInstanceOf(Parsed.Failed.class);
        }
    }

    /** Cut at every offset, a reply is answered, and only with a repair is it a value. */
    @Property(seed = SEED, tries = 150)
    void noCutGivesAWholeValue(
            @ForAll("invoices") Map<String, Object> invoice, @ForAll("around") String around, @ForAll Reading reading) {
        String raw = text(invoice);
        String reply = around.replace("@", raw);
        int end = around.indexOf('@') + raw.length();
        for (int length = 0; length < reply.length(); length++) {
            Parsed<Invoice> parsed = parse(reply.substring(0, length), reading);
            if (parsed instanceof Parsed.Ok<Invoice> ok) {
                assertThat(length).isGreaterThanOrEqualTo(end);
                boolean whole = reply.substring(0, length).strip().endsWith(raw);
                assertThat(ok.repairs().isEmpty())
                        .as(reply.substring(0, length))
                        .isEqualTo(whole && isBare(around));
            }
        }
    }

    private static boolean isBare(String around) {
        return around.startsWith("@") || around.startsWith("\ufeff");
    }

    /** Each issue leads to the value that it is about, or to the place where a key is missing. */
    @Property(seed = SEED, tries = 1_000)
    void pathsLeadToTheirValues(
            @ForAll("invoices") Map<String, Object> invoice, @ForAll Reading reading, @ForAll long where) {
        Map<String, Object> broken = broken(invoice, new Random(where));
        String raw = text(broken);
        if (!(parse(raw, reading) instanceof Parsed.Failed<Invoice> failed)) {
            return;
        }
        Object tree = JsonTree.read(raw, JsonLimits.DEFAULT);
        for (Issue issue : failed.failure().issues()) {
            List<Object> steps = issue.path().elements();
            boolean missing = issue.code() == IssueCode.MISSING;
            Object place = tree;
            for (Object step : steps.subList(0, missing ? steps.size() - 1 : steps.size())) {
                place = step instanceof Integer index
                        ? ((List<?>) place).get(index)
                        : member((Map<?, ?>) place, (String) step);
            }
            if (missing) {
                assertThat(((Map<?, ?>) place).containsKey(steps.get(steps.size() - 1)))
                        .isFalse();
            } else if (issue.params().get("value") instanceof String value && !(place instanceof BigDecimal)) {
                assertThat(String.valueOf(place)).isEqualTo(value);
            }
        }
    }

    private static @Nullable Object member(Map<?, ?> object, String name) {
        assertThat(object.containsKey(name)).isTrue();
        return object.get(name);
    }

    /** With one to three of its parts replaced, left out or added. */
    private static Map<String, Object> broken(Map<String, Object> invoice, Random random) {
        Map<String, Object> broken = copy(invoice);
        List<Object> bad = List.of(true, "x y", List.of(), Map.of(), new BigDecimal("1.5"), "a-1", "");
        for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
            Map<String, Object> target = broken;
            if (random.nextBoolean() && broken.get("lines") instanceof List<?> lines && !lines.isEmpty()) {
                target = line(lines, random.nextInt(lines.size()));
            }
            List<String> names = new ArrayList<>(target.keySet());
            if (names.isEmpty()) {
                continue;
            }
            String name = names.get(random.nextInt(names.size()));
            if (random.nextInt(4) == 0) {
                target.remove(name);
            } else {
                target.put(name, bad.get(random.nextInt(bad.size())));
            }
        }
        return broken;
    }

    @SuppressWarnings("unchecked") // made by copy
    private static Map<String, Object> line(List<?> lines, int index) {
        return (Map<String, Object>) lines.get(index);
    }

    private static Map<String, Object> copy(Map<String, Object> invoice) {
        Map<String, Object> copy = new LinkedHashMap<>(invoice);
        List<Object> lines = new ArrayList<>();
        ((List<?>) invoice.get("lines")).forEach(line -> lines.add(new LinkedHashMap<>((Map<?, ?>) line)));
        copy.put("lines", lines);
        return copy;
    }

    private static String text(Object tree) {
        JsonAppender out = new JsonAppender();
        out.value(tree);
        return out.toString();
    }

    /** The same value in another order, with white space between all tokens and escapes that are not needed. */
    private static String shuffled(Object tree, Random random) {
        String space = " \n\r\t".substring(0, random.nextInt(5));
        if (tree instanceof Map<?, ?> object) {
            List<String> members = new ArrayList<>();
            object.forEach((name, value) ->
                    members.add(escaped((String) name, random) + space + ":" + space + shuffled(value, random)));
            Collections.shuffle(members, random);
            return "{" + space + String.join(space + "," + space, members) + space + "}";
        }
        if (tree instanceof List<?> list) {
            List<String> items = new ArrayList<>();
            list.forEach(item -> items.add(shuffled(item, random)));
            return "[" + space + String.join("," + space, items) + space + "]";
        }
        return tree instanceof String string ? escaped(string, random) : text(tree);
    }

    private static String escaped(String string, Random random) {
        StringBuilder escaped = new StringBuilder("\"");
        for (int i = 0; i < string.length(); i++) {
            String one = text(string.substring(i, i + 1));
            escaped.append(
                    random.nextInt(3) == 0
                            ? String.format("\\u%04X", (int) string.charAt(i))
                            : Character.isSurrogate(string.charAt(i))
                                    ? string.substring(i, i + 1)
                                    : one.substring(1, one.length() - 1));
        }
        return escaped.append('"').toString();
    }

    @Provide
    Arbitrary<Map<String, Object>> invoices() {
        Arbitrary<String> numbers = Arbitraries.integers().between(0, 99_999).map(n -> "A-" + n);
        Arbitrary<BigDecimal> totals = Arbitraries.bigDecimals()
                .between(BigDecimal.ZERO, new BigDecimal("1000000"))
                .ofScale(2);
        Arbitrary<String> notes = Arbitraries.strings().ofMaxLength(12);
        return Combinators.combine(numbers, totals, Arbitraries.of("EUR", "us-dollar"), lines(), notes.injectNull(0.3))
                .as((number, total, currency, lines, note) -> {
                    Map<String, Object> invoice = new LinkedHashMap<>();
                    invoice.put("number", number);
                    invoice.put("total", total);
                    invoice.put("currency", currency);
                    invoice.put("lines", lines);
                    if (note != null) {
                        invoice.put("note", note);
                    }
                    return invoice;
                });
    }

    private static Arbitrary<List<Map<String, Object>>> lines() {
        Arbitrary<String> items = Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(8),
                Arbitraries.strings()
                        .withChars("\"'\\{}[],:/*#`<>\n \u201c\u201d")
                        .ofMaxLength(8));
        return Combinators.combine(
                        items,
                        Arbitraries.integers().greaterOrEqual(1),
                        Arbitraries.doubles().between(-1e9, 1e9))
                .as((item, quantity, price) -> {
                    Map<String, Object> line = new LinkedHashMap<>();
                    line.put("item", item);
                    line.put("quantity", BigDecimal.valueOf(quantity));
                    line.put("price", price);
                    return line;
                })
                .list()
                .ofMinSize(1)
                .ofMaxSize(3);
    }

    @Provide
    Arbitrary<String> around() {
        return Arbitraries.of(
                "\ufeff@\n",
                "@",
                "```json\n@\n```",
                "~~~~\n@\n~~~~",
                "```\n@",
                "Here it is:\n@",
                "@\nDone.",
                "1. So\n    ```\n    @\n    ```",
                "<think>a size?</think>\n@",
                "hm\n</think>@",
                "It's {so}: @ {really}");
    }
}
