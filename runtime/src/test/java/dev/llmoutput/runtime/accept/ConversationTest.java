package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.llmoutput.runtime.accept.ModelMessage.Role;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a model is sent. */
class ConversationTest {
    private static final ModelRequest HISTORY = ModelRequest.of(List.of(
            ModelMessage.system("Be brief."),
            ModelMessage.user("Hello"),
            ModelMessage.assistant("hi"),
            ModelMessage.user("One word, please.")));

    private static List<ModelMessage> secondRequest(ModelRequest request, String firstReply) {
        ScriptedModel model = ScriptedModel.of(firstReply, "fine");
        AcceptOutput.ask(Word.retrying(1), model, request);
        return model.requests().get(1).messages();
    }

    /** B132, B134, B137, B146: base unchanged, the reply byte for byte, each issue once, the user last. */
    @Test
    void aReaskIsTheBaseTheLastReplyAndWhatWasWrong() {
        String reply = " ?a \t b\r\n\u00e9 ";
        List<ModelMessage> messages = secondRequest(HISTORY, reply);

        assertThat(messages.subList(0, 4)).isEqualTo(HISTORY.messages());
        assertThat(messages.get(4)).isEqualTo(ModelMessage.assistant(reply));
        assertThat(messages.get(5).role()).isEqualTo(Role.USER);
        assertThat(messages.get(5).text())
                .isEqualTo("The last reply was not accepted: no word: ?a   b  \u00e9\n"
                        + "Reply again, with the complete corrected answer and nothing else.");
        assertThat(messages).hasSize(6);
    }

    /** C022: observed verbatim, and only the last one: the request does not grow with the attempts. */
    @Test
    void earlierRepliesAreNotSentAgain() {
        ScriptedModel model = ScriptedModel.of("?first", "?second", "?third", "?fourth");
        AcceptOutput.ask(Word.retrying(3), model, ModelRequest.of("One word"));

        assertThat(model.requests())
                .hasSize(4)
                .extracting(r -> r.messages().size())
                .containsExactly(1, 3, 3, 3);
        assertThat(texts(model.requests().get(3))).contains("?third").contains("no word: ?third");
        assertThat(texts(model.requests().get(3))).doesNotContain("first").doesNotContain("second");
    }

    /** Providers refuse messages without text, and roles that do not alternate. */
    @ParameterizedTest
    @ValueSource(strings = {"", "  \n"})
    void anEmptyReplyIsSentBackAsAWord(String reply) {
        List<ModelMessage> messages = secondRequest(ModelRequest.of("One word"), reply);

        assertThat(messages).extracting(ModelMessage::role).containsExactly(Role.USER, Role.ASSISTANT, Role.USER);
        assertThat(messages.get(1).text()).isEqualTo("[empty]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "\u00e9", "\u20ac", "\ud83d\ude00"})
    void aLongReplyIsCutBetweenCodePoints(String unit) {
        int bytes = unit.getBytes(StandardCharsets.UTF_8).length;
        String fits =
                "?".repeat(Conversation.MAX_REPLY_BYTES % bytes == 0 ? bytes : Conversation.MAX_REPLY_BYTES % bytes)
                        + unit.repeat(Conversation.MAX_REPLY_BYTES / bytes
                                - (Conversation.MAX_REPLY_BYTES % bytes == 0 ? 1 : 0));

        assertThat(fits.getBytes(StandardCharsets.UTF_8)).hasSize(Conversation.MAX_REPLY_BYTES);
        assertThat(secondRequest(ModelRequest.of("x"), fits).get(1).text()).isEqualTo(fits);
        assertThat(secondRequest(ModelRequest.of("x"), fits + unit).get(1).text())
                .isEqualTo(fits + "[cut]");
    }

    /** C090 with A10: asking is the opt-in to the hint, and it goes where the program speaks. */
    @Test
    void theHintJoinsTheFirstSystemMessage() {
        ScriptedModel model = ScriptedModel.of("fine");
        AcceptOutput.ask(Word.retrying(0).hinting("Lower case only."), model, HISTORY);

        List<ModelMessage> expected = new ArrayList<>(HISTORY.messages());
        expected.set(0, ModelMessage.system("Be brief.\n\nLower case only."));
        assertThat(model.requests().get(0).messages()).isEqualTo(expected);
    }

    /** C090: accepting a reply adds no hint; what is told to the caller is what was observed. */
    @Test
    void acceptingAddsNoHint() {
        List<String> told = new ArrayList<>();
        AcceptOutput.accept(Word.retrying(1).hinting("Lower case only."), "?", failure -> {
            told.add(failure.observed());
            return "fine";
        });

        assertThat(told).singleElement().satisfies(line -> assertThat(line).doesNotContain("Lower case only."));
    }

    @Test
    void theHintBecomesASystemMessageWhereThereIsNone() {
        ScriptedModel model = ScriptedModel.of("?", "fine");
        AcceptOutput.ask(Word.retrying(1).hinting("Lower case only."), model, ModelRequest.of("One word"));

        assertThat(model.requests())
                .allSatisfy(request -> assertThat(request.messages().subList(0, 2))
                        .containsExactly(ModelMessage.system("Lower case only."), ModelMessage.user("One word")));
    }

    /** C009: a type without a hint adds nothing. */
    @Test
    void noHintNoChange() {
        ScriptedModel model = ScriptedModel.of("fine");
        AcceptOutput.ask(Word.retrying(0), model, HISTORY);

        assertThat(model.requests()).containsExactly(HISTORY);
    }

    /** C010: a native schema replaces the hint; the reading is the same, and re-asks carry the schema too. */
    @Test
    void aNativeSchemaReplacesTheHint() {
        ModelRequest request = ModelRequest.of("One word")
                .withStructuredOutput(StructuredOutputOptions.of("word", Map.of("type", "string")));
        ScriptedModel model = ScriptedModel.of("?", "fine");
        Outcome<String> outcome = AcceptOutput.ask(Word.retrying(1).hinting("Lower case only."), model, request);

        assertThat(outcome.orElseThrow()).isEqualTo("fine");
        assertThat(model.requests().get(0)).isEqualTo(request);
        assertThat(model.requests().get(1).structuredOutput()).isEqualTo(request.structuredOutput());
    }

    @Test
    void aRequestHasAMessageAndTellsNoText() {
        assertThatIllegalArgumentException().isThrownBy(() -> ModelRequest.of(List.of()));
        assertThat(HISTORY.toString()).doesNotContain("brief").contains("USER");
    }

    private static String texts(ModelRequest request) {
        return String.join(
                "\n", request.messages().stream().map(ModelMessage::text).toList());
    }

    /** The beginning of an answer is not one turn more: two of an assistant in a row are refused by providers. */
    @Test
    void aReplyStandsWhereItsBeginningStood() {
        List<ModelMessage> messages = secondRequest(
                ModelRequest.of(List.of(ModelMessage.user("One word, please."), ModelMessage.assistant("The word is"))),
                "?none");

        assertThat(messages).extracting(ModelMessage::role).containsExactly(Role.USER, Role.ASSISTANT, Role.USER);
        assertThat(messages.get(1).text()).isEqualTo("?none");
    }
}
