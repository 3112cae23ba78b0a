package dev.llmoutput.processor.write;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/** Writes generated units; the only one who does. */
public final class UnitWriter {
    private final Filer filer;

    /** A writer to {@code filer}. */
    public UnitWriter(Filer filer) {
        this.filer = filer;
    }

    /**
     * Writes the companion and, for people and other tools, the schema at
     * {@code META-INF/llm-output/<binary name>.schema.json}; samples, where there are some, lie beside it at {@code
     * <binary name>.samples.jsonl}.
     *
     * @param origin the annotated type, of which incremental builds must know that it is the cause of all of them
     * @throws IOException as the compiler has it, for example if the file is there already
     */
    public void write(GeneratedUnit unit, Element origin) throws IOException {
        String source = unit.type().companion().canonicalName();
        try (Writer writer = filer.createSourceFile(source, origin).openWriter()) {
            writer.write(unit.source());
        }
        String name = "META-INF/llm-output/" + unit.type().binaryName();
        resource(name + ".schema.json", unit.schema() + "\n", origin);
        if (unit.samples().isPresent()) {
            resource(name + ".samples.jsonl", unit.samples().get(), origin);
        }
    }

    private void resource(String name, String content, Element origin) throws IOException {
        try (OutputStream file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origin)
                .openOutputStream()) {
            file.write(content.getBytes(StandardCharsets.UTF_8));
        }
    }
}
