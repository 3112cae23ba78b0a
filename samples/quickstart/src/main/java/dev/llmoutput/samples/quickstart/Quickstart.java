package dev.llmoutput.samples.quickstart;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads replies of models against four annotated records and reports what became of each.
 *
 * <p>Without arguments it reads the replies that are embedded in this sample, and a scripted model answers when it is
 * asked again. With {@code --replies FILE.jsonl [--contract NAME]} it reads a file of real replies, one JSON object a
 * line with the text in {@code raw}, and prints how many are accepted and why the others are not. Lines without such a text
 * are counted, and the first of them is named at the end.
 */
public final class Quickstart {
    private static final String USAGE =
            "Usage: Quickstart [--replies FILE.jsonl [--contract verdict|invoice|ticket|answer]]";

    private Quickstart() {}

    /** Runs the sample; exits with 1 if the arguments or the file are unusable. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        int status = run(List.of(args), out, err);
        if (status != 0) {
            System.exit(status);
        }
    }

    static int run(List<String> args, PrintStream out, PrintStream err) {
        if (args.isEmpty()) {
            EmbeddedRun.print(out);
            return 0;
        }
        boolean named = args.size() == 4 && args.get(2).equals("--contract");
        if (!args.get(0).equals("--replies") || (args.size() != 2 && !named)) {
            err.println(USAGE);
            return 1;
        }
        String name = named ? args.get(3) : "answer";
        Contract contract = Contract.named(name).orElse(null);
        if (contract == null) {
            err.println("There is no contract \"" + name + "\". " + USAGE);
            return 1;
        }
        try {
            AcceptanceTable.of(contract.type(), Path.of(args.get(1)), err).print(out);
            return 0;
        } catch (ReplyFileException | IOException e) {
            err.println(e.getMessage());
            return 1;
        }
    }
}
