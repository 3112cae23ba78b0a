package dev.llmoutput.samples.events;

import java.io.PrintStream;
import java.util.ResourceBundle;

/** A logger that prints level and message, so that the sample prints the same each time. */
final class PrintingLogger implements System.Logger {
    private final PrintStream out;

    PrintingLogger(PrintStream out) {
        this.out = out;
    }

    @Override
    public String getName() {
        return "llmoutput";
    }

    @Override
    public boolean isLoggable(Level level) {
        return level.getSeverity() >= Level.DEBUG.getSeverity();
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
        if (isLoggable(level)) {
            out.println(level + " " + message);
        }
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String format, Object... params) {
        log(level, bundle, format, (Throwable) null);
    }
}
