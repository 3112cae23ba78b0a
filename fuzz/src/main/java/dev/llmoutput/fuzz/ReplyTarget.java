package dev.llmoutput.fuzz;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.reply.Fence;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Any text as a reply to {@link Trip}, in both readings; the fuzzer stops a text that takes seconds. */
public final class ReplyTarget {
    private static final OutputType<Trip> STRICT = TripOutput.type(ReadOptions.of(Reading.STRICT));
    private static final OutputType<Trip> TOLERANT = TripOutput.type(ReadOptions.of(Reading.TOLERANT));

    /** What the contract skips may have an exponent that nothing reads. */
    private static final JsonLimits ANY_EXPONENT = JsonLimits.DEFAULT.withMaxExponent(Integer.MAX_VALUE);

    private ReplyTarget() {}

    /** Loads what is used, before the fuzzer takes the time: instrumenting the classes may last seconds. */
    public static void fuzzerInitialize() {
        for (String reply : List.of("{\"to\":\"Ghent\"}", "It is {'to':'Ghent'", "{\"to\":1}")) {
            fuzzerTestOneInput(reply.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        String raw = Texts.of(data);
        Parsed<Trip> strict = checked(STRICT.parse(raw));
        Parsed<Trip> tolerant = checked(TOLERANT.parse(raw));
        jacksonAgrees(raw, strict);
        if (strict instanceof Parsed.Ok<Trip> ok) {
            same(ok, tolerant, "TOLERANT reads what STRICT accepts, and mends nothing");
            Fence fence = Fence.of(raw);
            surroundingsChangeNothing(ok, raw.substring(fence.start(), fence.end()));
        } else if (tolerant instanceof Parsed.Ok<Trip> ok) {
            Law.holds(ok.changed() || !ok.repairs().isEmpty(), "what only TOLERANT takes is marked", ok.canonical());
        }
    }

    /** A value or issues; a value's canonical form is a fixed point that reads as an equal value. */
    private static Parsed<Trip> checked(Parsed<Trip> parsed) {
        if (parsed instanceof Parsed.Ok<Trip> ok) {
            Law.holds(TripOutput.validate(ok.value()).isEmpty(), "an accepted value is valid", ok.canonical());
            Law.same(ok.canonical(), TripOutput.toJson(ok.value()), "canonical is toJson");
            Law.holds(
                    STRICT.parse(ok.canonical()) instanceof Parsed.Ok<Trip> again
                            && again.canonical().equals(ok.canonical())
                            && !again.changed(),
                    "canonical is a fixed point",
                    ok.canonical());
        } else if (parsed instanceof Parsed.Failed<Trip> failed) {
            String observed = failed.failure().observed();
            Law.holds(!failed.failure().issues().isEmpty(), "a failure has issues", observed);
            Law.holds(
                    !observed.isBlank()
                            && observed.length() <= 2_000
                            && observed.lines().count() == 1,
                    "what is sent back is one line",
                    observed);
        }
        return parsed;
    }

    private static void jacksonAgrees(String raw, Parsed<Trip> strict) {
        Fence fence = Fence.of(raw);
        String body = raw.substring(fence.start(), fence.end());
        Jackson jackson = Jackson.read(body);
        if (jackson.verdict() == Jackson.Verdict.LIMIT || overLimit(strict)) {
            return;
        }
        boolean accepted = jackson.verdict() == Jackson.Verdict.ACCEPTED;
        Law.same(accepted, !syntax(strict), "Jackson agrees on what JSON is");
        if (accepted && !hasOddExponent(body)) {
            Law.holds(
                    JsonTree.equal(jackson.tree(), JsonTree.read(body, ANY_EXPONENT)),
                    "Jackson reads the same tree",
                    body);
        }
    }

    /** Whether what the contract skipped has an exponent beyond 999,999,999, which Jackson reads up to 2,147,483,647. */
    private static boolean hasOddExponent(String body) {
        try {
            JsonTree.read(body, ANY_EXPONENT);
            return false;
        } catch (JsonSyntaxException e) {
            return e.kind() == JsonSyntaxException.Kind.LIMIT;
        }
    }

    private static boolean syntax(Parsed<Trip> parsed) {
        return parsed instanceof Parsed.Failed<Trip> failed && failed.failure().kind() == Failure.Kind.SYNTAX;
    }

    private static boolean overLimit(Parsed<Trip> parsed) {
        return parsed instanceof Parsed.Failed<Trip> failed
                && failed.failure().issues().stream().anyMatch(issue -> issue.code() == IssueCode.LIMIT);
    }

    /** A fence in both readings, prose in the tolerant one; and no part of a reply is taken for the whole. */
    private static void surroundingsChangeNothing(Parsed.Ok<Trip> plain, String body) {
        String fenced = "```json\n" + body + "\n```";
        same(plain, STRICT.parse(fenced), "a fence changes nothing in STRICT");
        same(plain, TOLERANT.parse(fenced), "a fence changes nothing in TOLERANT");
        Parsed<Trip> inProse = TOLERANT.parse("Here it is:\n" + body + "\nAnything else?");
        Law.holds(
                inProse instanceof Parsed.Ok<Trip> ok && ok.canonical().equals(plain.canonical()),
                "prose changes nothing",
                inProse);

        String whole = body.strip();
        String cut = whole.substring(0, Math.floorMod(whole.hashCode(), whole.length()));
        Law.holds(STRICT.parse(cut) instanceof Parsed.Failed<Trip>, "STRICT refuses a part", cut);
        Law.holds(
                !(TOLERANT.parse(cut) instanceof Parsed.Ok<Trip> ok)
                        || !ok.repairs().isEmpty(),
                "a part is never the whole without a word",
                cut);
    }

    private static void same(Parsed.Ok<Trip> expected, Parsed<Trip> actual, String law) {
        Law.holds(
                actual instanceof Parsed.Ok<Trip> ok
                        && ok.canonical().equals(expected.canonical())
                        && ok.changed() == expected.changed()
                        && ok.repairs().isEmpty(),
                law,
                expected,
                actual);
    }
}
