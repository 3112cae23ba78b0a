package dev.llmoutput.benchmarks.process;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where classes come from. */
final class Jars {
    private Jars() {}

    /** The jar of a class. */
    static String of(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The annotations alone: the processor's jar has them as well. */
    static String ofAnnotations() {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (entry.contains("llm-output-annotations")) {
                return entry;
            }
        }
        throw new IllegalStateException("no jar of the annotations on the class path");
    }
}
