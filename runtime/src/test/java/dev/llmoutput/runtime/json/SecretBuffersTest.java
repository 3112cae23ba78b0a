package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Arrays that are used again do not keep what a text with secrets left in them. */
class SecretBuffersTest {
    private static final String TEXT = "\"hunter22\"";

    private static String pooled() {
        char[] array = CharPool.take(1);
        String content = new String(array);
        CharPool.give(array);
        return content;
    }

    @Test
    void aCursorThatIsWipedLeavesNothing() {
        read(false);
        assertThat(pooled()).contains("hunter22");
        read(true);
        assertThat(pooled()).doesNotContain("hunter");
    }

    private static void read(boolean wipe) {
        try (JsonCursor cursor = JsonCursor.of(TEXT, JsonLimits.DEFAULT)) {
            assertThat(cursor.readString()).isEqualTo("hunter22");
            if (wipe) {
                cursor.wipe();
            }
        }
    }

    @Test
    void anAppenderOfSecretsLeavesNothing() {
        write(false, 1);
        assertThat(pooled()).contains("hunter22");
        write(true, 1);
        assertThat(pooled()).doesNotContain("hunter");
    }

    /** The arrays that were outgrown went back to the pool too. */
    @Test
    void norDoesOneThatHasGrown() {
        write(true, 2_000);
        assertThat(pooled()).doesNotContain("hunter");
    }

    private static void write(boolean secret, int times) {
        try (JsonAppender out = new JsonAppender(secret)) {
            out.beginArray();
            for (int i = 0; i < times; i++) {
                out.string("hunter22");
            }
            out.endArray();
            assertThat(out.toString()).contains("hunter22");
        }
    }
}
