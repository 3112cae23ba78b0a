package dev.llmoutput.samples.quickstart;

import dev.llmoutput.runtime.contract.OutputType;
import java.util.List;
import java.util.Optional;

/** The contracts of this sample, each with the replies written for it. */
record Contract(OutputType<?> type, List<Exchange> exchanges) {
    static final List<Contract> ALL = List.of(
            new Contract(VerdictOutput.TYPE, VerdictReplies.ALL),
            new Contract(InvoiceOutput.TYPE, InvoiceReplies.ALL),
            new Contract(TicketOutput.TYPE, TicketReplies.ALL),
            new Contract(AnswerOutput.TYPE, AnswerReplies.ALL));

    static Optional<Contract> named(String name) {
        return ALL.stream()
                .filter(contract -> contract.type().name().equals(name))
                .findFirst();
    }
}
