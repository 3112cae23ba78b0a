package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That any type fits the loop, and that the loop knows none. */
class SeamTest {
    /** A third party's type: rows of two numbers. It needs the seam and the JDK only. */
    private static final class PointsCsv implements OutputType<List<int[]>> {
        @Override
        public String name() {
            return "points";
        }

        @Override
        public Optional<String> requestHint() {
            return Optional.of("Answer with CSV: two whole numbers in each row.");
        }

        @Override
        public Parsed<List<int[]>> parse(String raw) {
            List<int[]> points = new ArrayList<>();
            List<Issue> issues = new ArrayList<>();
            StringBuilder canonical = new StringBuilder();
            List<String> rows = raw.lines().filter(row -> !row.isBlank()).toList();
            for (int i = 0; i < rows.size(); i++) {
                Matcher row = Pattern.compile("\\s*(\\d+)\\s*,\\s*(\\d+)\\s*").matcher(rows.get(i));
                if (row.matches()) {
                    points.add(new int[] {Integer.parseInt(row.group(1)), Integer.parseInt(row.group(2))});
                    canonical
                            .append(row.group(1))
                            .append(',')
                            .append(row.group(2))
                            .append('\n');
                } else {
                    issues.add(Issue.custom(IssuePath.ROOT.index(i), "expected two whole numbers"));
                }
            }
            if (rows.isEmpty()) {
                return Parsed.failed(Failure.syntax(Failure.Reason.EMPTY, "no row"));
            }
            return issues.isEmpty()
                    ? Parsed.ok(points, canonical.toString(), false)
                    : Parsed.failed(Failure.schema(issues));
        }

        @Override
        public boolean retryable(Failure failure) {
            return true;
        }

        @Override
        public int maxRetries() {
            return 2;
        }
    }

    /** C001, C007: one implementation, no special case anywhere, no cast at the caller's. */
    @Test
    void aThirdPartysTypeGoesThroughTheSameLoop() {
        ScriptedModel model = ScriptedModel.of("1, 2\nthree", "1, 2\n3 ,4\n");
        Outcome<List<int[]>> outcome = AcceptOutput.ask(new PointsCsv(), model, ModelRequest.of("Points, please"));

        List<int[]> points = outcome.orElseThrow();
        assertThat(points.get(1)).containsExactly(3, 4);
        assertThat(outcome.<String>match(Outcome.Accepted::canonical, rejected -> ""))
                .isEqualTo("1,2\n3,4\n");
        assertThat(model.requests().get(1).messages().get(3).text()).contains("[1]: expected two whole numbers");
    }

    /** C002: exactly five members. */
    @Test
    void theSeamHasFiveMembers() {
        assertThat(Arrays.stream(OutputType.class.getDeclaredMethods())
                        .filter(method -> !method.isSynthetic())
                        .map(method -> method.getName() + Arrays.toString(method.getParameterTypes())))
                .containsExactlyInAnyOrder(
                        "name[]",
                        "requestHint[]",
                        "parse[class java.lang.String]",
                        "retryable[class " + Failure.class.getName() + "]",
                        "maxRetries[]");
    }

    /** C012, A7: the JDK's types and ours, nothing else, in every public signature. */
    @Test
    void publicSignaturesNeedTheJdkOnly() throws Exception {
        for (Class<?> type : publicTypes("contract", "issue", "accept", "redact", "schema", "answer", "record")) {
            for (Method method : type.getDeclaredMethods()) {
                List<Class<?>> used = new ArrayList<>(List.of(method.getParameterTypes()));
                used.add(method.getReturnType());
                assertThat(used).as("%s", method).allMatch(SeamTest::isKnown);
            }
        }
    }

    private static boolean isKnown(Class<?> type) {
        Class<?> element = type.isArray() ? type.getComponentType() : type;
        return element.isPrimitive()
                || element.getName().startsWith("java.")
                || element.getName().startsWith("dev.llmoutput.");
    }

    private static List<Class<?>> publicTypes(String... rooms) throws Exception {
        List<Class<?>> types = new ArrayList<>();
        for (String room : rooms) {
            Path folder = root().resolve("runtime/target/classes/dev/llmoutput/runtime")
                    .resolve(room);
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    String name = file.getFileName().toString().replace(".class", "");
                    Class<?> type = Class.forName("dev.llmoutput.runtime." + room + "." + name);
                    types.add(type);
                }
            }
        }
        assertThat(types).hasSizeGreaterThan(20);
        return types;
    }

    /** C011, C034: the decisions look at no type, no format and no text of a failure. */
    @Test
    void theLoopIsBlindToTypes() throws IOException {
        for (String name : List.of("AcceptOutput", "AcceptRun", "StopRule", "Replies", "AsyncReplies")) {
            String source = source(name).replaceAll("instanceof Parsed\\.(Ok|Failed)<T>", "");

            assertThat(source)
                    .as(name)
                    .doesNotContain("instanceof", "getClass", "observed()", "issues()", ".code()", "message()")
                    .doesNotContain("equals(\"", "contains(\"", "startsWith(\"", "matches(");
        }
    }

    /** Only one class feeds replies to a run. */
    @Test
    void oneClassHasTheLoop() throws IOException {
        Path folder = root().resolve("runtime/src/main/java/dev/llmoutput/runtime/accept");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".java", ""))
                            .filter(name -> sourceUnchecked(name).contains("run.read(")))
                    .containsExactly("AcceptOutput");
        }
    }

    /** D60: types have no state, so runs may share one. */
    @Test
    void oneTypeServesManyRunsAtOnce() {
        PointsCsv type = new PointsCsv();
        List<CompletableFuture<Outcome<List<int[]>>>> runs = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            String last = i + "," + i;
            runs.add(CompletableFuture.supplyAsync(
                    () -> AcceptOutput.ask(type, ScriptedModel.of("bad", last), ModelRequest.of("x"))));
        }
        for (int i = 0; i < runs.size(); i++) {
            assertThat(runs.get(i).join().orElseThrow().get(0)).containsExactly(i, i);
        }
    }

    private static String sourceUnchecked(String name) {
        try {
            return source(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String source(String name) throws IOException {
        return Files.readString(root().resolve("runtime/src/main/java/dev/llmoutput/runtime/accept/" + name + ".java"));
    }

    private static Path root() {
        return Path.of(System.getProperty("project.root"));
    }
}
