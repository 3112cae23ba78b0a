package dev.llmoutput.samples.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.RejectionCause;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.contract.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every answer that a server may give, over a real socket. */
@Timeout(60)
class ChatCompletionsTest {
    private static final Canned VALID = Canned.content(ScriptedRun.GOOD, "stop");
    private static final Canned WRONG = Canned.content(ScriptedRun.WRONG, "stop");
    private static final Trip PORTO = new Trip("Porto", 4, List.of("Ponte de D. Luís I", "Ponte da Arrábida"));

    private ScriptedServer server;

    @BeforeEach
    void start() throws IOException {
        server = ScriptedServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Outcome<Trip> ask(Endpoint endpoint, Canned... answers) {
        for (Canned answer : answers) {
            server.then(answer);
        }
        ChatCompletions model = new ChatCompletions(endpoint);
        return TripOutput.ask(model, Live.request(model, "Where to?"));
    }

    private Outcome<Trip> ask(Canned... answers) {
        return ask(endpoint(), answers);
    }

    private Endpoint endpoint() {
        return Endpoint.of(server.baseUrl(), "scripted");
    }

    @Test
    void valid() {
        Outcome<Trip> outcome = ask(VALID);

        assertThat(outcome.orElseThrow()).isEqualTo(PORTO);
        assertThat(outcome.stopReason()).contains(StopReason.STOP);
        assertThat(outcome.usage()).contains(Usage.of(100, 20));
        assertThat(server.requests().get(0))
                .contains("\"model\":\"scripted\"", "{\"content\":\"Where to?\",\"role\":\"user\"}")
                .contains("\"role\":\"system\"", "highlights")
                .doesNotContain("response_format");
        assertThat(server.authorizations()).containsExactly("null");
    }

    @Test
    void fenced() {
        assertThat(ask(Canned.content("```json\n" + ScriptedRun.GOOD + "\n```", "stop"))
                        .orElseThrow())
                .isEqualTo(PORTO);
        assertThat(server.requests()).hasSize(1);
    }

    @Test
    void invalidThenValid() {
        Outcome<Trip> outcome = ask(WRONG, VALID);

        assertThat(outcome.orElseThrow()).isEqualTo(PORTO);
        assertThat(outcome.attempts()).isEqualTo(2);
        assertThat(outcome.usage()).contains(Usage.of(200, 40));
        assertThat(server.requests().get(1))
                .contains("\"role\":\"assistant\"", "days: expected a number <= 14, got 40");
    }

    @Test
    void cutOff() {
        Outcome<Trip> outcome = ask(Canned.content(ScriptedRun.GOOD.substring(0, 60), "length"));

        assertRejected(outcome, Failure.Reason.TRUNCATED);
        assertThat(outcome.stopReason()).contains(StopReason.LENGTH);
        assertThat(server.requests()).hasSize(1);
    }

    @Test
    void refused() {
        Outcome<Trip> outcome = ask(Canned.refusal("I do not plan trips."));

        assertRejected(outcome, Failure.Reason.REFUSED);
        assertThat(outcome.raw()).isEqualTo("I do not plan trips.");
        assertThat(server.requests()).hasSize(1);
    }

    @Test
    void refusedByAFilter() {
        assertRejected(ask(Canned.content(null, "content_filter")), Failure.Reason.REFUSED);
        assertThat(server.requests()).hasSize(1);
    }

    /** Servers send null, nothing, an empty text or an empty list for no text; all of them are asked again. */
    @Test
    void empty() {
        for (Canned answer : Arrays.asList(
                Canned.content(null, "stop"),
                Canned.content("", "stop"),
                Canned.content(List.of(), "stop"),
                Canned.of(200, "{\"choices\": [{\"finish_reason\": \"stop\", \"message\": {}}]}"))) {
            Outcome<Trip> outcome = ask(answer, answer);

            assertRejected(outcome, Failure.Reason.EMPTY);
            assertThat(((Outcome.Rejected<Trip>) outcome).cause()).isEqualTo(RejectionCause.RETRIES_SPENT);
            assertThat(outcome.attempts()).isEqualTo(2);
        }
    }

    /** A call instead of an answer is never asked for again, and is no bad JSON. */
    @Test
    void aToolCall() {
        Outcome<Trip> outcome = ask(Canned.content(null, "tool_calls"));

        assertRejected(outcome, Failure.Reason.EMPTY);
        assertThat(outcome.stopReason()).contains(StopReason.TOOL_CALLS);
        assertThat(server.requests()).hasSize(1);
    }

    /** Some servers send the text in parts. */
    @Test
    void textInParts() {
        String text = ScriptedRun.GOOD;
        Object parts = List.of(
                Map.of("type", "text", "text", text.substring(0, 30)),
                Map.of("type", "text", "text", text.substring(30)));

        assertThat(ask(Canned.content(parts, "stop")).orElseThrow()).isEqualTo(PORTO);
    }

    @Test
    void tooManyRequests() {
        ServerException e = catchThrowableOfType(
                ServerException.class, () -> ask(Canned.error(429, "slow down").withRetryAfter("7")));

        assertThat(e).hasMessage("the server answered with status 429: slow down");
        assertThat(e.status()).isEqualTo(429);
        assertThat(e.retryAfter()).contains("7");
        assertThat(server.requests()).hasSize(1);
    }

    @Test
    void aBrokenServer() {
        assertThatThrownBy(() -> ask(Canned.of(500, "<html>oops</html>")))
                .isInstanceOf(ServerException.class)
                .hasMessage("the server answered with status 500");
        assertThatThrownBy(() -> ask(Canned.of(200, "<html>a proxy</html>")))
                .isInstanceOf(ServerException.class)
                .hasMessage("the server answered with no completion");
        assertThat(server.requests()).hasSize(2);
    }

    /** An error in the middle of a run reaches the caller; it is not counted as a failed output. */
    @Test
    void anErrorAfterAFailedReply() {
        assertThatThrownBy(() -> ask(WRONG, Canned.error(500, "out of memory"))).hasMessageEndingWith("out of memory");
    }

    @Test
    void slow() {
        assertThat(ask(VALID.after(200)).orElseThrow()).isEqualTo(PORTO);

        Endpoint impatient = new Endpoint(server.baseUrl(), "m", Optional.empty(), false, Duration.ofMillis(50));
        assertThatThrownBy(() -> ask(impatient, VALID.after(5_000)))
                .isInstanceOf(UncheckedIOException.class)
                .hasCauseInstanceOf(HttpTimeoutException.class);
        assertThat(server.requests()).hasSize(2);
    }

    @Test
    void connectionReset() throws IOException {
        try (ResettingServer resetting = ResettingServer.start()) {
            assertThatThrownBy(() -> ask(Endpoint.of(resetting.baseUrl(), "m")))
                    .isInstanceOf(UncheckedIOException.class);
            assertThat(resetting.connections()).isEqualTo(1);
        }
    }

    @Test
    void nobodyThere() {
        server.close();
        assertThatThrownBy(() -> ask()).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void interrupted() {
        Thread.currentThread().interrupt();
        ChatCompletions model = new ChatCompletions(endpoint());
        assertThatThrownBy(() -> model.call(ModelRequest.of("hello"))).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    /** The schema goes along where it is switched on, and the hint with it. */
    @Test
    void nativeSchema() {
        Endpoint able = new Endpoint(server.baseUrl(), "m", Optional.of("sk-live-1"), true, Endpoint.DEFAULT_TIMEOUT);

        assertThat(ask(able, WRONG, VALID).orElseThrow()).isEqualTo(PORTO);
        assertThat(server.requests())
                .hasSize(2)
                .allSatisfy(request -> assertThat(request)
                        .contains(
                                "\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"name\":\"trip\"",
                                "\"maximum\":14")
                        .contains("\"role\":\"system\""));
        assertThat(server.authorizations()).containsOnly("Bearer sk-live-1");
    }

    /** A server that repeats the key does not bring it into logs. */
    @Test
    void theKeyIsNeverTold() {
        Endpoint endpoint =
                new Endpoint(server.baseUrl(), "m", Optional.of("sk-live-1"), false, Endpoint.DEFAULT_TIMEOUT);

        assertThatThrownBy(() -> ask(endpoint, Canned.error(401, "wrong key:\nsk-live-1")))
                .hasMessage("the server answered with status 401: wrong key: [REDACTED]");
        assertThat(endpoint.toString()).doesNotContain("sk-live");
    }

    @Test
    void theEnvironmentNamesAnEndpoint() {
        assertThat(Endpoint.from(Map.of())).isEmpty();
        Endpoint endpoint = Endpoint.from(Map.of(
                        "LLM_BASE_URL", "http://127.0.0.1:11434/v1/",
                        "LLM_MODEL", "small",
                        "LLM_API_KEY", " ",
                        "LLM_NATIVE_SCHEMA", "true"))
                .orElseThrow();

        assertThat(endpoint.chatCompletions()).hasToString("http://127.0.0.1:11434/v1/chat/completions");
        assertThat(endpoint.key()).isEmpty();
        assertThat(endpoint.nativeSchema()).isTrue();
    }

    /** What the guide says of its length. */
    @Test
    void isShorterThan120Lines() throws IOException {
        Path source = Path.of(
                System.getProperty("project.root"),
                "samples/live/src/main/java/dev/llmoutput/samples/live/ChatCompletions.java");

        assertThat(Files.readAllLines(source)).hasSizeLessThan(120);
    }

    private static void assertRejected(Outcome<Trip> outcome, Failure.Reason reason) {
        assertThat(outcome).isInstanceOf(Outcome.Rejected.class);
        assertThat(((Outcome.Rejected<Trip>) outcome).failure().reason()).isEqualTo(reason);
    }
}
