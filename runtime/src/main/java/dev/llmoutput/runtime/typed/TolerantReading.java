package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonWhitespace;
import dev.llmoutput.runtime.reply.CandidateReader;
import dev.llmoutput.runtime.reply.Fence;
import dev.llmoutput.runtime.reply.MendedText;
import dev.llmoutput.runtime.reply.ReplyChoice;
import dev.llmoutput.runtime.reply.Thinking;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is tried before another model call is spent on a reply that a strict reading refused: the value is looked for in
 * the reply, mended where it has one reading, and read with the coercions that lose nothing.
 */
final class TolerantReading<T> implements CandidateReader<TolerantReading.Result<T>> {
    private final ValueShape<T> shape;
    private final ReadOptions options;
    /** How deep the last reading was when it ended early. */
    private int depth;
    /** How much all readings so far went through to compare items of sets. */
    private long compared;

    private TolerantReading(ValueShape<T> shape, ReadOptions options) {
        this.shape = shape;
        this.options = options;
    }

    static <T> Parsed<T> of(ValueShape<T> shape, String raw, ReadOptions options, Failure strict) {
        TolerantReading<T> reading = new TolerantReading<>(shape, options);
        Parsed<T> bare = reading.bareText(raw);
        if (bare != null) {
            return bare;
        }
        try {
            return strict.kind() == Failure.Kind.SCHEMA
                    ? reading.readAgain(raw)
                    : isFinal(raw, strict) ? Parsed.failed(strict) : reading.choose(raw, strict);
        } catch (JsonSyntaxException e) {
            return Parsed.failed(ReadFailures.of(e, shape));
        } catch (StackOverflowError e) {
            return Parsed.failed(ReadFailures.stackOverflow(reading.depth));
        }
    }

    /**
     * The whole trimmed reply, or what is in its fence, behind what the model thought before it, as a value that needs no
     * quotes; null if it is none.
     */
    private @Nullable Parsed<T> bareText(String raw) {
        int from = Thinking.end(raw);
        Fence fence = Fence.of(raw.substring(from));
        String text = fence.end() - fence.start() > options.limits().maxStringLength()
                ? ""
                : raw.substring(from + fence.start(), from + fence.end());
        boolean quoted = from > 0 && text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        T value = shape.ofBareText(quoted ? text.substring(1, text.length() - 1) : text);
        if (value == null) {
            return null;
        }
        List<Repair> repairs = new ArrayList<>();
        if (from > 0) {
            repairs.add(new Repair(Repair.Kind.THINKING, 0, "thinking left out"));
        }
        if (!quoted) {
            repairs.add(
                    new Repair(Repair.Kind.COERCION, from + fence.start(), "a text without quotes taken as a string"));
        }
        return Parsed.ok(value, new Canonical<>(shape, value), true, repairs);
    }

    /** Whether there is nothing to look for, or more than the limits allow. */
    private static boolean isFinal(String raw, Failure strict) {
        // What is empty may be the inside of a fence alone, the value standing in its first line.
        return JsonWhitespace.isBlank(raw) || strict.issues().get(0).code() == IssueCode.LIMIT;
    }

    /** The reply is JSON already: only coercions can help. */
    private Parsed<T> readAgain(String raw) {
        Fence fence = Fence.of(raw);
        return parsed(read(MendedText.of(raw, fence.start(), fence.end())), List.of());
    }

    private Parsed<T> choose(String raw, Failure strict) {
        ReplyChoice<Result<T>> choice = ReplyChoice.of(raw, shape.mayBeArray(), options.limits(), this);
        return choice == null ? Parsed.failed(strict) : parsed(choice.reading(), choice.repairs());
    }

    private Parsed<T> parsed(Result<T> result, List<Repair> repairs) {
        T value = result.value;
        if (value == null || !result.issues.isEmpty()) {
            return Parsed.failed(Failure.schema(result.issues));
        }
        List<Repair> all = Repair.inDocumentOrder(repairs, result.coercions);
        return Parsed.ok(value, new Canonical<>(shape, value), result.changed, all);
    }

    @Override
    public boolean knows(String name) {
        return shape.knows(name);
    }

    @Override
    public Result<T> read(MendedText candidate) {
        TypedReader in = TypedReader.take();
        try {
            in.open(candidate, options, shape.holdsSecrets());
            in.compared = compared;
            T value = shape.read(in);
            in.endDocument();
            return new Result<>(value, in);
        } finally {
            depth = in.depth();
            compared = in.compared;
            in.close(shape.holdsSecrets());
        }
    }

    @Override
    public boolean offers(String value, int places) {
        try {
            return read(MendedText.of(value, 0, value.length())).issues.stream()
                            .filter(issue -> issue.code() == IssueCode.INVALID_VALUE)
                            .count()
                    == places;
        } catch (JsonSyntaxException e) {
            return false;
        }
    }

    @Override
    public int issues(Result<T> reading) {
        return reading.issues.size();
    }

    @Override
    public boolean isElement(Result<T> reading) {
        return reading.wholeIsElement;
    }

    @Override
    public String canonical(Result<T> reading) {
        T value = reading.value;
        return value == null ? "" : CanonicalText.of(shape, value);
    }

    /** What reading one value gave. */
    static final class Result<T> {
        private final @Nullable T value;
        private final List<Issue> issues;
        private final boolean changed;
        private final List<Repair> coercions;
        private final boolean wholeIsElement;

        private Result(@Nullable T value, TypedReader in) {
            this.value = value;
            this.issues = List.copyOf(in.issues());
            this.changed = in.changed();
            this.coercions = in.coercions();
            this.wholeIsElement = in.wholeIsElement;
        }
    }
}
