package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** C273: types without a place in a contract, as public bug reports have them, are errors that name the component. */
class RefusedTypesTest {
    /** B158: two types of one simple name, one in an array. */
    @Test
    void arraysOfTypesWithOneSimpleName() {
        assertThat(errors(
                        "package one; public record Leaf(String s) {}",
                        "package two; public record Leaf(int n) {}",
                        """
                        package app;
                        @dev.llmoutput.LlmOutput
                        public record Both(one.Leaf[] left, java.util.List<two.Leaf[]> right) {}
                        """))
                .satisfiesExactly(
                        error -> assertThat(error).contains("Both.left", "List<Leaf>"),
                        error -> assertThat(error).contains("Both.right", "List<Leaf>"));
    }

    /** B160: an array of a nested type keeps its enclosing class in the proposal. */
    @Test
    void arraysOfNestedTypes() {
        assertThat(errors("@dev.llmoutput.LlmOutput record Frame(Cell[][] cells) { record Cell(int v) {} }"))
                .singleElement()
                .asString()
                .contains("Frame.cells", "Frame.Cell[][]");
    }

    /** B165: generic records, with wildcards and without. */
    @Test
    void genericRecords() {
        assertThat(errors("""
                        @dev.llmoutput.LlmOutput
                        record Shelf(Page<String> page, Page<? extends Number> nums) {
                            record Page<T>(java.util.List<T> rows) {}
                        }
                        """))
                .satisfiesExactly(
                        error -> assertThat(error).contains("Shelf.page", "Shelf.Page<String>"),
                        error -> assertThat(error).contains("Shelf.nums", "Shelf.Page<? extends Number>"));
    }

    /** B167: names of types in messages hold no annotations. */
    @Test
    void annotatedTypes() {
        assertThat(errors("""
                        import org.jspecify.annotations.Nullable;
                        @dev.llmoutput.LlmOutput
                        record Rec(java.util.List<@Nullable String> list, java.util.@Nullable UUID id, String @Nullable [] tags) {}
                        """))
                .satisfiesExactly(
                        error -> assertThat(error).contains("Rec.id: UUID is not supported"),
                        error -> assertThat(error).contains("Rec.tags: String[] is not supported; use List<String>"));
    }

    /** B175: a class of a library is not walked into. */
    @Test
    void classesOfLibraries() {
        assertThat(errors("@dev.llmoutput.LlmOutput record Trip(java.net.URI link, java.util.UUID id, Thread t) {}"))
                .satisfiesExactly(
                        error -> assertThat(error).contains("Trip.link", "URI"),
                        error -> assertThat(error).contains("Trip.id", "UUID"),
                        error -> assertThat(error).contains("Trip.t", "Thread"));
    }

    /** B177: a component with a variable number of values. */
    @Test
    void variableArity() {
        assertThat(errors("@dev.llmoutput.LlmOutput record V(String first, int... rest) {}"))
                .singleElement()
                .asString()
                .contains("V.rest", "List<Integer>");
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
