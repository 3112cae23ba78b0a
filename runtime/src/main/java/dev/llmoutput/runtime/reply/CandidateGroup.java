package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The values inside thinking, or those outside it, as far as they matter for the choice among them.
 *
 * @param <R> what reading a value gives
 */
final class CandidateGroup<R> {
    private static final int NONE = -1;

    private @Nullable Candidate<R> fit;
    /** Where a second value begins that fits and differs. */
    private int secondFit = NONE;
    /** Whether it is the second of what the answer is a list of, and not a second answer. */
    private boolean secondIsElement;

    /** An empty list or object that fits and stands on lines of its own: no answer by itself, but it speaks against another. */
    private @Nullable Candidate<R> empty;

    private @Nullable Candidate<R> misfit;
    /** Whether the contract knows a name in a value that does not fit. */
    private boolean misfitIsKnown;
    /** Such a value that stands after all that fit: the last word is not one of them. */
    private @Nullable Candidate<R> lateMisfit;
    /** Where the last value begins that cannot be read although the contract knows a name in it, and how far it was followed. */
    private int broken = NONE;

    private int brokenLimit;

    void addFit(Candidate<R> candidate) {
        lateMisfit = null;
        if (fit == null) {
            fit = candidate;
        } else if (!fit.isSame(candidate)) {
            secondFit = candidate.text().rawStart();
            secondIsElement = fit.isElement() || candidate.isElement();
        }
    }

    void addEmpty(Candidate<R> candidate) {
        empty = candidate;
    }

    void addMisfit(Candidate<R> candidate, boolean known) {
        if (misfit == null || candidate.issues() <= misfit.issues()) {
            misfit = candidate;
        }
        misfitIsKnown |= known;
        if (known && fit != null) {
            lateMisfit = candidate;
        }
    }

    void addBroken(int start, int limit) {
        broken = start;
        brokenLimit = limit;
    }

    /** Adds all of a group that stands later in the reply. */
    void addAll(CandidateGroup<R> later) {
        if (later.misfit != null) {
            addMisfit(later.misfit, later.misfitIsKnown);
        }
        if (later.fit != null) {
            addFit(later.fit);
            lateMisfit = later.lateMisfit;
        }
        if (later.secondFit != NONE) {
            secondFit = later.secondFit;
            secondIsElement = later.secondIsElement;
        }
        if (later.empty != null) {
            empty = later.empty;
        }
        if (later.broken != NONE) {
            addBroken(later.broken, later.brokenLimit);
        }
    }

    boolean hasFit() {
        return fit != null;
    }

    /** Whether a value here was meant for the answer, even if none fits. */
    boolean isSerious() {
        return fit != null || misfitIsKnown || broken != NONE;
    }

    /**
     * The value to take; null if there is none.
     *
     * @throws JsonSyntaxException if there is more than one to take, or only one that cannot be read
     */
    @Nullable
    Candidate<R> choose(ValueFaults faults) {
        if (broken != NONE
                && (fit != null
                        || misfit == null
                        || misfit.issues() > 1
                        || misfit.text().rawStart() < broken)) {
            throw faults.at(broken, brokenLimit);
        }
        if (secondFit != NONE) {
            throw faults.second(secondFit, secondIsElement);
        }
        if (fit != null && empty != null && !fit.isSame(empty)) {
            throw faults.second(Math.max(fit.text().rawStart(), empty.text().rawStart()), false);
        }
        if (lateMisfit != null) {
            return lateMisfit;
        }
        return fit != null ? fit : misfit;
    }
}
