package dev.llmoutput.processor;

import static com.google.testing.compile.Compiler.javac;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.llmoutput.processor.model.ContractModel;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one compilation leaves behind, and the next one finds. */
class OtherCompilationsTest {
    private static final String LIBRARY = """
            package lib;
            import com.fasterxml.jackson.annotation.*;
            import dev.llmoutput.*;
            import jakarta.validation.constraints.*;
            import java.math.BigDecimal;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            /** An invoice.
             * @param number as printed
             * @param lines at least one */
            @LlmOutput
            public record Invoice(
                    @NotBlank @Size(max = 20) String number,
                    @JsonProperty("sum") @DecimalMin(value = "0.50", inclusive = false) @Max(9) BigDecimal total,
                    @NotEmpty List<Line> lines,
                    Optional<@Size(min = 2) List<@Nullable @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.DOTALL) String>>
                            notes,
                    @Nullable Integer count,
                    Map<@Size(max = 5) String, @NotBlank String> labels,
                    Map<Status, Optional<@Min(1) Integer>> byStatus,
                    Set<java.time.@Nullable @PastOrPresent LocalDate> days,
                    @Past java.time.Instant made,
                    Optional<java.time.@Future @FutureOrPresent Year> due,
                    @Min(1) OptionalInt rank,
                    @Size(max = 2) String @Nullable [] tags,
                    @Size(min = 1) byte[] data,
                    @Size(max = 4) String[] @Size(max = 3) [] rows,
                    char letter,
                    Object any,
                    Code code,
                    Optional<Code> other,
                    Status status) {
                /** A code.
                 * @param text as printed */
                public record Code(@JsonValue @LlmField(secret = true) @Size(max = 9) String text) {}
                /** A line. */
                public record Line(@LlmField(description = "what") String text, @Min(1) int number, List<Invoice> parts) {}
                public enum Status {
                    /** Not paid. */ OPEN,
                    @JsonProperty("paid") PAID
                }
                @LlmCheck(message = "must be open", path = "sum")
                public boolean open() { return true; }
            }
            """;
    private static final String USER = """
            package app;
            @dev.llmoutput.LlmOutput
            record Case(lib.Invoice.Line line, lib.Invoice invoice) {}
            """;

    /** B170: a record from a class file has the contract that it has as source, on every JDK. */
    @Test
    void classFilesTellWhatTheirSourcesTell(@TempDir Path classes) throws IOException {
        write(javac().withProcessors(new LlmOutputProcessor()).compile(source("lib.Invoice", LIBRARY)), classes);
        List<ContractModel> fromClasses = new ArrayList<>();
        Compilation result = javac().withProcessors(
                        new LlmOutputProcessor(environment -> (contract, samples) -> fromClasses.add(contract)))
                .withClasspath(classPathWith(classes))
                .compile(source("app.Case", USER));
        assertThat(messages(result)).noneMatch(message -> message.contains("undescribed"));

        TestCompilation together = new TestCompilation();
        together.compile(LIBRARY, USER);
        ContractModel fromSources = together.contracts().stream()
                .filter(contract -> contract.name().equals("case"))
                .findFirst()
                .orElseThrow();
        assertThat(fromClasses)
                .singleElement()
                .usingRecursiveComparison()
                .ignoringFieldsMatchingRegexes(".*site")
                .isEqualTo(fromSources);
    }

    private static final String UNIONS = """
            package lib;
            import com.fasterxml.jackson.annotation.*;
            import dev.llmoutput.*;
            import jakarta.validation.constraints.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            /** A report.
             * @param steps what was done */
            @LlmOutput
            public record Report(List<Step> steps, Page<@NotBlank String> texts, Page<Integer> counts, Result<Day> end,
                    Page<@Size(max = 9) String> shorts, List<Page<Page<@Pattern(regexp = "[a-z]+") String>>> deep,
                    Map<String, Box<@Size(min = 1) List<@Nullable Day>>> boxes) {
                public record Box<T>(@JsonValue T content) {}
                /** One page.
                 * @param rows what is on it */
                public record Page<T>(@Size(max = 3) List<@Nullable T> rows, T last) {}
                /** One step. */
                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                public sealed interface Step {
                    /** Goes.
                     * @param to where */
                    @JsonTypeName("go") record Go(@NotBlank String to, Optional<@Min(1) Integer> times) implements Step {}
                    /** Further ones. */
                    sealed interface More extends Step {}
                    record Wait(@Max(9) int seconds) implements More {}
                    record Stop() implements More {}
                }
                public sealed interface Result<T> {
                    record Fine<T>(T value) implements Result<T> {}
                    record Failed<T>(String reason, List<T> partly) implements Result<T> {}
                }
                public enum Day { /** Work. */ MONDAY, @JsonProperty("off") SUNDAY }
            }
            """;
    private static final String USER_OF_UNIONS = """
            package app;
            import java.util.List;
            @dev.llmoutput.LlmOutput
            record Log(lib.Report.Step.Wait last, lib.Report report, List<lib.Report.Step> steps,
                    lib.Report.Page<@jakarta.validation.constraints.Size(max = 9) String> shorts,
                    lib.Report.Page<Integer> page, lib.Report.Result<lib.Report.Day> result) {}
            """;

    /** Sealed interfaces, tags and generic types: the companion is byte for byte the one of a clean build. */
    @Test
    void unionsAndGenericsComeFromClassFilesUnchanged(@TempDir Path classes) throws IOException {
        write(javac().withProcessors(new LlmOutputProcessor()).compile(source("lib.Report", UNIONS)), classes);
        Compilation fromClasses = javac().withProcessors(new LlmOutputProcessor())
                .withClasspath(classPathWith(classes))
                .compile(source("app.Log", USER_OF_UNIONS));
        Compilation clean = javac().withProcessors(new LlmOutputProcessor())
                .compile(source("app.Log", USER_OF_UNIONS), source("lib.Report", UNIONS));
        assertThat(messages(fromClasses)).isEmpty();
        assertThat(generated(fromClasses)).isEqualTo(generated(clean));
    }

    private static final String SHARED = """
            package app;
            import dev.llmoutput.LlmField;
            import jakarta.validation.constraints.*;
            import java.util.*;
            /** A line.
             * @param words each once */
            public record Line(Set<@NotBlank String> words, Map<String, @Min(1) Integer> counts, Kind kind) {
                /** What it is. */
                public enum Kind { /** Short. */ S, L }
            }
            """;
    private static final String USER_OF_SHARED = """
            package app;
            @dev.llmoutput.LlmOutput
            public record Log(java.util.List<Line> lines) {}
            """;

    /** What the companion of before tells of a type that is not compiled again is used, and said to be perhaps old. */
    @Test
    void theOlderCompanionOfARecordTellsOfWhatIsNotCompiledAgain(@TempDir Path classes) throws IOException {
        Compilation clean = compile(classes, source("app.Line", SHARED), source("app.Log", USER_OF_SHARED));
        write(clean, classes);
        Compilation again = compile(classes, source("app.Log", USER_OF_SHARED));
        assertThat(messages(again))
                .singleElement()
                .satisfies(
                        message -> assertThat(message)
                                .startsWith("[LlmOutput/remembered-type] Log.lines: Line comes from a class file")
                                .contains(
                                        "what companions of before remember of these may be out of date: compile Line as well, or put @LlmOutput on Line"));
        assertThat(generated(again)).isEqualTo(generated(clean)).contains("A line.", "each once", "S: Short.");
    }

    /** Nothing tells of what is not compiled again: each file is named once, with what is lost. */
    @Test
    void namesWhatIsLostWhereNoCompanionIsLeft(@TempDir Path classes) throws IOException {
        String user = """
                package app;
                @dev.llmoutput.LlmOutput
                record Log(Line line, Way way, Page<String> texts, Mood mood, java.time.DayOfWeek day) {}
                """;
        List<JavaFileObject> others = List.of(
                source("app.Line", SHARED),
                source("app.Way", """
                        package app;
                        sealed interface Way {}
                        record Zebra(Line line) implements Way {}
                        record Ant() implements Way {}
                        """),
                source("app.Page", "package app; record Page<T>(java.util.List<T> rows) {}"),
                source("app.Mood", "package app; enum Mood { /** Fine. */ GOOD, BAD }"));
        write(javac().compile(others), classes);
        assertThat(messages(compile(classes, source("app.Log", user))))
                .extracting(message -> message.replaceFirst(" comes from .*", ""))
                .containsExactly(
                        "[LlmOutput/undescribed-type] Log.line: Line",
                        "[LlmOutput/undescribed-type] Log.way: Way",
                        "[LlmOutput/undescribed-type] Log.texts: Page",
                        "[LlmOutput/undescribed-type] Log.mood: Mood");
    }

    private static final String OTHER_USER_OF_SHARED = """
            package app;
            @dev.llmoutput.LlmOutput
            public record Day(Log log, Line line) {}
            """;

    /** Of a companion where this compilation writes, nobody knows whether it is older than what it tells of. */
    @Test
    void aCompanionInTheOutputFolderMayBeOutOfDate(@TempDir Path classes, @TempDir Path other) throws Exception {
        Path log =
                Files.writeString(Files.createDirectories(other.resolve("app")).resolve("Log.java"), USER_OF_SHARED);
        Path line = Files.writeString(log.resolveSibling("Line.java"), SHARED);
        Path day = Files.writeString(log.resolveSibling("Day.java"), OTHER_USER_OF_SHARED);
        assertThat(commandLine(classes, classes, log, line)).isEmpty();
        assertThat(commandLine(classes, classes, day))
                .contains("remembered-type] Day.line: Line", "what companions of before remember");
        assertThat(commandLine(other, classes, day)).isEmpty();
        assertThat(commandLine(classes, classes, day, line)).isEmpty();
    }

    /** What a companion remembers of a type that says something else by now counts for nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@Size(max = 3) Set<@NotBlank String> words, Map<String, @Min(1) Integer> counts, Kind kind",
                "Set<Integer> words, Map<String, @Min(1) Integer> counts, Kind kind",
                "Set<@NotBlank String> words, @NotEmpty Map<String, @Min(1) Integer> counts, Kind kind",
                "Set<@NotBlank String> words, Map<String, @Min(1) Integer> counts, Kind kind, String more",
                "Set<@NotBlank String> words, Map<String, @Min(1) Integer> other, Kind kind",
                "Set<@NotBlank String> words, Map<String, @Min(1) Integer> counts"
            })
    void aCompanionThatContradictsTheClassFileTellsNothing(String components, @TempDir Path classes)
            throws IOException {
        write(compile(classes, source("app.Line", SHARED), source("app.Log", USER_OF_SHARED)), classes);
        write(compile(classes, source("app.Line", withComponents(components))), classes);
        Compilation again = compile(classes, source("app.Log", USER_OF_SHARED));
        assertThat(messages(again))
                .first()
                .satisfies(message -> assertThat(message)
                        .startsWith("[LlmOutput/undescribed-type] Log.lines: Line comes from a class file"));
        assertThat(generated(again)).doesNotContain("A line.");
    }

    /** What a class file shows is read there, whatever a companion remembers: names, aliases, defaults, descriptions, secrets. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@LlmField(aliases = \"n\")",
                "@LlmField(defaultJson = \"{}\")",
                "@LlmField(name = \"q\")",
                "@com.fasterxml.jackson.annotation.JsonProperty(\"counts_\")",
                "@LlmField(description = \"q\")",
                "@LlmField(secret = true)"
            })
    void whatAClassFileShowsIsReadThere(String annotation, @TempDir Path classes) throws IOException {
        write(compile(classes, source("app.Line", SHARED), source("app.Log", USER_OF_SHARED)), classes);
        String changed = withComponents(
                "Set<@NotBlank String> words, " + annotation + " Map<String, @Min(1) Integer> counts, Kind kind");
        write(compile(classes, source("app.Line", changed)), classes);
        Compilation again = compile(classes, source("app.Log", USER_OF_SHARED));
        Compilation clean = compile(classes, source("app.Log", USER_OF_SHARED), source("app.Line", changed));
        assertThat(messages(again))
                .singleElement()
                .satisfies(message -> assertThat(message)
                        .startsWith("[LlmOutput/remembered-type] Log.lines: Line comes from a class file"));
        assertThat(generated(again)).isEqualTo(generated(clean)).contains("A line.");
    }

    private static String withComponents(String components) {
        String changed = SHARED.replaceFirst("Set<@NotBlank.* kind\\)", Matcher.quoteReplacement(components + ")"));
        assertThat(changed).isNotEqualTo(SHARED);
        return changed;
    }

    private static final String IN_TYPES = """
            package lib;
            import jakarta.validation.constraints.*;
            import java.util.*;
            /** A part. */
            public record Part(Optional<@Size(max = 3) String> name, Optional<@NotEmpty List<@Min(1) Integer>> sizes,
                    OptionalInt rank, @Size String any, @Size(max = 2) String[] tags, byte @Size(max = 3) [] data,
                    Optional<byte[]> more, @Max(7) OptionalLong top) {}
            """;

    /** What stands inside types is no contradiction, though compilers before JDK 22 do not show it. */
    @Test
    void constraintsInsideTypesComeFromTheCompanionOfAnother(@TempDir Path classes) throws IOException {
        String log = "package lib; @dev.llmoutput.LlmOutput public record Log(Part part) {}";
        String user = "package app; @dev.llmoutput.LlmOutput record Log(lib.Log log, lib.Part part) {}";
        Compilation library = compile(classes, source("lib.Part", IN_TYPES), source("lib.Log", log));
        write(library, classes);
        Compilation later = compile(classes, source("app.Log", user));
        Compilation clean =
                compile(classes, source("app.Log", user), source("lib.Part", IN_TYPES), source("lib.Log", log));
        assertThat(messages(later)).isEmpty();
        assertThat(generated(later)).isEqualTo(generated(clean)).contains("A part.");
    }

    /** A type that is another one by now: what is told of the old one would not even compile. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Optional<@Size(max = 3) String> name|String name",
                "OptionalInt rank|int rank",
                "OptionalInt rank|Integer rank",
                "@Size(max = 2) String[] tags|@Size(max = 5) String[] tags",
                "Optional<byte[]> more|byte[] more",
                "Optional<@NotEmpty List<@Min(1) Integer>> sizes|List<Optional<String>> sizes"
            })
    void aTypeThatIsAnotherOneByNowIsToldByNobody(String before, String after, @TempDir Path classes)
            throws IOException {
        String log = "package lib; @dev.llmoutput.LlmOutput public record Log(Part part) {}";
        String user = "package app; @dev.llmoutput.LlmOutput record Log(lib.Log log, lib.Part part) {}";
        String changed = IN_TYPES.replace(before, after);
        assertThat(changed).isNotEqualTo(IN_TYPES);
        write(compile(classes, source("lib.Part", IN_TYPES), source("lib.Log", log)), classes);
        write(compile(classes, source("lib.Part", changed)), classes);
        Compilation later = compile(classes, source("app.Log", user));
        assertThat(messages(later))
                .singleElement()
                .satisfies(
                        message -> assertThat(message).startsWith("[LlmOutput/undescribed-type] Log.part: Part comes"));
    }

    /** A companion whose type lost its annotation, or that belongs to another type of that name, tells nothing. */
    @Test
    void companionsOfOthersTellNothing(@TempDir Path classes) throws IOException {
        String annotated = "package lib; /** Old. */ @dev.llmoutput.LlmOutput public record Line(String a) {}";
        String nested = "package lib; public class Outer { /** Old. */ public record Sub(String a) {} }";
        String carrier = "package lib; @dev.llmoutput.LlmOutput public record Outer_Sub(Outer.Sub sub) {}";
        write(
                compile(
                        classes,
                        source("lib.Line", annotated),
                        source("lib.Outer", nested),
                        source("lib.Outer_Sub", carrier)),
                classes);
        write(
                compile(
                        classes,
                        source(
                                "lib.Line",
                                annotated
                                        .replace("@dev.llmoutput.LlmOutput ", "")
                                        .replace("Old", "New")),
                        source("lib.Outer", nested.replace("Old", "New"))),
                classes);
        String user = "package app; @dev.llmoutput.LlmOutput record Log(lib.Line line, lib.Outer.Sub sub) {}";
        Compilation later = compile(classes, source("app.Log", user));
        assertThat(messages(later))
                .extracting(message -> message.replaceFirst(" comes from .*", ""))
                .containsExactly(
                        "[LlmOutput/undescribed-type] Log.line: Line",
                        "[LlmOutput/undescribed-type] Log.sub: Outer.Sub");
        assertThat(generated(later)).doesNotContain("Old");
    }

    /** The order within a sealed interface is that of its own file, also inside of another one. */
    @Test
    void theOrderInsideASealedInterfaceIsThatOfItsOwnFile(@TempDir Path classes) throws IOException {
        JavaFileObject step = source(
                "lib.Step", "package lib; @dev.llmoutput.LlmOutput public sealed interface Step permits More, Stop {}");
        JavaFileObject stop = source(
                "lib.Stop", "package lib; @dev.llmoutput.LlmOutput public record Stop(int n) implements Step {}");
        String[] names = {"A", "B", "C"};
        List<JavaFileObject> arms = new ArrayList<>();
        for (String name : names) {
            arms.add(source(
                    "lib." + name,
                    "package lib; @dev.llmoutput.LlmOutput public record " + name + "(int n) implements More {}"));
        }
        String more = "package lib; @dev.llmoutput.LlmOutput public sealed interface More extends Step permits ";
        JavaFileObject user = source("app.Log", "package app; @dev.llmoutput.LlmOutput record Log(lib.Step step) {}");
        JavaFileObject first = source("lib.More", more + "A, B, C {}");
        JavaFileObject second = source("lib.More", more + "C, A, B {}");
        write(compile(classes, step, stop, arms.get(0), arms.get(1), arms.get(2), first), classes);
        write(compile(classes, second), classes);
        Compilation later = compile(classes, user);
        Compilation clean = compile(classes, user, step, stop, arms.get(0), arms.get(1), arms.get(2), second);
        assertThat(messages(later)).isEmpty();
        assertThat(generated(later)).isEqualTo(generated(clean));
    }

    /** The order in a sealed interface of another file, which has no companion, is only remembered. */
    @ParameterizedTest
    @ValueSource(strings = {"", "@dev.llmoutput.LlmOutput record Hold(More more) {}"})
    void theOrderInsideASealedInterfaceWithoutACompanionIsRemembered(
            String nested, @TempDir Path classes, @TempDir Path sources) throws Exception {
        Path step = sources.resolve("Step.java");
        Files.writeString(step, "@dev.llmoutput.LlmOutput public sealed interface Step permits More {" + nested + "}");
        String arms = "@dev.llmoutput.LlmOutput record %s(int n) implements More {}";
        String more =
                "public sealed interface More extends Step { " + arms.formatted("A") + " " + arms.formatted("B") + " }";
        Path other = Files.writeString(sources.resolve("More.java"), more);
        assertThat(commandLine(classes, classes, step, other)).isEmpty();
        Path user = Files.writeString(sources.resolve("U.java"), "@dev.llmoutput.LlmOutput record U(Step step) {}");
        assertThat(commandLine(classes, classes, user)).contains("remembered-type] U.step: More comes");
        assertThat(commandLine(Files.createDirectories(sources.resolve("out")), classes, user))
                .isEmpty();
    }

    /** Sources that the compiler finds by itself have all that they say, also without Javadoc. */
    @Test
    void sourcesWithoutJavadocAreSources(@TempDir Path classes, @TempDir Path sources) throws Exception {
        Path line = Files.writeString(
                sources.resolve("Line.java"),
                "@dev.llmoutput.LlmOutput record Line(java.util.List<@jakarta.validation.constraints.Size(max = 3) String> a) {}");
        Path user = Files.writeString(
                sources.resolve("U.java"), "@dev.llmoutput.LlmOutput record U(Line line, Plain plain) {}");
        Path plain = Files.writeString(sources.resolve("Plain.java"), "record Plain(int n) {}");
        assertThat(commandLine(classes, classes, line, user, plain)).isEmpty();
        Files.writeString(line, Files.readString(line).replace("max = 3", "max = 9"));
        Files.setLastModifiedTime(line, FileTime.from(Instant.now().plusSeconds(9)));
        Files.delete(classes.resolve("Plain.class"));
        assertThat(commandLine(classes, sources, "-implicit:none", user)).doesNotContain("[LlmOutput");
        assertThat(Files.readString(classes.resolve("UOutput.java")))
                .contains("\"maxLength\":9")
                .doesNotContain(":3");
    }

    /** One annotation mends a whole chain, so that one warning is enough. */
    @Test
    void whatAReportedTypeUsesIsNotReportedAgain(@TempDir Path classes) throws IOException {
        write(
                javac().compile(
                                source("lib.A", "package lib; public record A(B b) {}"),
                                source("lib.B", "package lib; public record B(C c) {}"),
                                source("lib.C", "package lib; public record C(int n) {}")),
                classes);
        Compilation later =
                compile(classes, source("app.Log", "package app; @dev.llmoutput.LlmOutput record Log(lib.A a) {}"));
        assertThat(messages(later))
                .singleElement()
                .satisfies(message ->
                        assertThat(message).contains("Log.a: A comes").contains("also of what A uses"));
    }

    /** Constraints of an array and of its brackets are joined. */
    @Test
    void constraintsOnBracketsAreNoContradiction(@TempDir Path classes) throws IOException {
        String line = """
                package lib;
                import jakarta.validation.constraints.*;
                /** L. */
                public record Line(@Size(max = 3) String @Size(min = 1) [] x, @NotEmpty int @Size(max = 3) [] y) {}
                """;
        String log = "package lib; @dev.llmoutput.LlmOutput public record Log(Line line) {}";
        String user = "package app; @dev.llmoutput.LlmOutput record Log(lib.Log log, lib.Line line) {}";
        write(compile(classes, source("lib.Line", line), source("lib.Log", log)), classes);
        Compilation later = compile(classes, source("app.Log", user));
        Compilation clean = compile(classes, source("app.Log", user), source("lib.Line", line), source("lib.Log", log));
        assertThat(messages(later)).isEmpty();
        assertThat(generated(later)).isEqualTo(generated(clean)).contains("L.");
    }

    /** Two arguments with one simple name are two types. */
    @Test
    void argumentsWithOneSimpleNameAreTwoTypes(@TempDir Path classes) throws IOException {
        Compilation compilation = compile(
                classes,
                source("a.Line", "package a; public record Line(String a) {}"),
                source("b.Line", "package b; public record Line(int b) {}"),
                source("lib.Page", "package lib; public record Page<T>(T row) {}"),
                source(
                        "app.Log",
                        "package app; @dev.llmoutput.LlmOutput record Log(lib.Page<a.Line> x, lib.Page<b.Line> y) {}"));
        assertThat(messages(compilation)).isEmpty();
        assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
    }

    /** A key of a type may be longer than a name in a reply may be. */
    @Test
    void aLongPatternInATypeArgumentIsCarried(@TempDir Path classes) throws IOException {
        String library = """
                package lib;
                @dev.llmoutput.LlmOutput
                public record Line(Page<@jakarta.validation.constraints.Pattern(regexp = "%s") String> p) {
                    /** A page. */ public record Page<T>(T row) {}
                }
                """.formatted("a".repeat(5000));
        write(compile(classes, source("lib.Line", library)), classes);
        Compilation later = compile(
                classes, source("app.Log", "package app; @dev.llmoutput.LlmOutput record Log(lib.Line line) {}"));
        assertThat(messages(later)).isEmpty();
        assertThat(generated(later)).contains("A page.");
    }

    /** The advice is one that can be followed. */
    @Test
    void adviceFitsTheType(@TempDir Path classes) throws IOException {
        write(
                javac().compile(
                                source(
                                        "lib.Made",
                                        "package lib; @dev.llmoutput.LlmOutput public record Made(int n) {}"),
                                source("lib.Way", "package lib; public sealed interface Way permits Stop, Go {}"),
                                source("lib.Stop", "package lib; public record Stop() implements Way {}"),
                                source("lib.Go", "package lib; public record Go(int n) implements Way {}")),
                classes);
        Compilation later = compile(
                classes,
                source(
                        "app.Log",
                        "package app; @dev.llmoutput.LlmOutput record Log(lib.Made made, lib.Way way, Own own) {}"),
                source("app.Own", "package app; public sealed interface Own permits Halt {}"),
                source("app.Halt", "package app; public record Halt(int n) implements Own {}"));
        assertThat(messages(later))
                .extracting(message -> message.replaceFirst("(?s).*] (.*) comes from .*; (.*)", "$1; $2"))
                .containsExactly(
                        "Log.made: Made; compile Made with the annotation processor, so that it has a companion",
                        "Log.way: Way; put @LlmOutput on Way, so that its companion carries them");
    }

    /** Where an annotation describes an enum and each constant, nothing is lost. */
    @Test
    void anEnumThatAnnotationsDescribeLosesNothing(@TempDir Path classes) throws IOException {
        String mood = """
                package lib;
                import dev.llmoutput.*;
                @com.fasterxml.jackson.annotation.JsonClassDescription("how it is")
                public enum Mood { @LlmField(description = "fine") GOOD, @LlmField(description = "not fine") BAD }
                """;
        write(javac().compile(source("lib.Mood", mood)), classes);
        String user = "package app; @dev.llmoutput.LlmOutput record Log(lib.Mood mood, java.time.DayOfWeek day) {}";
        assertThat(messages(compile(classes, source("app.Log", user)))).isEmpty();
    }

    /** Sources that the compiler finds by itself are no class files, where their Javadoc shows it. */
    @Test
    void sourcesThatNobodyNamedAreSources(@TempDir Path classes, @TempDir Path sources) throws Exception {
        Path log = Files.writeString(
                Files.createDirectories(sources.resolve("app")).resolve("Log.java"), USER_OF_SHARED);
        Files.writeString(log.resolveSibling("Line.java"), SHARED);
        assertThat(commandLine(classes, sources, log)).doesNotContain("[LlmOutput");
        assertThat(Files.readString(classes.resolve("app/LogOutput.java"))).contains("A line.", "S: Short.");
    }

    /** Where no output folder is said, class files lie beside their sources. */
    @Test
    void withoutAnOutputFolderAnythingBesideSourcesMayBeOutOfDate(@TempDir Path sources, @TempDir Path classes)
            throws Exception {
        Path log = Files.writeString(
                Files.createDirectories(sources.resolve("app")).resolve("Log.java"), USER_OF_SHARED);
        Path line = Files.writeString(log.resolveSibling("Line.java"), SHARED);
        assertThat(commandLine(sources, classes, log, line)).isEmpty();
        Files.delete(log);
        Files.delete(line);
        Path day = Files.writeString(log.resolveSibling("Day.java"), OTHER_USER_OF_SHARED);
        String classPath = classPathWith(sources).stream().map(File::getPath).collect(joining(File.pathSeparator));
        StringWriter printed = new StringWriter();
        ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        new PrintWriter(printed),
                        new PrintWriter(printed),
                        "-cp",
                        classPath,
                        "-proc:only",
                        "-s",
                        sources.toString(),
                        "-processor",
                        LlmOutputProcessor.class.getName(),
                        day.toString());
        assertThat(printed.toString()).contains("remembered-type] Day.line: Line");
    }

    /** The companion of a record in the same file is as new as the record, whichever was found first. */
    @Test
    void companionsOfTheSameFileTellOfGenericTypes(@TempDir Path classes) throws IOException {
        String library = """
                package lib;
                import jakarta.validation.constraints.*;
                import java.util.*;
                /** A letter. */
                public record Env<T>(@NotEmpty List<T> rows, Optional<@Size(max = 3) String> note) {
                    @dev.llmoutput.LlmOutput public record OfString(Env<String> e, Env<Integer> i) {}
                }
                """;
        String user = """
                package app;
                @dev.llmoutput.LlmOutput
                record Log(lib.Env<String> one, Optional<lib.Env<Integer>> two) {}
                """.replace("Optional", "java.util.Optional");
        Compilation clean = compile(classes, source("lib.Env", library), source("app.Log", user));
        write(compile(classes, source("lib.Env", library)), classes);
        Compilation later = compile(classes, source("app.Log", user));
        assertThat(messages(later)).isEmpty();
        assertThat(generated(later)).isEqualTo(generated(clean)).contains("A letter.");
    }

    /** A companion tells of what is used before it is found: the order of components makes no difference. */
    @ParameterizedTest
    @ValueSource(strings = {"lib.Line line, lib.Log log", "lib.Log log, lib.Line line"})
    void companionsTellOfWhatWasReadBeforeThem(String components, @TempDir Path classes, @TempDir Path other)
            throws Exception {
        Path line = Files.writeString(
                Files.createDirectories(other.resolve("lib")).resolve("Line.java"),
                SHARED.replace("package app", "package lib"));
        Path log = Files.writeString(
                line.resolveSibling("Log.java"), USER_OF_SHARED.replace("package app", "package lib"));
        Path user = Files.writeString(
                other.resolve("User.java"), "@dev.llmoutput.LlmOutput record User(" + components + ") {}");
        assertThat(commandLine(classes, classes, line, log)).isEmpty();
        Path output = Files.createDirectories(other.resolve("out"));
        assertThat(commandLine(output, classes, user)).isEmpty();
        byte[] fromClasses = Files.readAllBytes(output.resolve("UserOutput.java"));
        assertThat(commandLine(output, output, user, line, log)).isEmpty();
        assertThat(Files.readAllBytes(output.resolve("UserOutput.java"))).isEqualTo(fromClasses);
    }

    /** Two specialisations of a sealed interface, the second without the first one's arm. */
    @Test
    void bothSpecialisationsOfASealedInterfaceAreCarried(@TempDir Path classes) throws IOException {
        String library = """
                package lib;
                @dev.llmoutput.LlmOutput
                public record Both(Result<String> one, Result<Integer> two) {
                    /** What came out. */
                    public sealed interface Result<T> {
                        /** It went well. */
                        record Fine<T>(T value) implements Result<T> {}
                        record Zero() implements Result<Integer> {}
                    }
                }
                """;
        String user = "package app; @dev.llmoutput.LlmOutput record Log(lib.Both both) {}";
        Compilation clean = compile(classes, source("lib.Both", library), source("app.Log", user));
        write(compile(classes, source("lib.Both", library)), classes);
        Compilation later = compile(classes, source("app.Log", user));
        assertThat(messages(later)).isEmpty();
        assertThat(generated(later)).isEqualTo(generated(clean)).contains("What came out.", "It went well.");
    }

    /** A generic type of a class file with arguments that no companion knows: the warning names it and its user. */
    @Test
    void namesAGenericTypeThatNoCompanionDescribes(@TempDir Path classes) throws IOException {
        write(javac().withProcessors(new LlmOutputProcessor()).compile(source("lib.Report", UNIONS)), classes);
        Compilation result = javac().withProcessors(new LlmOutputProcessor())
                .withClasspath(classPathWith(classes))
                .compile(source("app.Other", """
                        package app;
                        @dev.llmoutput.LlmOutput
                        record Other(lib.Report.Page<Boolean> page,
                                lib.Report.Page<@jakarta.validation.constraints.Size(max = 8) String> texts) {}
                        """));
        assertThat(messages(result))
                .satisfiesExactly(
                        message -> assertThat(message)
                                .contains("[LlmOutput/undescribed-type] Other.page: Report.Page")
                                .contains(
                                        "put @LlmOutput on a record nested in Report that has a component of just that type"),
                        message ->
                                assertThat(message).contains("[LlmOutput/undescribed-type] Other.texts: Report.Page"));
    }

    private static String generated(Compilation compilation) throws IOException {
        return compilation
                .generatedSourceFile("app.LogOutput")
                .orElseThrow()
                .getCharContent(false)
                .toString();
    }

    /** B196: the companion of an earlier compilation on the class path is replaced. */
    @Test
    void replacesAnOlderCompanion(@TempDir Path classes) throws IOException {
        JavaFileObject source = source("R", "@dev.llmoutput.LlmOutput record R(String s) {}");
        write(javac().withProcessors(new LlmOutputProcessor()).compile(source), classes);
        Compilation again = javac().withProcessors(new LlmOutputProcessor())
                .withClasspath(classPathWith(classes))
                .compile(source);
        assertThat(messages(again)).isEmpty();
        assertThat(again.generatedSourceFile("ROutput")).isPresent();
    }

    /** B196: among the sources it is an error that says what to do, at the record. */
    @Test
    void refusesAnOlderCompanionAmongTheSources() throws IOException {
        JavaFileObject source = source("R", "@dev.llmoutput.LlmOutput record R(String s) {}");
        Compilation first = javac().withProcessors(new LlmOutputProcessor()).compile(source);
        String older = first.generatedSourceFile("ROutput")
                .orElseThrow()
                .getCharContent(false)
                .toString();
        Compilation again = javac().withProcessors(new LlmOutputProcessor()).compile(source, source("ROutput", older));
        assertThat(messages(again))
                .anySatisfy(message -> assertThat(message).contains("[LlmOutput/cannot-write] R: ROutput"));
    }

    private static Compilation compile(Path classes, JavaFileObject... sources) {
        return javac().withProcessors(new LlmOutputProcessor())
                .withClasspath(classPathWith(classes))
                .compile(sources);
    }

    /** What javac prints, run as from the command line with {@code output} for its class files. */
    private static String commandLine(Path output, Path classes, Object... sources) {
        String classPath = classPathWith(classes).stream().map(File::getPath).collect(joining(File.pathSeparator));
        List<String> arguments =
                new ArrayList<>(List.of("-d", output.toString(), "-s", output.toString(), "-cp", classPath));
        arguments.addAll(List.of("-processor", LlmOutputProcessor.class.getName()));
        Stream.of(sources).map(Object::toString).forEach(arguments::add);
        StringWriter printed = new StringWriter();
        ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(new PrintWriter(printed), new PrintWriter(printed), arguments.toArray(String[]::new));
        return printed.toString();
    }

    private static JavaFileObject source(String name, String text) {
        return JavaFileObjects.forSourceString(name, text);
    }

    private static List<String> messages(Compilation compilation) {
        return compilation.diagnostics().stream()
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .toList();
    }

    private static void write(Compilation compilation, Path folder) throws IOException {
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.getKind() == JavaFileObject.Kind.CLASS && isWritten(file)) {
                Path target = folder.resolve(file.getName().substring("/CLASS_OUTPUT/".length()));
                Files.createDirectories(target.getParent());
                try (InputStream in = file.openInputStream()) {
                    Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    /** In memory, a file that the processor asked for has an entry though it is not there. */
    private static boolean isWritten(JavaFileObject file) throws IOException {
        try (InputStream in = file.openInputStream()) {
            return in.read() >= 0;
        } catch (FileNotFoundException e) {
            return false;
        }
    }

    private static List<File> classPathWith(Path classes) {
        List<File> entries = new ArrayList<>(List.of(classes.toFile()));
        Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(System.getProperty("java.class.path"))
                .map(File::new)
                .forEach(entries::add);
        return entries;
    }
}
