package dev.llmoutput.benchmarks.hints;

import dev.llmoutput.benchmarks.compile.Compiled;
import dev.llmoutput.runtime.contract.OutputType;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One contract of the processor's golden folders.
 *
 * @param name the name of its companion, without the ending
 * @param type the annotated type
 */
record GoldenContract(String name, Class<?> type, String hint, String schema) {
    private static final String HINT = ".hint.txt";

    /** All contracts below {@code root}, in the order of their folders. */
    static List<GoldenContract> all(Path root) throws IOException {
        List<GoldenContract> contracts = new ArrayList<>();
        Path classes = Files.createTempDirectory("golden");
        for (Path folder : list(root)) {
            Path expected = folder.resolve("expected");
            List<Path> sources = sources(folder, expected);
            Compiled compiled =
                    Compiled.of(sources, classes.resolve(folder.getFileName().toString()));
            for (Path file : list(expected)) {
                String name = file.getFileName().toString();
                if (name.endsWith(HINT)) {
                    contracts.add(of(compiled.load(name.substring(0, name.length() - HINT.length()))));
                }
            }
        }
        return contracts;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static List<Path> sources(Path folder, Path expected) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.startsWith(expected))
                    .sorted()
                    .toList();
        }
    }

    private static GoldenContract of(Class<?> companion) {
        return new GoldenContract(
                companion.getSimpleName().replaceFirst("Output$", ""),
                type(companion),
                constant(companion, "REQUEST_HINT"),
                constant(companion, "JSON_SCHEMA"));
    }

    /** What the companion is an {@code OutputType} of. */
    private static Class<?> type(Class<?> companion) {
        for (Type implemented : companion.getGenericInterfaces()) {
            if (implemented instanceof ParameterizedType generic && generic.getRawType() == OutputType.class) {
                return (Class<?>) generic.getActualTypeArguments()[0];
            }
        }
        throw new IllegalArgumentException("no companion: " + companion);
    }

    private static String constant(Class<?> companion, String name) {
        try {
            Field field = companion.getDeclaredField(name);
            field.setAccessible(true);
            return (String) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
