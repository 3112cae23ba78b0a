package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties of all generated code. */
class GeneratedCodeTest {
    static List<Golden> goldens() {
        return Golden.all();
    }

    /** C277: the JDK and our own packages only, and no reflection; the golden test compiles it under -Werror. */
    @ParameterizedTest
    @MethodSource("goldens")
    void importsTheJdkAndTheRuntimeOnly(Golden golden) {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            assertThat(compiled.source(name).lines().filter(line -> line.startsWith("import ")))
                    .allMatch(line -> line.matches(
                                    "import (java\\.(lang|math|net|time|util)(\\.concurrent)?|dev\\.llmoutput(\\.runtime\\.\\w+)?)\\.\\w+;")
                            || line.matches(
                                    "import (com\\.example|com\\.fasterxml\\.jackson\\.databind|one|two|app)[.\\w]*;"));
            assertThat(compiled.source(name).replaceAll("(?s)\"\"\".*?\"\"\"", ""))
                    .doesNotContain("reflect", "Class.forName", "getClass", "() ->", "::");
        }
    }

    /** Generated source is ASCII, whatever users' names and texts are. */
    @ParameterizedTest
    @MethodSource("goldens")
    void isAscii(Golden golden) {
        Compiled compiled = golden.compiled();
        assertThat(compiled.companions())
                .allSatisfy(name -> assertThat(compiled.source(name).chars()).allMatch(c -> c < 0x80));
    }

    /** C276, C093: the same sources give the same bytes. */
    @ParameterizedTest
    @ValueSource(strings = {"invoice", "same-simple-name", "hostile-text"})
    void isTheSameEachTime(String name) {
        Golden golden = Golden.named(name);
        assertThat(golden.compile("again", List.of()).written())
                .isEqualTo(golden.compiled().written());
    }

    /** B185: what no encoding but ours can write is escaped: the same class comes out of a build that is told it is ASCII. */
    @Test
    void doesNotDependOnTheEncoding() {
        Golden golden = Golden.named("hostile-text");
        Compiled ascii = golden.compile("ascii", List.of("-encoding", "US-ASCII"));
        assertThat(ascii.written()).isEqualTo(golden.compiled().written());
        Companion companion = ascii.companion("com.example.DocOutput");
        assertThat(companion.schema())
                .isEqualTo(golden.compiled().companion("com.example.DocOutput").schema());
    }

    /** B184: text that tries to leave a comment or a literal adds nothing to the class. */
    @Test
    void holdsNoMemberThatAUserWrote() {
        Class<?> companion = Golden.named("hostile-text").compiled().load("com.example.DocOutput");
        assertThat(companion.getDeclaredFields())
                .extracting(java.lang.reflect.Field::getName)
                .containsExactlyInAnyOrder("TYPE", "JSON_SCHEMA", "REQUEST_HINT", "NATIVE_SCHEMA", "LEVEL", "options");
    }
}
