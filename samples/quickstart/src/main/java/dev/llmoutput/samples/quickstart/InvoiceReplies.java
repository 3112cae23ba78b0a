package dev.llmoutput.samples.quickstart;

import java.util.List;

/** What models say when they are asked for an {@link Invoice}. */
final class InvoiceReplies {
    private static final String GOOD = """
            {"number": "2024-117", "currency": "EUR",
             "lines": [{"item": "Desk lamp", "quantity": 2, "unit_price": 34.90},
                       {"item": "Bulb", "quantity": 4, "unit_price": 5.05}],
             "total": 90.00}""";

    static final List<Exchange> ALL = List.of(
            Exchange.of("strict", GOOD),
            Exchange.of("another key order, whole numbers as decimals", """
                    {"total": 1.2e3, "lines": [{"unit_price": 400, "item": "Chair", "quantity": 3.0}],
                     "currency": "USD", "number": "A-9"}"""),
            Exchange.of("a rule over several fields", """
                    {"number": "2024-118", "currency": "EUR",
                     "lines": [{"item": "Desk", "quantity": 1, "unit_price": 249.00}], "total": 259.00}""", """
                    {"number": "2024-118", "currency": "EUR",
                     "lines": [{"item": "Desk", "quantity": 1, "unit_price": 249.00}], "total": 249.00}"""),
            Exchange.of("wrong types deep inside", """
                    {"number": 4711, "currency": "euro",
                     "lines": [{"item": "Desk", "quantity": 0, "unit_price": "cheap"}], "total": null}""", GOOD),
            Exchange.of("missing fields", "{\"number\": \"2024-119\", \"lines\": [{\"item\": \"Shelf\"}]}", GOOD),
            Exchange.of("an unescaped quote", """
                    {"number": "2024-120", "currency": "EUR",
                     "lines": [{"item": "27" screen", "quantity": 1, "unit_price": 310}], "total": 310}""", """
                    {"number": "2024-120", "currency": "EUR",
                     "lines": [{"item": "27\\" screen", "quantity": 1, "unit_price": 310}], "total": 310}"""));

    private InvoiceReplies() {}
}
