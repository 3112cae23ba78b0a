package dev.llmoutput.processor.sample;

import java.util.regex.Pattern;

/** A text that counts how often it is looked at, as generated readers do, so that no pattern runs for long. */
final class CountedText implements CharSequence {
    private final String text;
    private long readsLeft;

    private CountedText(String text) {
        this.text = text;
        this.readsLeft = 1_000 + 200L * text.length();
    }

    /** How a whole text fits a pattern. */
    enum Fit {
        MATCHES,
        DIFFERS,
        UNTOLD
    }

    static Fit fit(Pattern pattern, String text) {
        try {
            return pattern.matcher(new CountedText(text)).matches() ? Fit.MATCHES : Fit.DIFFERS;
        } catch (TooManyReads | StackOverflowError e) {
            return Fit.UNTOLD;
        }
    }

    @Override
    public char charAt(int index) {
        if (--readsLeft < 0) {
            throw new TooManyReads();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text;
    }

    private static final class TooManyReads extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooManyReads() {
            super("too many reads", null, false, false);
        }
    }
}
