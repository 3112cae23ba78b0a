package dev.llmoutput.samples.reflection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReflectionTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "answers.md");
    private static final String GOOD = "{\"facts\": [{\"text\": \"a\", \"confidence\": 0.9}]}";

    private final List<ModelRequest> requests = new ArrayList<>();
    private final List<Fact> memory = new ArrayList<>();
    private final List<String> log = new ArrayList<>();

    static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Reflections.print(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private void reflectOn(String reply) {
        ModelCall model = request -> {
            requests.add(request);
            return ModelReply.of(reply);
        };
        new Reflection(model, memory::add, log::add, Runnable::run).start("the answer");
    }

    private static Failure failure(String reply) {
        return ((Parsed.Failed<?>) Envelope.TYPE.parse(reply)).failure();
    }

    private static List<Fact> facts(String entries) {
        Parsed<List<?>> parsed = Envelope.TYPE.parse("{\"facts\": [" + entries + "]}");
        return FactRules.keep(((Parsed.Ok<List<?>>) parsed).value());
    }

    /** C280. */
    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "reflection output", "```text\n" + printed() + "```\n");
    }

    /** C116, C117: bare or in a fence. */
    @ParameterizedTest
    @ValueSource(strings = {GOOD, "```json\n" + GOOD + "\n```", "```\n" + GOOD + "\n```"})
    void anEnvelopeIsRead(String reply) {
        reflectOn(reply);

        assertThat(memory).extracting(Fact::text).containsExactly("a");
    }

    /** C118: no JSON at all; the log says what was observed. */
    @ParameterizedTest
    @ValueSource(strings = {"I learned a lot.", "", "{\"facts\": [", "{'facts': []}"})
    void noJson(String reply) {
        reflectOn(reply);

        assertThat(failure(reply).kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(log).containsExactly("reflection dropped: " + failure(reply).observed());
    }

    /** C119: JSON that is no object. */
    @ParameterizedTest
    @CsvSource({"[],array", "'\"x\"',string", "3,number", "null,null", "true,boolean"})
    void noObject(String reply, String seen) {
        assertThat(failure(reply).kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(failure(reply).observed())
                .startsWith("expected an object, got ")
                .contains(seen);
    }

    /** C120: no list of facts. */
    @Test
    void noFacts() {
        assertThat(failure("{}").observed()).isEqualTo("facts: expected an array, but the key is missing");
        assertThat(failure("{\"facts\": \"none\"}").observed()).isEqualTo("facts: expected an array, got string");
        assertThat(failure("{\"facts\": null}").observed()).isEqualTo("facts: expected an array, got null");
    }

    /** C121, D25: bad entries go one by one, good ones stay. */
    @Test
    void badFactsAreDroppedOneByOne() {
        assertThat(facts("""
                        {"text": "first", "confidence": 0.6}, "bare", null, [], {"confidence": 1}, {"text": 5, "confidence": 1},
                        {"text": " ", "confidence": 1}, {"text": "unsure", "confidence": 0.59},
                        {"text": "too sure", "confidence": 1.01}, {"text": "worded", "confidence": "1"},
                        {"text": "last", "confidence": 1, "keywords": ["k", 3, "", "l"]}"""))
                .containsExactly(
                        new Fact("first", Fact.Audience.ORG, 0.6, List.of()),
                        new Fact("last", Fact.Audience.ORG, 1, List.of("k", "l")));
        assertThat(facts("{\"text\": \"x\", \"confidence\": 1},".repeat(9) + "0"))
                .hasSize(FactRules.MOST_FACTS);
    }

    /** C122, D24: exactly one of the words, or the organisation. */
    @ParameterizedTest
    @CsvSource({"user,USER", "repo,REPO", "channel,CHANNEL", "org,ORG", "User,ORG", "everybody,ORG", "'',ORG"})
    void theAudience(String word, Fact.Audience audience) {
        assertThat(facts("{\"text\": \"x\", \"confidence\": 1, \"audience\": \"" + word + "\"}"))
                .extracting(Fact::audience)
                .containsExactly(audience);
    }

    /** C123, C127: one model call, whatever it says; a bad envelope writes nothing and throws nothing. */
    @ParameterizedTest
    @ValueSource(strings = {GOOD, "no", "[]", "{\"facts\": 1}"})
    void oneCallAndNoMore(String reply) {
        reflectOn(reply);

        assertThat(requests).hasSize(1);
        assertThat(log).hasSize(1);
        assertThat(memory).hasSize(reply.equals(GOOD) ? 1 : 0);
    }

    /** C124: neither a model that fails nor a full executor reaches the one who answers. */
    @Test
    void failuresAreLoggedOnly() {
        ModelCall broken = request -> {
            throw new IllegalStateException("no network");
        };
        new Reflection(broken, memory::add, log::add, Runnable::run).start("the answer");
        new Reflection(broken, memory::add, log::add, work -> {
                    throw new RejectedExecutionException("full");
                })
                .start("the answer");

        assertThat(log).containsExactly("reflection failed: no network", "reflection skipped: full");
        assertThat(memory).isEmpty();
    }

    /** C124: the reply does not wait for a model that takes its time. */
    @Test
    @Timeout(30)
    void nobodyWaits() throws InterruptedException {
        CountDownLatch replySent = new CountDownLatch(1);
        CountDownLatch reflected = new CountDownLatch(1);
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try {
            ModelCall slow = request -> {
                await(replySent);
                return ModelReply.of(GOOD);
            };
            new Reflection(slow, memory::add, line -> reflected.countDown(), executor).start("the answer");
            replySent.countDown(); // reached only because start does not wait
            reflected.await();
            assertThat(memory).hasSize(1);
        } finally {
            executor.shutdown();
            assertThat(executor.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    /** C125: the rules of facts know no JSON text, and the envelope no rule of facts. */
    @Test
    void whoKnowsWhat() throws IOException {
        assertThat(classFile(FactRules.class)).doesNotContain("dev/llmoutput/runtime");
        assertThat(classFile(Envelope.class)).doesNotContain("FactRules;", "samples/reflection/Fact;");
    }

    /** C126: further keys of the envelope do no harm. */
    @Test
    void furtherKeysDoNoHarm() {
        reflectOn("{\"summary\": \"s\", \"facts\": [{\"text\": \"a\", \"confidence\": 1}], \"mood\": null}");

        assertThat(log).containsExactly("remembered 1 of 1");
    }

    private static String classFile(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
