package dev.llmoutput.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps generated parts of hand-written documents true: a part stands between two marker comments. */
public final class Documents {
    private Documents() {}

    /**
     * Compares the part {@code name} of {@code document} with {@code content}, or writes it when the system property
     * {@code golden.update} is true.
     *
     * @throws AssertionError if the part is stale or the document has no such part
     */
    public static void assertPart(Path document, String name, String content) {
        try {
            String text = Files.readString(document);
            String begin = "<!-- generated: " + name + " -->\n";
            int from = text.indexOf(begin) + begin.length();
            int to = text.indexOf("<!-- end: " + name + " -->");
            if (from < begin.length() || to < from) {
                throw new AssertionError(document + " has no part between " + begin.strip() + " and its end marker");
            }
            if (text.substring(from, to).equals(content)) {
                return;
            }
            if (!Boolean.getBoolean("golden.update")) {
                throw new AssertionError("The part \"" + name + "\" of " + document
                        + " is stale; run the test again with -Dgolden.update=true and read the difference.\nExpected:\n"
                        + content + "\nbut it is:\n" + text.substring(from, to));
            }
            Files.writeString(document, text.substring(0, from) + content + text.substring(to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
