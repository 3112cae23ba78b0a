package dev.llmoutput.samples.quickstart;

import java.util.List;

/** What models say when they are asked for an {@link Answer}. */
final class AnswerReplies {
    private static final String GOOD = """
            {"reasoning": "12 eggs at 3 for a euro are 4 euros.", "answer": "4"}""";

    static final List<Exchange> ALL = List.of(
            Exchange.of("strict", GOOD),
            Exchange.of("tilde fence", """
                    ~~~
                    {"reasoning": "The second train is faster.", "answer": "the second"}
                    ~~~"""),
            Exchange.of("line breaks inside a string", """
                    {"reasoning": "First: 3 * 4 = 12.
                    Second: 12 / 3 = 4.", "answer": "4"}""", GOOD),
            Exchange.of("LaTeX escapes", """
                    {"reasoning": "The value is \\(\\sqrt{16}\\).", "answer": "4"}""", """
                    {"reasoning": "The value is \\\\(\\\\sqrt{16}\\\\).", "answer": "4"}"""),
            Exchange.of("a number for a text", "{\"reasoning\": \"2 + 2\", \"answer\": 4}", GOOD),
            Exchange.of("single quotes", "{'reasoning': 'Half of eight.', 'answer': '4'}", GOOD),
            Exchange.of("empty", "", GOOD),
            Exchange.of("never right", "The answer is 4."));

    private AnswerReplies() {}
}
