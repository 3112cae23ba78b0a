package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is generated for the records in {@code src/test/resources/golden} is, byte for byte, what is written down there.
 * It compiles without a warning, and it reads the replies there as written down. Run with {@code -Dgolden.update=true} to
 * write down what is.
 */
class GoldenTest {
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");

    static List<Golden> goldens() {
        return Golden.all();
    }

    /** C265, C266, B156, B158: the companion of each annotated record, in the record's package, also in none. */
    @ParameterizedTest
    @MethodSource("goldens")
    void generatesWhatIsWrittenDown(Golden golden) throws IOException {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            compare(golden.expected(name + ".java"), compiled.source(name));
            compare(golden.expected(name + ".schema.json"), companion.schema() + "\n");
            compare(golden.expected(name + ".hint.txt"), companion.hint() + "\n");
        }
    }

    /** C065-C087: replies of every kind, read by generated code. */
    @ParameterizedTest
    @MethodSource("goldens")
    void readsRepliesAsWrittenDown(Golden golden) throws IOException {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            Path table = golden.expected(name + ".replies");
            assertThat(table).as("a table of good and bad replies").exists();
            compare(table, Replies.readBy(compiled.companion(name), Compiled.read(table)));
        }
    }

    static void compare(Path file, String actual) throws IOException {
        if (UPDATE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, actual);
        }
        assertThat(file).as("is new; run with -Dgolden.update=true to write it").exists();
        assertThat(actual)
                .as("differs from %s; if it should, run with -Dgolden.update=true and look at what git says", file)
                .isEqualTo(Files.readString(file));
    }
}
