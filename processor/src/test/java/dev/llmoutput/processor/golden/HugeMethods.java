package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** HotSpot compiles no method above 8,000 bytes of bytecode: code in one stays slow for ever. */
final class HugeMethods {
    private static final int LIMIT = 8_000;
    private static final Pattern OFFSET = Pattern.compile("(?m)^ +(\\d+): [a-z]");

    private HugeMethods() {}

    /** Fails if a method of the companion or of a class in it is too large. */
    static void assertNone(Compiled compiled, String companion) throws IOException {
        List<Path> classes;
        try (var files = Files.list(compiled.classes())) {
            classes = files.filter(file -> file.getFileName().toString().startsWith(companion))
                    .toList();
        }
        assertThat(classes).hasSizeGreaterThan(1);
        for (Path file : classes) {
            assertThat(OFFSET.matcher(code(file)).results())
                    .as(file.toString())
                    .isNotEmpty()
                    .extracting(match -> Integer.valueOf(match.group(1)))
                    .allMatch(offset -> offset < LIMIT);
        }
    }

    private static String code(Path file) {
        StringWriter code = new StringWriter();
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        PrintWriter out = new PrintWriter(code);
        javap.run(out, out, "-c", "-p", file.toString());
        return code.toString();
    }
}
