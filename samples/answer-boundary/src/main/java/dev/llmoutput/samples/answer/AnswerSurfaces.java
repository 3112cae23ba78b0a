package dev.llmoutput.samples.answer;

import dev.llmoutput.runtime.answer.AnswerBoundary;
import dev.llmoutput.runtime.answer.AnswerEvent;
import dev.llmoutput.runtime.answer.Projection;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import dev.llmoutput.runtime.record.MemoryRunStore;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Ends a run: its answer is made canonical once, kept, and shown on three surfaces. */
public final class AnswerSurfaces {
    static final String RUN = "run-7";
    static final String TOKEN = "tok_77aa";
    static final String PROSE = "I look at the *tests* first, with " + TOKEN + ".";
    static final String ANSWER = """
            *Done.* I merged `feature/cart*` with the token tok_77aa:

            * the *two* failing tests pass,
            * `src/*.ts` is as it was, and <b>nothing</b> else changed.
            """;

    static final Map<String, Projection<String>> SURFACES = surfaces();

    private AnswerSurfaces() {}

    /** Runs the sample. */
    public static void main(String[] args) {
        print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    private static Map<String, Projection<String>> surfaces() {
        Map<String, Projection<String>> surfaces = new LinkedHashMap<>();
        surfaces.put("run page", new RunPage());
        surfaces.put("chat", new ChatPost("#shop"));
        surfaces.put("review", new ReviewComment(RUN));
        surfaces.put("memory", text -> text);
        return surfaces;
    }

    static void print(PrintStream out) {
        MemoryRunStore store = new MemoryRunStore();
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown().withRedactor(SecretRedactor.of(TOKEN));

        out.println("== On the way");
        out.println(boundary.prose(PROSE).text());

        AnswerEvent answer = boundary.publish(ANSWER, event -> {
            out.println();
            out.println("== The event");
            out.println(event.toJson());
            store.append(RunRecord.ofAnswer(RUN, Instant.EPOCH, MarkdownOutput.TYPE, boundary.persisted(event)));
        });
        SURFACES.forEach((name, surface) -> {
            out.println();
            out.println("== " + name);
            out.println(answer.project(surface).stripTrailing());
        });

        out.println();
        out.println("== What is kept of run " + store.records().get(0).run());
        out.println(store.records().get(0).toJson());
    }
}
