package dev.llmoutput.samples.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A headless Chromium that knows no network. */
final class Chromium {
    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--hide-scrollbars");

    private final Path binary;
    private final Path profile;

    private Chromium(Path binary, Path profile) {
        this.binary = binary;
        this.profile = profile;
    }

    /** The browser, if this machine has one. */
    static Optional<Chromium> find(Path profile) {
        return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .map(binary -> new Chromium(binary, profile));
    }

    /** The document after its scripts ran, as HTML. */
    String dom(Path page, int width) throws IOException, InterruptedException {
        return run(
                "--window-size=" + width + ",1600", "--dump-dom", page.toUri().toString());
    }

    /** What the page looks like, by day or by night. */
    void screenshot(Path page, boolean dark, Path png) throws IOException, InterruptedException {
        run(
                "--window-size=1200,2000",
                "--blink-settings=preferredColorScheme=" + (dark ? 0 : 1),
                "--screenshot=" + png,
                page.toUri().toString());
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(binary.toString(), "--user-data-dir=" + profile));
        command.addAll(FLAGS);
        command.addAll(List.of(arguments));
        Path output = Files.createTempFile(profile, "out", ".html");
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(output.toFile())
                .start();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IllegalStateException("the browser hangs: " + command);
        }
        return Files.readString(output, StandardCharsets.UTF_8);
    }
}
