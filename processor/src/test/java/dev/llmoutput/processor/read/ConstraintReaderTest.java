package dev.llmoutput.processor.read;

import static dev.llmoutput.processor.TestCompilation.contract;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.Slot.Absence;
import dev.llmoutput.processor.model.TypeShape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConstraintReaderTest {
    private static final Map<String, String> EXPECTED = Map.ofEntries(
            Map.entry("@NotNull String", ""),
            Map.entry("@Valid String", ""),
            Map.entry("@NotBlank String", "not blank"),
            Map.entry("@NotEmpty String", "size 1.."),
            Map.entry("@Size String", "size 0.."),
            Map.entry("@Size(max = 3) String", "size 0..3"),
            Map.entry("@Size(min = 2, max = 3) List<String>", "size 2..3"),
            Map.entry("@NotEmpty @Size(max = 20) String", "size 1..20"),
            Map.entry("@Size(min = 2) @NotEmpty String", "size 2.."),
            Map.entry("@Size.List({@Size(min = 2), @Size(max = 5)}) String", "size 2..5"),
            Map.entry("@Size(min = 2) @Size(min = 1, max = 5) String", "size 2..5"),
            Map.entry("@Min(1) int", ">= 1"),
            Map.entry("@Max(9) @Min(1) Integer", ">= 1, <= 9"),
            Map.entry("@Positive int", "> 0"),
            Map.entry("@PositiveOrZero int", ">= 0"),
            Map.entry("@Negative int", "< 0"),
            Map.entry("@NegativeOrZero int", "<= 0"),
            Map.entry("@Positive @Min(5) int", ">= 5"),
            Map.entry("@Min(0) @Positive int", "> 0"),
            Map.entry("@Max(0) @Negative @Max(7) int", "< 0"),
            Map.entry("@Digits(integer = 3, fraction = 2) double", "> -1000, < 1000, decimals 2"),
            Map.entry(
                    "@Digits(integer = 9, fraction = 2) @Digits(integer = 2, fraction = 4) double",
                    "> -100, < 100, decimals 2"),
            Map.entry("@Digits(integer = 2, fraction = 0) @Min(5) int", ">= 5, < 100, decimals 0"),
            Map.entry("@Digits(integer = 2000, fraction = 2000) double", ""),
            Map.entry("@Email String", "email"),
            Map.entry("@Email(regexp = \".*\") String", "email"),
            Map.entry(
                    "@Email(regexp = \".+x\") @Size(max = 9) String",
                    "size 0..9, email, /.+x/0 ^(?:[^\\n\\r\\u0085\\u2028\\u2029]+x)$"),
            Map.entry("@AssertTrue boolean", "always true"),
            Map.entry("@AssertFalse @AssertFalse Boolean", "always false"),
            Map.entry("@Past java.time.LocalDate", "in the past"),
            Map.entry("@PastOrPresent java.time.Instant", "in the past or present"),
            Map.entry("@Future java.time.Year", "in the future"),
            Map.entry("@FutureOrPresent java.time.YearMonth", "in the future or present"),
            Map.entry("@PastOrPresent @Past @PastOrPresent java.time.LocalDate", "in the past"),
            Map.entry("@Future @FutureOrPresent java.time.LocalDate", "in the future"),
            Map.entry(
                    "@FutureOrPresent @PastOrPresent java.time.Year",
                    "in the past or present, in the future or present"),
            Map.entry("@DecimalMin(\"0.50\") java.math.BigDecimal", ">= 0.50"),
            Map.entry("@DecimalMax(value = \"1e3\", inclusive = false) double", "< 1E+3"),
            Map.entry("@Pattern(regexp = \"[a-z]+\") String", "/[a-z]+/0 ^(?:[a-z]+)$"),
            Map.entry(
                    "@Pattern(regexp = \"a\", flags = {Pattern.Flag.CASE_INSENSITIVE, Pattern.Flag.DOTALL}) String",
                    "/a/34 -"),
            Map.entry(
                    "@NotBlank @Size(max = 4) @Pattern(regexp = \"a\") @Pattern(regexp = \"b\") String",
                    "not blank, size 0..4, /a/0 ^(?:a)$, /b/0 ^(?:b)$"));

    @Test
    void constraints() {
        List<String> declarations = EXPECTED.keySet().stream().sorted().toList();
        Map<String, String> found = new HashMap<>();
        slots(declarations).forEach((declaration, slot) -> found.put(declaration, text(slot.constraints())));
        assertThat(found).isEqualTo(EXPECTED);
    }

    /** B169: one annotation that javac puts on the declaration and on the type is one constraint. */
    @Test
    void declarationAndTypeAreOnePlace() {
        assertThat(slot("@NotBlank String").constraints()).hasSize(1);
        assertThat(slot("java.lang.@NotBlank String").constraints()).hasSize(1);
    }

    /** B167, B170: constraints and null marks on type arguments hold there and nowhere else. */
    @Test
    void typeArguments() {
        Slot list = slot("@NotEmpty List<@NotBlank @org.jspecify.annotations.Nullable String>");
        Slot item = ((TypeShape.Array) list.shape()).element();
        assertThat(text(list.constraints())).isEqualTo("size 1..");
        assertThat(list.absence()).isEqualTo(Absence.REQUIRED);
        assertThat(text(item.constraints())).isEqualTo("not blank");
        assertThat(item.absence()).isEqualTo(Absence.NULLABLE);
        assertThat(item.constraints().get(0).site().part()).isEqualTo(Site.Part.IN_TYPE);

        Slot optional = slot("Optional<@Size(max = 3) List<@Min(1) Integer>>");
        assertThat(optional.absence()).isEqualTo(Absence.OPTIONAL);
        assertThat(text(optional.constraints())).isEqualTo("size 0..3");
        assertThat(text(((TypeShape.Array) optional.shape()).element().constraints()))
                .isEqualTo(">= 1");

        Slot optionals = slot("List<Optional<String>>");
        assertThat(((TypeShape.Array) optionals.shape()).element().absence()).isEqualTo(Absence.OPTIONAL);
    }

    /** The same annotation in front of the component, which is about the whole array, and on brackets: both hold. */
    @Test
    void bracketsBesideTheComponent() {
        Slot rows = slot("@Size(max = 4) String[] @Size(max = 3) []");
        assertThat(text(rows.constraints())).isEqualTo("size 0..4");
        Slot row = ((TypeShape.Array) rows.shape()).element();
        assertThat(text(row.constraints())).isEqualTo("size 0..3");
        assertThat(((TypeShape.Array) row.shape()).element().constraints()).isEmpty();

        assertThat(text(slot("@Size(max = 4) String @Size(min = 1) []").constraints()))
                .isEqualTo("size 1..4");
        assertThat(text(slot("@Size(max = 9) byte @Size(max = 8) []").constraints()))
                .isEqualTo("size 0..8");
        assertThat(text(slot("@Size(max = 9) java.util.@Size(min = 2) List<String>")
                        .constraints()))
                .isEqualTo("size 2..9");
    }

    @Test
    void nullMarksOfAnyPackage() {
        assertThat(slot("@org.jspecify.annotations.Nullable String").absence()).isEqualTo(Absence.NULLABLE);
        assertThat(slot("@Nullable String").absence()).isEqualTo(Absence.NULLABLE);
        assertThat(slot("@Nullable Integer").absence()).isEqualTo(Absence.NULLABLE);
        assertThat(slot("String").absence()).isEqualTo(Absence.REQUIRED);
    }

    @Test
    void placesAreThoseOfTheAnnotations() {
        Constraint constraint = slot("@Min(1) int").constraints().get(0);
        assertThat(constraint.site().label()).isEqualTo("R.c0");
        assertThat(constraint.site().annotation()).contains("jakarta.validation.constraints.Min");
    }

    private static Slot slot(String declaration) {
        return slots(List.of(declaration)).values().iterator().next();
    }

    /** One record with a component for each declaration. */
    private static Map<String, Slot> slots(List<String> declarations) {
        List<String> components = IntStream.range(0, declarations.size())
                .mapToObj(index -> declarations.get(index) + " c" + index)
                .toList();
        ContractModel contract = contract("""
                package p;
                import dev.llmoutput.LlmOutput;
                import jakarta.validation.Valid;
                import jakarta.validation.constraints.*;
                import java.util.*;
                @LlmOutput record R(%s) {}
                @interface Nullable {}
                """.formatted(String.join(", ", components)));
        Map<String, Slot> slots = new HashMap<>();
        for (int index = 0; index < declarations.size(); index++) {
            slots.put(
                    declarations.get(index),
                    contract.records().get(0).components().get(index).slot());
        }
        return slots;
    }

    private static String text(List<Constraint> constraints) {
        return String.join(
                ", ", constraints.stream().map(ConstraintReaderTest::text).toList());
    }

    private static String text(Constraint constraint) {
        return constraint.match(new Constraint.Cases<String>() {
            @Override
            public String notBlank(Constraint.NotBlank notBlank) {
                return "not blank";
            }

            @Override
            public String size(Constraint.Size size) {
                return "size " + size.min() + ".."
                        + size.max().map(String::valueOf).orElse("");
            }

            @Override
            public String lowerBound(Constraint.LowerBound bound) {
                return (bound.exclusive() ? "> " : ">= ") + bound.bound();
            }

            @Override
            public String upperBound(Constraint.UpperBound bound) {
                return (bound.exclusive() ? "< " : "<= ") + bound.bound();
            }

            @Override
            public String decimals(Constraint.Decimals decimals) {
                return "decimals " + decimals.decimals();
            }

            @Override
            public String email(Constraint.Email email) {
                return "email";
            }

            @Override
            public String truth(Constraint.Truth truth) {
                return "always " + truth.value();
            }

            @Override
            public String time(Constraint.Time time) {
                return time.tense().phrase();
            }

            @Override
            public String pattern(Constraint.Pattern pattern) {
                return "/" + pattern.regex() + "/" + pattern.flags() + " "
                        + pattern.schemaRegex().orElse("-");
            }
        });
    }
}
