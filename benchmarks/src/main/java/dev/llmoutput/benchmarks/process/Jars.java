package dev.llmoutput.benchmarks.process;

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
}
