package dev.llmoutput.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.llmoutput.processor.model.ContractModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

class RoundsTest {
    private static final String CARRIER =
            "package p; @dev.llmoutput.LlmOutput record Carrier(String s, Later later, java.util.List<Later> all) {}";

    /** B174, B191: a type that another processor writes is waited for, over several rounds. */
    @Test
    void waitsForTypesOfOtherProcessors() {
        TestCompilation compilation = new TestCompilation()
                .processor(new Writing(
                        Map.of(2, "package p; record Later(Latest latest) {}", 4, "package p; enum Latest { ON }")));
        Compilation result = compilation.compile(CARRIER);
        assertThat(TestCompilation.errors(result)).isEmpty();
        assertThat(compilation.contracts()).hasSize(1);
        ContractModel contract = compilation.contracts().get(0);
        assertThat(contract.records()).hasSize(2);
        assertThat(contract.enums()).hasSize(1);
    }

    /** A constant that is not there yet must not be taken for the attribute's default. */
    @Test
    void waitsForConstantsOfOtherProcessors() {
        TestCompilation compilation = new TestCompilation()
                .processor(new Writing(Map.of(
                        1, "package p; class Limits { static final int MAX = 7; static final String A = \"[a]\"; }")));
        compilation.compile("""
                package p;
                import jakarta.validation.constraints.*;
                @dev.llmoutput.LlmOutput record R(@Size(max = Limits.MAX) @Pattern(regexp = Limits.A) String s) {}
                """);
        assertThat(compilation.contracts()).hasSize(1);
        assertThat(compilation
                        .contracts()
                        .get(0)
                        .records()
                        .get(0)
                        .components()
                        .get(0)
                        .slot()
                        .constraints()
                        .toString())
                .contains("Size[min=0, max=Optional[7]")
                .contains("regex=[a]");
    }

    /** B174: where a type never appears, the compiler says so, and we add nothing; other faults are still shown. */
    @Test
    void leavesUnknownTypesToTheCompiler() {
        Compilation result = new TestCompilation().compile(CARRIER);
        assertThat(TestCompilation.errors(result))
                .isNotEmpty()
                .allSatisfy(error -> assertThat(error).contains("cannot find symbol"));
        Compilation other = new TestCompilation()
                .compile("package p; @dev.llmoutput.LlmOutput(retries = -1) record R(Later later, Thread t) {}");
        assertThat(TestCompilation.errors(other))
                .anySatisfy(error -> assertThat(error).contains("negative-retries"))
                .anySatisfy(error -> assertThat(error).contains("R.t: Thread"))
                .anySatisfy(error -> assertThat(error).contains("cannot find symbol"))
                .hasSize(3);
    }

    /** C271: several faults in several records are all reported, in order, and sound records still have a companion. */
    @Test
    void reportsAllFaultsAtOnceAndGeneratesTheRest() {
        TestCompilation compilation = new TestCompilation();
        Compilation result = compilation.compile("""
                package p;
                import dev.llmoutput.*;
                import jakarta.validation.constraints.*;
                @LlmOutput(name = "")
                record First(@Size(min = 1) int a, @LlmField(name = "x") int b, Thread x, @Min(3) @Max(2) int y) {
                    @LlmCheck(message = "m", path = "z") boolean c() { return true; }
                }
                @LlmOutput(retries = -2) record Second(String prototype, int prototyp) {}
                @LlmOutput record Sound(String text) {}
                @LlmOutput class Third {}
                """);
        assertThat(TestCompilation.errors(result))
                .extracting(error -> error.replaceFirst("\\[LlmOutput/([a-z-]+)\\] ([\\w.]+):.*", "$2 $1"))
                .containsExactly(
                        "First.a misfit-constraint",
                        "First.x unsupported-type",
                        "First.x duplicate-json-name",
                        "First.y inverted-bounds",
                        "First.c unknown-check-path",
                        "Second negative-retries",
                        "Second.prototype reserved-name",
                        "Third wrong-target");
        assertThat(compilation.contracts()).extracting(ContractModel::name).containsExactly("sound");
    }

    /** A mistake of ours costs one record its companion. */
    @Test
    void survivesItsOwnMistakes() {
        java.util.List<String> generated = new java.util.ArrayList<>();
        Compilation result = javac().withProcessors(new LlmOutputProcessor(environment -> (contract, samples) -> {
                    if (contract.name().equals("bad")) {
                        throw new StackOverflowError("too deep");
                    }
                    generated.add(contract.name());
                }))
                .compile(JavaFileObjects.forSourceString(
                        "Bad",
                        "import dev.llmoutput.*; @LlmOutput record Bad(int n) {} @LlmOutput record Good(int n) {}"));
        assertThat(TestCompilation.errors(result))
                .singleElement()
                .asString()
                .startsWith("[LlmOutput/internal-error] Bad: internal error, please report");
        assertThat(generated).containsExactly("good");
    }

    /** B163: one error on a generic record, and nothing is generated for it. */
    @Test
    void generatesNothingForARefusedRecord() {
        TestCompilation compilation = new TestCompilation();
        Compilation result = compilation.compile("@dev.llmoutput.LlmOutput record Box<T>(T item, String tag) {}");
        assertThat(TestCompilation.errors(result)).singleElement().asString().contains("Box", "T");
        assertThat(compilation.contracts()).isEmpty();
    }

    /** B151: two nested records of one simple name have companions of two names. */
    @Test
    void companionsOfOneSimpleNameDiffer() {
        TestCompilation compilation = new TestCompilation();
        Compilation result = compilation.compile(
                "class A { @dev.llmoutput.LlmOutput record Badge(String owner) {} }",
                "class B { @dev.llmoutput.LlmOutput record Badge(int level) {} }",
                "class A_Badge {}");
        assertThat(result.status()).isEqualTo(Compilation.Status.SUCCESS);
        assertThat(compilation.contracts())
                .extracting(contract -> contract.type().companion().simpleName())
                .containsExactly("A_BadgeOutput", "B_BadgeOutput");
    }

    /** B190: no warning about processing, neither with nor without an annotation of ours. */
    @Test
    void causesNoWarningOfItsOwn() {
        Compilation annotated = compileStrictly("@dev.llmoutput.LlmOutput record R(String s) {}");
        assertThat(annotated.diagnostics()).extracting(RoundsTest::text).isEmpty();
        Compilation plain = compileStrictly("@Deprecated record R(String s) {}");
        assertThat(plain.diagnostics())
                .filteredOn(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .extracting(RoundsTest::text)
                .noneMatch(text -> text.contains("LlmOutputProcessor"));
    }

    private static Compilation compileStrictly(String source) {
        return javac().withOptions("-Xlint:processing")
                .withProcessors(new LlmOutputProcessor())
                .compile(JavaFileObjects.forSourceString("R", source));
    }

    private static String text(Diagnostic<?> diagnostic) {
        return diagnostic.getMessage(Locale.ROOT);
    }

    /** Writes a source at the end of a round, and a filler in each round before, so that there is a next one. */
    private static final class Writing extends AbstractProcessor {
        private final Map<Integer, String> sources;
        private int round;

        Writing(Map<Integer, String> sources) {
            this.sources = new TreeMap<>(sources);
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
            round++;
            boolean last = sources.keySet().stream().allMatch(each -> each < round);
            if (!last) {
                String source = sources.getOrDefault(round, "package p; class Filler" + round + " {}");
                write(source.replaceFirst("(?s).*?(?:record|class|enum) (\\w+).*", "$1"), source);
            }
            return false;
        }

        private void write(String name, String source) {
            try (Writer writer =
                    processingEnv.getFiler().createSourceFile("p." + name).openWriter()) {
                writer.write(source);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
