package dev.llmoutput.processor.write;

import dev.llmoutput.processor.model.ClassRef;
import java.io.IOException;
import java.io.InputStream;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/** The place that class files are written to, and what earlier compilations have left there. */
public final class OutputFolder {
    private final Filer filer;

    /** The one that {@code filer} writes to. */
    public OutputFolder(Filer filer) {
        this.filer = filer;
    }

    /** Whether the class file of the top-level class {@code type} is there. */
    public boolean has(ClassRef type) {
        try (InputStream file = filer.getResource(
                        StandardLocation.CLASS_OUTPUT, type.packageName(), type.simpleName() + ".class")
                .openInputStream()) {
            return file.read() >= 0;
        } catch (IOException | RuntimeException e) {
            return false; // a compiler that writes elsewhere, or does not let itself be asked
        }
    }
}
