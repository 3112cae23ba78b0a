package dev.llmoutput.processor.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table of replies and of what reading them gives, as text. A reply of several lines has a bar before each. It is
 * followed by one line: {@code same} (accepted, and canonical already), {@code ok} or {@code changed} with the canonical form,
 * or {@code fails} with what is observed.
 *
 * <pre>
 * reply: {"score": 7, "mood": "fine"}
 * changed: {"score":7}
 *
 * reply:
 * | ```json
 * | {"score": 7}
 * | ```
 * ok: {"score":7}
 *
 * reply: {"score": "7"}
 * fails: score: expected an integer, got string "7"
 * </pre>
 */
final class Replies {
    private static final String REPLY = "reply:";
    private static final String BAR = "| ";

    private Replies() {}

    /** The same replies, each with what {@code companion} makes of it now. */
    static String readBy(Companion companion, String table) {
        return replies(table).stream()
                .map(raw -> written(raw) + "\n" + outcome(companion, raw) + "\n")
                .collect(Collectors.joining("\n"));
    }

    private static List<String> replies(String table) {
        List<String> replies = new ArrayList<>();
        for (String block : table.strip().split("\n\n+", -1)) {
            List<String> lines = block.lines().toList();
            String first = lines.get(0).substring(REPLY.length()).strip();
            boolean severalLines = lines.size() > 1 && lines.get(1).startsWith(BAR.strip());
            replies.add(severalLines ? unbarred(lines) : first);
        }
        return replies;
    }

    private static String unbarred(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith(BAR.strip()))
                .map(line -> line.substring(Math.min(line.length(), BAR.length())))
                .collect(Collectors.joining("\n"));
    }

    private static String written(String raw) {
        if (!raw.contains("\n")) {
            return (REPLY + " " + raw).stripTrailing();
        }
        return raw.lines()
                .map(line -> (BAR + line).stripTrailing())
                .collect(Collectors.joining("\n", REPLY + "\n", ""));
    }

    private static String outcome(Companion companion, String raw) {
        return companion
                .parse(raw)
                .<String>match(
                        ok -> (ok.changed() ? "changed: " : "ok: ") + ok.canonical(),
                        failed -> "fails: " + failed.failure().observed())
                .replace("ok: " + raw, "same");
    }
}
