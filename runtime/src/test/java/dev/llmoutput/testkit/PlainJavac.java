package dev.llmoutput.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Builds and runs a sample as somebody does who has a JDK and no build tool: {@code samples/run-with-javac.sh}. */
public final class PlainJavac {
    private PlainJavac() {}

    /**
     * Answers what the sample prints; line ends as the sample writes them.
     *
     * @param sample its folder; the jars lie in its {@code target/lib}
     * @throws AssertionError if it does not compile without a warning, or does not end well
     */
    public static String run(String sample, Class<?> main, String... args) {
        Path samples = Path.of(System.getProperty("project.root"), "samples");
        List<String> command = new ArrayList<>(List.of(
                samples.resolve("run-with-javac.sh").toString(),
                sample,
                samples.resolve(sample).resolve("target/lib").toString(),
                main.getName()));
        command.addAll(List.of(args));
        ProcessBuilder script = new ProcessBuilder(command).redirectErrorStream(true);
        script.environment().put("JAVA_HOME", System.getProperty("java.home"));
        script.environment().keySet().removeIf(name -> name.startsWith("LLM_")); // no sample asks a real model here
        try {
            Process process = script.start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new AssertionError(command + " failed:\n" + output);
            }
            return output;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + command, e);
        }
    }
}
