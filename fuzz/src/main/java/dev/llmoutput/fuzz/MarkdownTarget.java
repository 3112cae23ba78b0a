package dev.llmoutput.fuzz;

import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import java.nio.charset.StandardCharsets;

/** Any text as a Markdown reply; the fuzzer stops a text that takes seconds. */
public final class MarkdownTarget {
    private MarkdownTarget() {}

    /** Loads what is used, before the fuzzer takes the time: instrumenting the classes may last seconds. */
    public static void fuzzerInitialize() {
        fuzzerTestOneInput("# A *b* [c](d) `e`\n\n> - f\n".getBytes(StandardCharsets.UTF_8));
    }

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        String raw = Texts.of(data);
        String canonical = MarkdownOutput.canonicalize(raw);
        Law.same(canonical, MarkdownOutput.canonicalize(canonical), "canonical is a fixed point");
        Law.same(raw.replace("*", ""), canonical.replace("*", ""), "only asterisks are added");
        Law.holds(canonical.length() >= raw.length(), "nothing is taken away", canonical);
        Parsed<String> parsed = MarkdownOutput.TYPE.parse(raw);
        Law.holds(parsed instanceof Parsed.Ok<String>, "every text is Markdown", parsed);
        if (parsed instanceof Parsed.Ok<String> ok) {
            Law.same(canonical, ok.canonical(), "the type says the same");
        }
    }
}
