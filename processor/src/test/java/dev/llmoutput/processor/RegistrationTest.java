package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RegistrationTest {
    /** Compilers find the processors; Gradle knows that each companion depends on one record and what is below it. */
    @Test
    void namesTheProcessorsWhereToolsLookForIt() throws IOException {
        String name = LlmOutputProcessor.class.getName();
        String options = OptionsProcessor.class.getName();
        assertThat(resource("META-INF/services/javax.annotation.processing.Processor"))
                .isEqualToIgnoringNewLines(name + options);
        assertThat(resource("META-INF/gradle/incremental.annotation.processors"))
                .isEqualToIgnoringNewLines(name + ",isolating" + options + ",isolating");
    }

    private static String resource(String name) throws IOException {
        String classes = LlmOutputProcessor.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString();
        try (InputStream in = java.net.URI.create(classes + name).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
