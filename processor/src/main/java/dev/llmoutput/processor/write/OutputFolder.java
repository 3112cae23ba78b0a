package dev.llmoutput.processor.write;

import dev.llmoutput.processor.model.ClassRef;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import javax.annotation.processing.Filer;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** The place that class files are written to, and what earlier compilations have left there. */
public final class OutputFolder {
    private final Filer filer;

    /** The one that {@code filer} writes to. */
    public OutputFolder(Filer filer) {
        this.filer = filer;
    }

    /**
     * Whether an earlier compilation has left the class file of the top-level class {@code type} there. Where no folder is
     * said, compilers write class files beside their sources: then any that lies in no jar may be one of these.
     */
    public boolean has(ClassRef type) {
        String name = type.simpleName() + ".class";
        try {
            FileObject file = filer.getResource(StandardLocation.CLASS_OUTPUT, type.packageName(), name);
            String path = type.canonicalName().replace('.', '/') + ".class";
            if (file.toUri().getPath().endsWith("/" + path)) {
                return exists(file);
            }
            FileObject found = filer.getResource(StandardLocation.CLASS_PATH, type.packageName(), name);
            return "file".equals(found.toUri().getScheme());
        } catch (FileNotFoundException | NoSuchFileException e) {
            return false;
        } catch (IOException | RuntimeException e) {
            return true; // a compiler that does not let itself be asked: a warning too many is better than none
        }
    }

    private static boolean exists(FileObject file) {
        try (InputStream content = file.openInputStream()) {
            return content.read() >= 0;
        } catch (IOException e) {
            return false;
        }
    }
}
