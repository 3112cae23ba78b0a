package dev.llmoutput.processor.emit;

/** Java source in ASCII, so that it means the same whatever encoding the compiler is told to use. */
final class AsciiSource {
    private AsciiSource() {}

    /** {@code source} with Unicode escapes (JLS 3.3), which are allowed in names and comments as well. */
    static String of(String source) {
        StringBuilder ascii = new StringBuilder(source.length());
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c < 0x80) {
                ascii.append(c);
            } else {
                ascii.append(escaped(c));
            }
        }
        return ascii.toString();
    }

    static String escaped(char c) {
        return c < 0x80 ? String.valueOf(c) : "\\u" + String.format("%04x", (int) c);
    }
}
