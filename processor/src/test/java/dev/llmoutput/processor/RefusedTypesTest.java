package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** C273: types without a place in a contract, as public bug reports have them, are errors that name the component. */
class RefusedTypesTest {
    /** B160: a nested type in an array keeps its enclosing class in the message. */
    @Test
    void arraysOfNestedTypes() {
        assertThat(errors("@dev.llmoutput.LlmOutput record Frame(Cell[][] cells) { static class Cell {} }"))
                .singleElement()
                .asString()
                .contains("Frame.cells", "Frame.Cell is not supported");
    }

    /** B165: what a wildcard stands for is not known; concrete arguments are, see the golden "generics". */
    @Test
    void wildcards() {
        assertThat(errors("""
                        @dev.llmoutput.LlmOutput
                        record Shelf(Page<String> page, Page<? extends Number> nums) {
                            record Page<T>(java.util.List<T> rows) {}
                        }
                        """))
                .singleElement()
                .satisfies(error -> assertThat(error).contains("Shelf.nums", "? extends Number is not supported"));
    }

    /** What a variable stands for is refused as it would be if it were written out. */
    @Test
    void optionalNumbersInOptionalVariables() {
        assertThat(errors("""
                        @dev.llmoutput.LlmOutput
                        record Shelf(Page<java.util.OptionalInt> page) {
                            record Page<T>(java.util.Optional<T> last) {}
                        }
                        """))
                .singleElement()
                .satisfies(error -> assertThat(error)
                        .contains("Shelf.Page.last: Optional<OptionalInt> is not supported; use Optional of one"));
    }

    /** A type beside a codec that cannot be used is what the codec would have made: only the codec is at fault. */
    @Test
    void typesOfUnusableCodecs() {
        assertThat(errors("""
                        import dev.llmoutput.*;
                        @LlmOutput record Paint(@LlmField(codec = Hex.class) java.util.List<Thread> shades, Thread other) {}
                        abstract class Hex implements JsonCodec.OfString<Thread> {}
                        """))
                .satisfiesExactly(
                        error -> assertThat(error).contains("Paint.shades: the codec Hex cannot be used"),
                        error -> assertThat(error).contains("Paint.other: Thread is not supported"));
    }

    /** A key that may be null gets a proposal other than the type that stands there. */
    @Test
    void keysThatMayBeNull() {
        assertThat(errors("""
                        import org.jspecify.annotations.Nullable;
                        @dev.llmoutput.LlmOutput record Labels(java.util.Map<@Nullable String, String> all) {}
                        """))
                .singleElement()
                .satisfies(error ->
                        assertThat(error).contains("Labels.all", "without @Nullable: a JSON key is never null"));
    }

    /** Arrays in a sorted set have one fault, not two. */
    @Test
    void sortedSetsOfArrays() {
        assertThat(errors("@dev.llmoutput.LlmOutput record Rows(java.util.SortedSet<Integer[]> all) {}"))
                .singleElement()
                .satisfies(error -> assertThat(error).contains("use a set of lists"));
    }

    /** An alias is compared as a tolerant reading compares it, whatever its letters: a long s counts as an s. */
    @Test
    void aliasesThatATolerantReadingTakesForOneText() {
        assertThat(errors("""
                        import dev.llmoutput.*;
                        @LlmOutput record Shirt(Size size) {
                            enum Size { SMALL, @LlmField(aliases = "\u017fmall") TINY }
                        }
                        """))
                .singleElement()
                .satisfies(error -> assertThat(error)
                        .contains("Shirt.Size.TINY", "is \"SMALL\", the JSON string of SMALL already"));
    }

    /** The key at fault, and the two that would answer to it. */
    @Test
    void aliasesOfTwo() {
        assertThat(errors("""
                        import dev.llmoutput.*;
                        @LlmOutput record Way(Step step, Size size) {
                            sealed interface Step {}
                            record Go(@LlmField(name = "far", aliases = {"type", "near"}) int metres,
                                    @LlmField(aliases = {"far", "near"}) int feet) implements Step {}
                            enum Size { @LlmField(name = "s", aliases = "tiny") SMALL, @LlmField(aliases = {"S", "Tiny", "M"}) MEDIUM }
                        }
                        """))
                .satisfiesExactly(
                        error -> assertThat(error)
                                .contains("Way.Go.metres: the alias \"type\" is the discriminator of Way.Step already"),
                        error -> assertThat(error)
                                .contains("Way.Go.feet: the alias \"far\" is the JSON name of metres already"),
                        error -> assertThat(error)
                                .contains("Way.Go.feet: the alias \"near\" is an alias of metres already"),
                        error -> assertThat(error)
                                .contains(
                                        "Way.Size.MEDIUM: the alias \"S\" is \"s\", the JSON string of SMALL already"),
                        error -> assertThat(error)
                                .contains(
                                        "Way.Size.MEDIUM: the alias \"Tiny\" is \"tiny\", an alias of SMALL already"));
    }

    /** In a generic record it is what the type variable stands for that must have an order. */
    @Test
    void sortedSetsOfTypeVariables() {
        String source = """
                import java.util.SortedSet;
                @dev.llmoutput.LlmOutput record Rows(Rank<@> rows) {
                    record Rank<T>(Top<T> top) {}
                    record Top<T>(SortedSet<T> best) {}
                    enum Grade { GOOD, BAD }
                    record Weight(int grams) implements Comparable<Weight> {
                        public int compareTo(Weight other) { return grams - other.grams; }
                    }
                    record Name(String text) {}
                }
                """;
        for (String type : List.of("String", "Integer", "java.time.LocalDate", "Grade", "Weight")) {
            assertThat(errors(source.replace("@>", type + ">"))).as(type).isEmpty();
        }
        assertThat(errors(source.replace("@>", "Name>")))
                .singleElement()
                .satisfies(error ->
                        assertThat(error).contains("Rows.Top.best", "Set<Rows.Name>: these items have no order"));
    }

    /** A contract that no reply of finite length fulfils is an error once, where it closes its circle. */
    @Test
    void valuesWithoutEnd() {
        assertThat(errors("@dev.llmoutput.LlmOutput record Node(int a, Node next) {}"))
                .singleElement()
                .satisfies(error -> assertThat(error).contains("endless-value", "Node.next"));
        assertThat(errors("""
                        @dev.llmoutput.LlmOutput record Outer(Left left) {
                            record Left(Right right) {}
                            record Right(@jakarta.validation.constraints.NotEmpty java.util.List<Left> lefts) {}
                        }
                        """))
                .singleElement()
                .satisfies(error -> assertThat(error).contains("Outer.Right.lefts"));
        assertThat(errors("""
                        @dev.llmoutput.LlmOutput record Sum(Expr of) {
                            sealed interface Expr {}
                            record Not(Expr e) implements Expr {}
                            record And(Expr left, java.util.List<Expr> rest) implements Expr {}
                        }
                        """))
                .singleElement()
                .satisfies(error -> assertThat(error).contains("Sum.Not.e"));
    }

    /** An arm, an empty container, an absent key or a default ends a value. */
    @Test
    void valuesThatEnd() {
        assertThat(errors("""
                        import dev.llmoutput.*;
                        import java.util.*;
                        @LlmOutput record Sum(Expr of, List<Sum> list, Map<String, Sum> map, Sum[] array, Optional<Sum> maybe,
                                @jakarta.validation.constraints.NotEmpty List<Optional<Sum>> some) {
                            sealed interface Expr {}
                            record Not(Expr e) implements Expr {}
                            record Leaf(int value) implements Expr {}
                        }
                        """)).isEmpty();
    }

    /** B167: names of types in messages hold no annotations. */
    @Test
    void annotatedTypes() {
        assertThat(errors("""
                        import org.jspecify.annotations.Nullable;
                        @dev.llmoutput.LlmOutput
                        record Rec(java.util.List<@Nullable String> list, java.net.@Nullable URL link, Thread @Nullable [] tags) {}
                        """))
                .satisfiesExactly(
                        error -> assertThat(error).contains("Rec.link: URL is not supported"),
                        error -> assertThat(error).contains("Rec.tags: Thread is not supported"));
    }

    /** B175: a class of a library is not walked into. */
    @Test
    void classesOfLibraries() {
        assertThat(errors("@dev.llmoutput.LlmOutput record Trip(java.net.URI link, java.util.UUID id, Thread t) {}"))
                .singleElement()
                .asString()
                .contains("Trip.t", "Thread");
    }

    /** B179: each annotated type that is no record has its error. */
    @Test
    void otherThanRecords() {
        assertThat(errors("""
                        @dev.llmoutput.LlmOutput class NotARecord { String s; }
                        @dev.llmoutput.LlmOutput interface Open { String s(); }
                        """))
                .satisfiesExactly(
                        error -> assertThat(error).contains("NotARecord", "record"),
                        error -> assertThat(error).contains("Open", "record"));
    }

    private static List<String> errors(String... sources) {
        return TestCompilation.errors(new TestCompilation().compile(sources));
    }
}
