package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The jar that users put on their processor path: it is found there, needs nothing else and generates the same. */
class PackagedProcessorIT {
    private static final Path JAR = Path.of(System.getProperty("processor.jar"));

    static List<Golden> goldens() {
        return Golden.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void generatesWhatIsWrittenDown(Golden golden) {
        Compiled compiled = Compiled.of(
                golden.sources(),
                Golden.target("packaged", golden.toString()),
                Optional.empty(),
                List.of("-processorpath", JAR.toString()));
        assertThat(compiled.companions()).isNotEmpty();
        for (String name : compiled.companions()) {
            assertThat(compiled.source(name)).isEqualTo(Compiled.read(golden.expected(name + ".java")));
            assertThat(Replies.readBy(compiled.companion(name), Compiled.read(golden.expected(name + ".replies"))))
                    .isEqualTo(Compiled.read(golden.expected(name + ".replies")));
        }
    }

    /** Replies for tests are made in it as they are outside of it. */
    @ParameterizedTest
    @ValueSource(strings = {"own-names", "forms", "union-root", "values"})
    void writesTheSameSamples(String name) {
        Golden golden = Golden.named(name);
        Compiled packaged = Compiled.of(
                golden.sources(),
                Golden.target("packaged-samples", name),
                Optional.empty(),
                List.of(
                        "-processorpath",
                        JAR.toString(),
                        "-Allmoutput.samples=true",
                        "-Allmoutput.unknownKeys=REJECT"));
        for (String companion : packaged.companions()) {
            assertThat(packaged.samples(companion))
                    .isNotEmpty()
                    .isEqualTo(golden.withSamples("REJECT").samples(companion));
        }
    }

    /** What it carries of others is renamed, so that it cannot meet another version of the same on a processor path. */
    @Test
    void holdsOnlyOurOwnNames() throws Exception {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(JarEntry::getName).filter(name -> name.endsWith(".class")))
                    .isNotEmpty()
                    .allMatch(name -> name.startsWith("dev/llmoutput/"))
                    .noneMatch(name -> name.startsWith("dev/llmoutput/runtime/"));
        }
    }
}
