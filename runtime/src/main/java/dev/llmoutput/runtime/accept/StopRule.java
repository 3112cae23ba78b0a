package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.contract.Parsed.Ok;
import org.jspecify.annotations.Nullable;

/**
 * What a reading is worth, given why the model stopped: of a cut-off or refused reply only a value that needed no repair
 * counts, and a reply that holds nothing but tool calls is no answer at all.
 */
final class StopRule {
    private StopRule() {}

    static <T> Parsed<T> weigh(Parsed<T> parsed, ModelReply reply) {
        StopReason stop = reply.stopReason().orElse(null);
        if (stop == StopReason.TOOL_CALLS && reply.text().isBlank()) {
            return Parsed.failed(Failure.syntax(Failure.Reason.EMPTY, "the reply holds tool calls and no text"));
        }
        Failure.Reason reason = reasonOf(stop);
        if (reason == null) {
            return parsed;
        }
        if (parsed instanceof Parsed.Failed<T> failed) {
            return Parsed.failed(failed.failure().withReason(reason));
        }
        return ((Ok<T>) parsed).repairs().isEmpty() ? parsed : Parsed.failed(unmended(reason));
    }

    private static Failure.@Nullable Reason reasonOf(@Nullable StopReason stop) {
        if (stop == StopReason.LENGTH) {
            return Failure.Reason.TRUNCATED;
        }
        return stop == StopReason.REFUSED ? Failure.Reason.REFUSED : null;
    }

    private static Failure unmended(Failure.Reason reason) {
        return Failure.syntax(
                reason,
                reason == Failure.Reason.TRUNCATED
                        ? "the reply was cut off at the output limit"
                        : "the reply is a refusal");
    }
}
