package dev.llmoutput.samples.quickstart.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.OutputRejectedException;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Replies that are cut off, refused, empty or in another place. */
class IncompleteCasesTest {
    private static <T> Outcome<T> ask(OutputType<T> type, Replies model) {
        return AcceptOutput.ask(type, model, ModelRequest.of("go"));
    }

    private static Failure failure(Outcome<?> outcome) {
        return ((Outcome.Rejected<?>) outcome).failure();
    }

    /** B040: a cut-off reply is no missing field; the text for logs names the output limit. */
    @Test
    void b040CutOffInAString() {
        Replies model = Replies.of("{\"steps\": [\"The first half of the rep", StopReason.LENGTH);
        Outcome<Recipe> outcome = ask(RecipeOutput.TYPE, model);

        assertThat(failure(outcome).kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(failure(outcome).reason()).isEqualTo(Failure.Reason.TRUNCATED);
        assertThat(failure(outcome).observed()).doesNotContain("notes");
        assertThat(catchThrowableOfType(OutputRejectedException.class, outcome::orElseThrow))
                .hasMessageContaining("output limit");
        assertThat(model.calls()).isEqualTo(1);
    }

    /** B042: closing the brackets would satisfy the contract, and would lose what did not come. */
    @ParameterizedTest
    @EnumSource(
            value = StopReason.class,
            names = {"LENGTH", "STOP"})
    void b042NeverClosedByGuess(StopReason stopReason) {
        Replies model = Replies.of("{\"steps\": [\"boil\", \"stir\"], \"notes\": [\"salt\"", stopReason);

        assertThat(failure(ask(RecipeOutput.TYPE, model)).reason()).isEqualTo(Failure.Reason.TRUNCATED);
    }

    /** B044: logs have no text of the reply; accessors do. */
    @Test
    void b044LogsTellNothing() {
        String reply = "{\"name\": \"P-104, benign, follow up in";
        Outcome<Person> outcome = ask(PersonOutput.TYPE, Replies.of(reply, StopReason.LENGTH));
        OutputRejectedException e = catchThrowableOfType(OutputRejectedException.class, outcome::orElseThrow);

        assertThat(e.getMessage() + e + outcome + e.trail()).doesNotContain("P-104", "benign");
        assertThat(outcome.raw()).isEqualTo(reply);
        assertThat(e.trail().get(0).raw()).isEqualTo(reply);
    }

    /** B045: a refusal is a class of its own, keeps its words and is never asked again. */
    @Test
    void b045Refused() {
        Replies model = Replies.of("I can not help with that.", StopReason.REFUSED);
        Outcome<Pick> outcome = ask(PickOutput.TYPE, model);

        assertThat(failure(outcome).reason()).isEqualTo(Failure.Reason.REFUSED);
        assertThat(outcome.raw()).isEqualTo("I can not help with that.");
        assertThat(model.calls()).isEqualTo(1);
    }

    /** B047: no text, whatever a client gives for it. */
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "   \n", "\u00A0\uFEFF"})
    void b047Empty(String reply) {
        Outcome<Pick> outcome = ask(PickOutput.TYPE, Replies.of(reply));

        assertThat(failure(outcome).reason()).isEqualTo(Failure.Reason.EMPTY);
        assertThat(outcome.attempts()).isEqualTo(3);
    }

    /** B049: a tool call without text is no bad JSON, and is not asked again. */
    @Test
    void b049ToolCallOnly() {
        Replies model = Replies.of(null, StopReason.TOOL_CALLS);
        Outcome<Pick> outcome = ask(PickOutput.TYPE, model);

        assertThat(failure(outcome).reason()).isEqualTo(Failure.Reason.EMPTY);
        assertThat(failure(outcome).observed()).contains("tool calls");
        assertThat(model.calls()).isEqualTo(1);
    }

    /** B050: the right answer in the text of a reply that was to be a tool call. */
    @ParameterizedTest
    @EnumSource(StopReason.class)
    void b050TextInsteadOfACall(StopReason stopReason) {
        Replies model = Replies.of("{\"size\": \"M\"}", stopReason);

        assertThat(ask(PickOutput.TYPE, model).orElseThrow()).isEqualTo(new Pick("M"));
        assertThat(model.calls()).isEqualTo(1);
    }

    /** B052: half of an escaped emoji is kept or refused, and never becomes a question mark. */
    @Test
    void b052HalfAnEmoji() {
        Parsed<Pick> whole = PickOutput.TYPE.parse("{\"size\": \"hi \\ud83d\"}");
        Parsed<Pick> cut = PickOutput.TYPE.parse("{\"size\": \"hi \\ud83d");

        assertThat(((Parsed.Failed<Pick>) cut).failure().reason()).isEqualTo(Failure.Reason.TRUNCATED);
        Parsed.Ok<Pick> ok = (Parsed.Ok<Pick>) whole;
        assertThat(ok.value().size()).isEqualTo("hi \uD83D");
        assertThat(ok.canonical()).isEqualTo("{\"size\":\"hi \\ud83d\"}");
        assertThat(PickOutput.TYPE.parse(ok.canonical())).isEqualTo(whole);
    }

    /** B052: the same for the other half, alone or in the wrong order. */
    @ParameterizedTest
    @ValueSource(strings = {"\\ude00", "\\ude00\\ud83d", "\\ud83d!", "\\ud83d\\n"})
    void b052AnyHalf(String text) {
        Parsed<Pick> parsed = PickOutput.TYPE.parse("{\"size\": \"" + text + "\"}");

        assertThat(((Parsed.Ok<Pick>) parsed).canonical()).isEqualTo("{\"size\":\"" + text + "\"}");
    }

    /** The issue of an empty reply has a code that programs know. */
    @Test
    void emptyHasACode() {
        Failure failure = ((Parsed.Failed<Pick>) PickOutput.TYPE.parse(" ")).failure();

        assertThat(failure.issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.code()).isEqualTo(IssueCode.MALFORMED));
    }
}
