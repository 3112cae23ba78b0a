package dev.llmoutput.samples.quickstart;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Reads every embedded reply, asks the scripted model again where the contract says so, and reports each outcome. */
final class EmbeddedRun {
    private final PrintStream out;
    private final List<String[]> table = new ArrayList<>();

    private EmbeddedRun(PrintStream out) {
        this.out = out;
    }

    static void print(PrintStream out) {
        EmbeddedRun run = new EmbeddedRun(out);
        for (Contract contract : Contract.ALL) {
            run.contract(contract);
        }
        run.closingTable();
    }

    private void contract(Contract contract) {
        OutputType<?> type = contract.type();
        out.println("== " + type.name() + " (at most " + type.maxRetries() + " re-asks)");
        type.requestHint().ifPresent(hint -> out.println(indented(hint, "   | ")));
        for (Exchange exchange : contract.exchanges()) {
            out.println();
            exchange(type, exchange);
        }
        out.println();
    }

    private void exchange(OutputType<?> type, Exchange exchange) {
        ScriptedModel model = new ScriptedModel(exchange);
        Outcome<?> outcome = AcceptOutput.accept(type, exchange.first(), model);

        out.println("-- " + type.name() + ": " + exchange.style());
        out.println(indented(exchange.first(), "   > "));
        for (int i = 0; i < outcome.trail().size(); i++) {
            int attempt = i + 1;
            outcome.trail().get(i).failure().ifPresent(failure -> {
                out.println("   attempt " + attempt + ": " + failure.kind() + "/" + failure.reason());
                for (Issue issue : failure.issues()) {
                    out.println("     - " + issue.code().wireName() + " " + issue);
                }
            });
            if (i < model.told().size()) {
                out.println("     sent back: " + model.told().get(i));
            }
        }
        out.println("   " + result(outcome));
        table.add(new String[] {
            type.name(), exchange.style(), outcome.accepted() ? "accepted" : "rejected", "" + outcome.attempts()
        });
    }

    private static String result(Outcome<?> outcome) {
        return outcome.match(
                accepted -> "accepted after " + attempts(accepted) + (accepted.changed() ? ", changed" : "") + ": "
                        + accepted.canonical(),
                rejected -> "rejected after " + attempts(rejected) + ": "
                        + rejected.failure().observed());
    }

    private static String attempts(Outcome<?> outcome) {
        return outcome.attempts() == 1 ? "1 attempt" : outcome.attempts() + " attempts";
    }

    private static String indented(String text, String margin) {
        return margin + text.strip().replace("\n", "\n" + margin);
    }

    private void closingTable() {
        out.printf("%-10s %-46s %-9s %s%n", "contract", "first reply", "outcome", "attempts");
        for (String[] row : table) {
            out.printf("%-10s %-46s %-9s %s%n", (Object[]) row);
        }
        long accepted = table.stream().filter(row -> row[2].equals("accepted")).count();
        long atOnce = table.stream()
                .filter(row -> row[2].equals("accepted") && row[3].equals("1"))
                .count();
        out.println(accepted + " of " + table.size() + " replies ended in a typed value, " + atOnce
                + " of them without another model call.");
    }
}
