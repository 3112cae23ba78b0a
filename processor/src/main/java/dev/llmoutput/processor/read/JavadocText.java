package dev.llmoutput.processor.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A Javadoc comment as plain text: its first paragraph, and what it says of each parameter. */
final class JavadocText {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final String PARAM = "@param";

    private final String summary;
    private final Map<String, String> params;

    private JavadocText(String summary, Map<String, String> params) {
        this.summary = summary;
        this.params = params;
    }

    /** @param comment as the compiler gives it, without stars; null where there is none */
    static JavadocText of(@Nullable String comment) {
        List<String> blocks = blocks(comment == null ? "" : comment);
        Map<String, String> params = new LinkedHashMap<>();
        for (String block : blocks.subList(1, blocks.size())) {
            String[] words = SPACE.split(block, 3);
            if (words.length == 3 && words[0].equals(PARAM)) {
                params.put(words[1], JavadocMarkup.plain(words[2]));
            }
        }
        return new JavadocText(firstParagraph(JavadocMarkup.plain(blocks.get(0))), params);
    }

    /** The first paragraph of the main description. */
    Optional<String> summary() {
        return Optional.of(oneLine(summary)).filter(text -> !text.isEmpty());
    }

    /** What the comment says of the parameter {@code name}. */
    Optional<String> param(String name) {
        return Optional.ofNullable(params.get(name)).map(JavadocText::oneLine).filter(text -> !text.isEmpty());
    }

    /** {@code text} with every run of white space as one space. */
    static String oneLine(String text) {
        return SPACE.matcher(text).replaceAll(" ").strip();
    }

    /** The main description, then each block tag with its text; an at sign within an inline tag begins none. */
    private static List<String> blocks(String comment) {
        List<StringBuilder> blocks = new ArrayList<>(List.of(new StringBuilder()));
        int depth = 0;
        for (String line : comment.lines().toList()) {
            String text = line.strip();
            if (depth == 0 && text.startsWith("@")) {
                blocks.add(new StringBuilder());
            }
            blocks.get(blocks.size() - 1).append(text).append('\n');
            depth = depthAfter(text, depth);
        }
        return blocks.stream().map(StringBuilder::toString).toList();
    }

    private static int depthAfter(String line, int depth) {
        int after = depth;
        for (int at = 0; at < line.length(); at++) {
            if (line.charAt(at) == '{' && (after > 0 || line.startsWith("{@", at))) {
                after++;
            } else if (line.charAt(at) == '}' && after > 0) {
                after--;
            }
        }
        return after;
    }

    private static String firstParagraph(String plain) {
        return Stream.of(plain.split(JavadocMarkup.PARAGRAPH))
                .filter(paragraph -> !paragraph.isBlank())
                .findFirst()
                .orElse("");
    }
}
