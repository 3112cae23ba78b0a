package dev.llmoutput.processor.read;

import static dev.llmoutput.processor.TestCompilation.contract;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.TestCompilation;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.RuleModel;
import dev.llmoutput.processor.model.Slot.Absence;
import dev.llmoutput.processor.model.TypeShape;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContractReaderTest {
    @Test
    void numbers() {
        ContractModel contract = contract("""
                import java.math.*;
                @dev.llmoutput.LlmOutput
                record R(
                        byte a, short b, int c, long d, float e, double f, Byte g, Short h, Integer i, Long j, Float k,
                        Double l, BigInteger m, BigDecimal n) {}
                """);
        assertThat(contract.records().get(0).components())
                .extracting(component -> component.slot().shape())
                .containsExactly(
                        new TypeShape.Numeric(NumberType.BYTE, false),
                        new TypeShape.Numeric(NumberType.SHORT, false),
                        new TypeShape.Numeric(NumberType.INT, false),
                        new TypeShape.Numeric(NumberType.LONG, false),
                        new TypeShape.Numeric(NumberType.FLOAT, false),
                        new TypeShape.Numeric(NumberType.DOUBLE, false),
                        new TypeShape.Numeric(NumberType.BYTE, true),
                        new TypeShape.Numeric(NumberType.SHORT, true),
                        new TypeShape.Numeric(NumberType.INT, true),
                        new TypeShape.Numeric(NumberType.LONG, true),
                        new TypeShape.Numeric(NumberType.FLOAT, true),
                        new TypeShape.Numeric(NumberType.DOUBLE, true),
                        new TypeShape.Numeric(NumberType.BIG_INTEGER, true),
                        new TypeShape.Numeric(NumberType.BIG_DECIMAL, true));
    }

    @Test
    void otherTypes() {
        ContractModel contract = contract("""
                package p;
                import dev.llmoutput.LlmOutput;
                import java.util.*;
                @LlmOutput
                record R(
                        String text, boolean flag, Boolean boxed, Level level, List<List<Level>> deep,
                        Optional<List<String>> maybe, Inner inner) {
                    enum Level { LOW }
                    record Inner(int n) {}
                }
                """);
        ClassRef level = new ClassRef("p", List.of("R", "Level"));
        TypeShape.Enumeration levels = new TypeShape.Enumeration(level);
        assertThat(component(contract, "text").slot().shape()).isEqualTo(new TypeShape.Text());
        assertThat(component(contract, "flag").slot().shape()).isEqualTo(new TypeShape.Bool(false));
        assertThat(component(contract, "boxed").slot().shape()).isEqualTo(new TypeShape.Bool(true));
        assertThat(component(contract, "level").slot().shape()).isEqualTo(levels);
        assertThat(item(item(component(contract, "deep").slot().shape()))).isEqualTo(levels);
        assertThat(component(contract, "maybe").slot().absence()).isEqualTo(Absence.OPTIONAL);
        assertThat(item(component(contract, "maybe").slot().shape())).isEqualTo(new TypeShape.Text());
        assertThat(component(contract, "inner").slot().shape())
                .isEqualTo(new TypeShape.Nested(new ClassRef("p", List.of("R", "Inner"))));
    }

    /** C267: what the annotation leaves open has its default. */
    @Test
    void defaults() {
        ContractModel contract = contract("@dev.llmoutput.LlmOutput public record ReleaseNote(String text) {}");
        assertThat(contract.retries()).isEqualTo(2);
        assertThat(contract.name()).isEqualTo("release_note");
        assertThat(contract.reading()).isEqualTo(Reading.TOLERANT);
        assertThat(contract.unknownKeys()).isEqualTo(UnknownKeys.STRIP);
        assertThat(contract.hintSentence()).isEmpty();
        assertThat(contract.publicCompanion()).isTrue();
        assertThat(contract.root()).isEqualTo(new TypeShape.Nested(ClassRef.of("", "ReleaseNote")));
    }

    /** C267: 0 retries are fine. */
    @Test
    void attributes() {
        ContractModel contract = contract("""
                import dev.llmoutput.*;
                @LlmOutput(
                        retries = 0, name = "note", hint = "Be brief.", description = "A \\n note.",
                        unknownKeys = UnknownKeys.REJECT, reading = Reading.STRICT)
                record ReleaseNote(String text) {}
                """);
        assertThat(contract.retries()).isZero();
        assertThat(contract.name()).isEqualTo("note");
        assertThat(contract.reading()).isEqualTo(Reading.STRICT);
        assertThat(contract.unknownKeys()).isEqualTo(UnknownKeys.REJECT);
        assertThat(contract.hintSentence()).contains("Be brief.");
        assertThat(contract.publicCompanion()).isFalse();
        assertThat(contract.records().get(0).description()).contains("A note.");
    }

    @Test
    void optionsAreDefaultsForTheWholeBuild() {
        TestCompilation compilation = new TestCompilation()
                .option("-Allmoutput.retries=5")
                .option("-Allmoutput.reading=STRICT")
                .option("-Allmoutput.unknownKeys=REJECT");
        compilation.compile(
                "@dev.llmoutput.LlmOutput record Open(String s) {}",
                "@dev.llmoutput.LlmOutput(retries = 1) record Own(String s) {}");
        assertThat(compilation.contracts()).extracting(ContractModel::retries).containsExactly(5, 1);
        assertThat(compilation.contracts()).extracting(ContractModel::reading).containsOnly(Reading.STRICT);
        assertThat(compilation.contracts())
                .extracting(ContractModel::unknownKeys)
                .containsOnly(UnknownKeys.REJECT);
    }

    /** A type of the author is never called what a hint calls other types. */
    @Test
    void noDefinitionIsNamedLikeATypeOfHints() {
        ContractModel contract = TestCompilation.contract("""
                @dev.llmoutput.LlmOutput
                record R(string a, string b, String c, any d, any e) {
                    record string(String x) {}
                    enum any { ONE, TWO }
                }
                """);

        assertThat(contract.records()).extracting(RecordModel::definition).containsExactly("R", "string_2");
        assertThat(contract.enums()).extracting(EnumModel::definition).containsExactly("any_2");
    }

    /** C275, B101: a record below itself is read once. */
    @Test
    void recursionEnds() {
        ContractModel contract = contract("""
                @dev.llmoutput.LlmOutput
                record Node(String label, java.util.List<Node> kids, Leaf leaf) {
                    record Leaf(java.util.Optional<Node> back, Kind kind, Twig twig) {}
                    record Twig(java.util.Optional<Leaf> leaf, Kind kind) {}
                    enum Kind { A }
                }
                """);
        assertThat(contract.records()).extracting(RecordModel::definition).containsExactly("Node", "Leaf", "Twig");
        assertThat(contract.enums()).extracting(EnumModel::definition).containsExactly("Kind");
    }

    /** B109, B111, B193: components as written, in their order, and nothing else. */
    @Test
    void componentsAsWritten() {
        ContractModel contract = contract("""
                @dev.llmoutput.LlmOutput
                record Shop(boolean isOpen, int getId, String URL, String zeta, String alpha) {
                    static int count;
                    String extra() { return zeta; }
                    record Inner(int n) {}
                }
                """);
        assertThat(contract.records().get(0).components())
                .extracting(ComponentModel::jsonName)
                .containsExactly("isOpen", "getId", "URL", "zeta", "alpha");
    }

    @Test
    void names() {
        ContractModel contract = contract("""
                import com.fasterxml.jackson.annotation.JsonProperty;
                import dev.llmoutput.*;
                @LlmOutput
                record R(
                        String plain, @JsonProperty("j") String jackson, @LlmField(name = "o") String ours,
                        @JsonProperty("no") @LlmField(name = "yes") String both, @JsonProperty String empty, Level level) {
                    enum Level { A, @JsonProperty("b") B, @LlmField(name = "c") C }
                }
                """);
        assertThat(contract.records().get(0).components())
                .extracting(ComponentModel::jsonName)
                .containsExactly("plain", "j", "o", "yes", "empty", "level");
        assertThat(contract.enums().get(0).constants())
                .extracting(EnumModel.Constant::wireName)
                .containsExactly("A", "b", "c");
    }

    @Test
    void rules() {
        ContractModel contract = contract("""
                import dev.llmoutput.*;
                @LlmOutput
                record Span(int from, @LlmField(name = "until") int to, boolean to_be) {
                    @LlmCheck(message = "must not be before from", path = "until")
                    boolean ordered() { return from <= to; }
                    @LlmCheck(message = "must be")
                    public boolean to_be() { return to_be; }
                }
                """);
        assertThat(contract.records().get(0).rules())
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("site")
                .containsExactly(
                        new RuleModel("ordered", "must not be before from", Optional.of("until"), contract.site()),
                        new RuleModel("to_be", "must be", Optional.empty(), contract.site()));
    }

    /** B156, B161, B172: where a record may be nested. */
    @Test
    void companionsOfNestedRecords() {
        TestCompilation compilation = new TestCompilation();
        compilation.compile(
                "class Repo<T> { @dev.llmoutput.LlmOutput record Row(String v) {} }",
                "package p; sealed interface Msg { @dev.llmoutput.LlmOutput record Bye(int n) implements Msg {} }",
                "package p; public enum Kind { A; @dev.llmoutput.LlmOutput public record In(Kind kind) {} }",
                "package p; public record Out() { @dev.llmoutput.LlmOutput public record In(int n) {} }");
        assertThat(compilation.contracts())
                .extracting(contract -> contract.type().companion() + " " + contract.publicCompanion())
                .containsExactlyInAnyOrder(
                        "Repo_RowOutput false", "p.Msg_ByeOutput false", "p.Kind_InOutput true", "p.Out_InOutput true");
    }

    static ComponentModel component(ContractModel contract, String name) {
        return contract.records().get(0).components().stream()
                .filter(component -> component.javaName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static TypeShape item(TypeShape shape) {
        return ((TypeShape.Array) shape).element().shape();
    }
}
