package dev.llmoutput.fuzz;

import java.nio.charset.StandardCharsets;

/** Bytes as text. */
final class Texts {
    private Texts() {}

    /** UTF-8; two characters that no text holds stand for the halves of a surrogate pair, which UTF-8 cannot write alone. */
    static String of(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8)
                .replace('\ufffe', '\ud83d')
                .replace('\uffff', '\ude00');
    }
}
