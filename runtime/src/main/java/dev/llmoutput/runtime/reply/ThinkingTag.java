package dev.llmoutput.runtime.reply;

import org.jspecify.annotations.Nullable;

/**
 * A mark that models put round their thinking: {@code <think>}, {@code [THINK]}, {@code ◁think▷} and the like in any
 * case, or a channel mark such as {@code <|channel|>analysis}.
 */
final class ThinkingTag {
    private static final String[] NAMES = {
        "think", "thinking", "thought", "reasoning", "reflection", "analysis", "scratchpad", "antthinking", "seed:think"
    };

    private static final String CHANNEL = "<|channel|>";
    private static final String FINAL = "final";
    private static final String[] THINKING_CHANNELS = {"analysis", "commentary"};
    private static final String[] CHANNEL_ENDS = {"<|end|>", "<|start|>", CHANNEL};
    private static final String START_MARK = "<|START_THINKING|>";
    private static final String END_MARK = "<|END_THINKING|>";

    private final boolean opening;
    private final int end;
    /** What closes the span; empty for a channel. */
    private final String closing;

    private ThinkingTag(boolean opening, int end, String closing) {
        this.opening = opening;
        this.end = end;
        this.closing = closing;
    }

    /** Whether a mark can begin with {@code c}. */
    static boolean isOpening(char c) {
        return c == '<' || c == '[' || c == '\u25c1';
    }

    /** The mark at {@code at}, or null. */
    static @Nullable ThinkingTag at(CharSequence text, int at) {
        if (startsWith(text, at, "<|")) {
            return mark(text, at);
        }
        boolean closes = startsWith(text, at + 1, "/");
        int nameStart = closes ? at + 2 : at + 1;
        for (String name : NAMES) {
            int nameEnd = nameStart + name.length();
            if (startsWith(text, nameStart, name) && nameEnd < text.length()) {
                char bracket = closer(text.charAt(at));
                if (text.charAt(nameEnd) == bracket) {
                    return new ThinkingTag(!closes, nameEnd + 1, text.charAt(at) + "/" + name + bracket);
                }
            }
        }
        return null;
    }

    private static char closer(char opener) {
        return opener == '<' ? '>' : opener == '[' ? ']' : '\u25b7';
    }

    private static @Nullable ThinkingTag mark(CharSequence text, int at) {
        if (startsWith(text, at, START_MARK)) {
            return new ThinkingTag(true, at + START_MARK.length(), END_MARK);
        }
        if (startsWith(text, at, END_MARK)) {
            return new ThinkingTag(false, at + END_MARK.length(), END_MARK);
        }
        if (!startsWith(text, at, CHANNEL)) {
            return null;
        }
        int channel = at + CHANNEL.length();
        if (startsWith(text, channel, FINAL)) {
            return new ThinkingTag(false, channel + FINAL.length(), "");
        }
        for (String name : THINKING_CHANNELS) {
            if (startsWith(text, channel, name)) {
                return new ThinkingTag(true, channel + name.length(), "");
            }
        }
        return null;
    }

    /** Whether it begins a span of thinking; otherwise it ends one. */
    boolean opens() {
        return opening;
    }

    /** The position after the mark. */
    int end() {
        return end;
    }

    /** Where the span that this mark opens ends: at its closing mark; -1 if there is none. */
    int spanEnd(CharSequence text) {
        for (int i = end; i < text.length(); i++) {
            if (isOpening(text.charAt(i)) && closesAt(text, i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean closesAt(CharSequence text, int at) {
        if (!closing.isEmpty()) {
            return startsWith(text, at, closing);
        }
        for (String end : CHANNEL_ENDS) {
            if (startsWith(text, at, end)) {
                return true;
            }
        }
        return false;
    }

    private static boolean startsWith(CharSequence text, int at, String prefix) {
        if (at + prefix.length() > text.length()) {
            return false;
        }
        for (int i = 0; i < prefix.length(); i++) {
            if (Character.toLowerCase(text.charAt(at + i)) != Character.toLowerCase(prefix.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
