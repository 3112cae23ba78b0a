package dev.llmoutput.processor.text;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A member or a definition in a hint, and how such lines make an object.
 *
 * @param text goes on over further lines where an object in it does
 * @param comment stands at the end of the first of these lines; empty for none
 */
record HintLine(String text, String comment) {
    /** An object without comments of up to so many characters costs fewer tokens, and reads as well, on one line. */
    private static final int WIDTH = 80;

    /** One space: a second one would be a token more on each line. */
    private static final String INDENT = " ";

    /** The line as it stands in the hint; {@code end} comes before the comment on it. */
    String ending(String end) {
        String remark = comment.isEmpty() ? "" : " // " + comment;
        int first = text.indexOf('\n');
        return first < 0 ? text + end + remark : text.substring(0, first) + remark + text.substring(first) + end;
    }

    /** The lines as the members of an object. */
    static String object(List<HintLine> members) {
        return alternatives(List.of(members));
    }

    /** Objects of which one is to be given: all of them on one line, or each member on a line of its own. */
    static String alternatives(List<List<HintLine>> arms) {
        if (arms.stream().flatMap(List::stream).allMatch(HintLine::isPlain)) {
            String line = arms.stream().map(HintLine::onOneLine).collect(Collectors.joining("|"));
            if (line.length() <= WIDTH) {
                return line;
            }
        }
        return arms.stream().map(HintLine::onLines).collect(Collectors.joining("|"));
    }

    private boolean isPlain() {
        return comment.isEmpty() && text.indexOf('\n') < 0;
    }

    private static String onOneLine(List<HintLine> members) {
        return members.stream().map(HintLine::text).collect(Collectors.joining(", ", "{", "}"));
    }

    private static String onLines(List<HintLine> members) {
        StringBuilder lines = new StringBuilder("{");
        Iterator<HintLine> rest = members.iterator();
        while (rest.hasNext()) {
            HintLine member = rest.next();
            String line = member.ending(rest.hasNext() ? "," : "");
            lines.append('\n').append(INDENT).append(line.replace("\n", "\n" + INDENT));
        }
        return lines.append("\n}").toString();
    }
}
