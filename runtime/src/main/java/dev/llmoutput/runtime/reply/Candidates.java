package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values of a reply as they are found and remembers those that still matter for the choice.
 *
 * @param <R> what reading a value gives
 */
final class Candidates<R> implements ReplyScanner.Findings {
    private static final int NONE = -1;

    private final String raw;
    private final CandidateReader<R> reader;
    private final ValueFaults faults;
    private final Fence fence;
    private CandidateGroup<R> outside = new CandidateGroup<>();
    private final CandidateGroup<R> thinking = new CandidateGroup<>();
    /** Where a value begins that is still open at the end of the reply. */
    private int open = NONE;

    private boolean openIsKnown;
    /** Where the last value begins that is broken and has no known name before its fault, and how far it was looked for. */
    private int unknown = NONE;

    private int unknownLimit;
    private boolean unknownInThinking;

    Candidates(String raw, JsonLimits limits, CandidateReader<R> reader) {
        this.raw = raw;
        this.reader = reader;
        this.faults = new ValueFaults(raw, limits, reader);
        this.fence = Fence.of(raw);
    }

    @Override
    public void value(ValueScanner value, ValueScanner.Result result, boolean inThinking) {
        CandidateGroup<R> group = inThinking ? thinking : outside;
        if (result == ValueScanner.Result.OPEN && value.limit() == raw.length()) {
            open = value.start();
            openIsKnown = value.isKnown();
        } else if (result == ValueScanner.Result.COMPLETE && value.doubt() == StringScanner.NONE) {
            read(value, group);
        } else if (value.isKnown()) {
            group.addBroken(value.start(), value.limit());
            unknown = NONE;
        } else if (result == ValueScanner.Result.BROKEN && raw.charAt(value.position()) != '>') {
            // What is in a Markdown quotation was said before.
            unknown = value.start();
            unknownLimit = value.limit();
            unknownInThinking = inThinking;
        }
    }

    @Override
    public void knownBehindFault() {
        if (unknown != NONE) {
            (unknownInThinking ? thinking : outside).addBroken(unknown, unknownLimit);
            unknown = NONE;
        }
    }

    private void read(ValueScanner value, CandidateGroup<R> group) {
        MendedText text = value.mends().apply(raw, value.start(), value.position());
        R reading = read(text);
        int issues = reader.issues(reading);
        boolean known = value.isKnown() && !value.isSchema();
        if (issues > 0) {
            group.addMisfit(new Candidate<>(text, reading, issues, reader), known);
        } else if (known || isWhole(value)) {
            group.addFit(new Candidate<>(text, reading, 0, reader));
        } else if (text.isEmptyContainer() && isAlone(value)) {
            group.addEmpty(new Candidate<>(text, reading, 0, reader));
        }
    }

    /** Whether nothing else stands on its lines. */
    private boolean isAlone(ValueScanner value) {
        int before = value.start() - 1;
        while (before >= 0 && isBlank(before)) {
            before--;
        }
        int after = value.position();
        while (after < raw.length() && isBlank(after)) {
            after++;
        }
        return (before < 0 || isBreak(before)) && (after == raw.length() || isBreak(after));
    }

    private boolean isBlank(int at) {
        return raw.charAt(at) == ' ' || raw.charAt(at) == '\t';
    }

    private boolean isBreak(int at) {
        return raw.charAt(at) == '\n' || raw.charAt(at) == '\r';
    }

    private R read(MendedText text) {
        try {
            return reader.read(text);
        } catch (JsonSyntaxException e) {
            throw e.movedTo(raw, text.rawOffset(e.offset()));
        }
    }

    private boolean isWhole(ValueScanner value) {
        return value.start() == fence.start() && value.position() == fence.end();
    }

    @Override
    public void allThinking() {
        thinking.addAll(outside);
        outside = new CandidateGroup<>();
    }

    /** The choice; null if there is nothing to choose from. */
    @Nullable
    ReplyChoice<R> choose() {
        if (open != NONE && (openIsKnown || !(outside.hasFit() || thinking.hasFit()))) {
            throw faults.at(open, raw.length());
        }
        boolean thinkingCounts = thinking.hasFit() && !outside.isSerious();
        Candidate<R> chosen = (thinkingCounts ? thinking : outside).choose(faults);
        if (chosen == null) {
            chosen = thinking.choose(faults);
        }
        return chosen == null
                ? null
                : new ReplyChoice<>(chosen.reading(), chosen.text().repairs(), Surroundings.of(raw, chosen.text()));
    }
}
