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
