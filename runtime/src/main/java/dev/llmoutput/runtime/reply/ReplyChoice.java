package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The value of a raw reply that is taken for the answer.
 *
 * <p>All values of the reply that have one reading as JSON, strictly or mended, are read. The one distinct value that fits
 * the contract is the answer; two are the same when their canonical texts are. Values inside thinking count only if nothing
 * outside it was meant for the answer. A value that cannot be read counts against one that fits, and so does a later one
 * that does not fit, if the contract knows a name in it: which of the two is meant is a guess.
 *
 * @param <R> what reading a value gives
 */
public final class ReplyChoice<R> {
    private final R reading;
    private final List<Repair> repairs;

    ReplyChoice(R reading, List<Repair> inside, List<Repair> around) {
        this.reading = reading;
        this.repairs = Repair.inDocumentOrder(around, inside);
    }

    /**
     * Chooses a value of {@code raw}. If none fits it is the one with the fewest issues, of several the last.
     *
     * @param arrays whether the answer may be an array; it may always be an object
     * @return null if there is no value to choose from
     * @throws JsonSyntaxException if more than one distinct value fits, or one that fits stands beside one that cannot be
     *     read, or the only one cannot be read, is cut off or exceeds a limit
     */
    public static <R> @Nullable ReplyChoice<R> of(
            String raw, boolean arrays, JsonLimits limits, CandidateReader<R> reader) {
        Candidates<R> candidates = new Candidates<>(raw, limits, reader);
        new ReplyScanner(raw, arrays, reader, candidates).scan();
        return candidates.choose();
    }

    /** What reading the value gave. */
    public R reading() {
        return reading;
    }

    /** What was left out round the value and mended inside it, in document order; empty for strict JSON alone. */
    public List<Repair> repairs() {
        return repairs;
    }
}
