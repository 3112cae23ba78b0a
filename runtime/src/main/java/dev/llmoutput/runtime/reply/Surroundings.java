package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonWhitespace;
import java.util.ArrayList;
import java.util.List;

/** What stands round the value of a reply and is left out. */
final class Surroundings {
    private static final int MIN_FENCE = 3;

    private final String raw;
    private final List<Repair> repairs = new ArrayList<>();

    private Surroundings(String raw) {
        this.raw = raw;
    }

    /** One repair for each kind of thing that stands before or after the value. */
    static List<Repair> of(String raw, MendedText value) {
        Surroundings around = new Surroundings(raw);
        int start = value.rawStart();
        int opening = around.openingFence(start);
        around.before(opening < 0 ? start : opening);
        if (opening >= 0) {
            around.repairs.add(new Repair(Repair.Kind.FENCE, opening, "code fence left out"));
        }
        around.after(value.rawEnd());
        return around.repairs;
    }

    /** Where the fence begins whose opening line ends before {@code start}, or -1. */
    private int openingFence(int start) {
        int lineEnd = JsonWhitespace.trimEnd(raw, 0, start);
        int info = lineEnd;
        while (info > 0 && isInfo(raw.charAt(info - 1))) {
            info--;
        }
        int fence = info;
        while (fence > 0 && isFence(raw.charAt(fence - 1))) {
            fence--;
        }
        return info - fence >= MIN_FENCE ? fence : -1;
    }

    private static boolean isInfo(char c) {
        return Character.isLetterOrDigit(c) || c == ' ' || c == '\t' || c == '-' || c == '+' || c == '.';
    }

    private static boolean isFence(char c) {
        return c == '`' || c == '~';
    }

    private void before(int end) {
        int from = JsonWhitespace.trimStart(raw, 0, end);
        if (from == end) {
            return;
        }
        int first = -1;
        boolean open = false;
        for (int i = from; i < end; i++) {
            ThinkingTag tag = ThinkingTag.isOpening(raw.charAt(i)) ? ThinkingTag.at(raw, i) : null;
            if (tag != null) {
                first = first < 0 ? i : first;
                open = tag.opens();
            }
        }
        repairs.add(
                first < 0
                        ? new Repair(Repair.Kind.PROSE, from, "text before the value left out")
                        : new Repair(
                                Repair.Kind.THINKING,
                                first,
                                open ? "value taken out of thinking, as none follows it" : "thinking left out"));
    }

    private void after(int start) {
        int from = JsonWhitespace.trimStart(raw, start, raw.length());
        if (!repairs.isEmpty()) {
            while (from < raw.length() && isFence(raw.charAt(from))) {
                from++;
            }
            from = JsonWhitespace.trimStart(raw, from, raw.length());
        }
        if (from < raw.length()) {
            repairs.add(new Repair(Repair.Kind.PROSE, from, "text after the value left out"));
        }
    }
}
