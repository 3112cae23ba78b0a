package dev.llmoutput.processor.read;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the markup out of Javadoc text: inline tags, HTML tags and entities. */
final class JavadocMarkup {
    /** Stands between two paragraphs of plain text; it is white space. */
    static final String PARAGRAPH = "\f";

    private static final Pattern INLINE_TAG = Pattern.compile("\\{@(\\w+)\\s*");
    private static final Pattern HTML = Pattern.compile("<!--.*?-->|</?[a-zA-Z][^<>]*>", Pattern.DOTALL);
    private static final Pattern BLOCK = Pattern.compile(
            "\\n[ \\t]*\\n|</?(p|pre|ul|ol|dl|table|blockquote|hr|h[1-6])\\b[^<>]*>", Pattern.CASE_INSENSITIVE);
    private static final Pattern BREAK =
            Pattern.compile("</?(br|li|div|td|th|tr|dt|dd)\\b[^<>]*>", Pattern.CASE_INSENSITIVE);
    private static final Pattern ENTITY = Pattern.compile("&(?:#(\\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+));");
    private static final Pattern REFERENCE = Pattern.compile("([\\w.#$]*(?:\\([^)]*\\))?)\\s*(.*)", Pattern.DOTALL);

    private static final Set<String> LITERAL = Set.of("code", "literal");
    private static final Set<String> LINK = Set.of("link", "linkplain");
    private static final Set<String> DROPPED = Set.of("inheritDoc", "docRoot", "snippet", "value");

    private static final Map<String, String> ENTITIES = Map.ofEntries(
            Map.entry("lt", "<"),
            Map.entry("gt", ">"),
            Map.entry("amp", "&"),
            Map.entry("quot", "\""),
            Map.entry("apos", "'"),
            Map.entry("nbsp", " "),
            Map.entry("ndash", "\u2013"),
            Map.entry("mdash", "\u2014"),
            Map.entry("hellip", "\u2026"),
            Map.entry("copy", "\u00A9"),
            Map.entry("euro", "\u20AC"),
            Map.entry("times", "\u00D7"),
            Map.entry("deg", "\u00B0"),
            Map.entry("le", "\u2264"),
            Map.entry("ge", "\u2265"),
            Map.entry("ne", "\u2260"));

    private JavadocMarkup() {}

    /** The words that a reader of the page would see. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        Matcher tag = INLINE_TAG.matcher(text);
        int from = 0;
        while (tag.find(from)) {
            plain.append(withoutHtml(text.substring(from, tag.start())));
            int end = closing(text, tag.end());
            plain.append(content(tag.group(1), text.substring(tag.end(), end)));
            from = Math.min(end + 1, text.length());
        }
        return plain.append(withoutHtml(text.substring(from))).toString();
    }

    /** Where the brace stands that closes the tag whose content begins at {@code from}; braces within come in pairs. */
    private static int closing(String text, int from) {
        int depth = 1;
        for (int at = from; at < text.length(); at++) {
            depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return text.length();
    }

    private static String content(String tag, String content) {
        if (DROPPED.contains(tag)) {
            return "";
        }
        if (LITERAL.contains(tag)) {
            return content;
        }
        return LINK.contains(tag) ? link(content.strip()) : plain(content);
    }

    /** The label of a link, or else its target: {@code Decision#ACCEPT} is {@code Decision.ACCEPT}. */
    private static String link(String content) {
        Matcher parts = REFERENCE.matcher(content);
        if (parts.matches() && parts.group(2).isEmpty()) {
            String target = parts.group(1).replace('#', '.');
            return target.startsWith(".") ? target.substring(1) : target;
        }
        return plain(parts.matches() ? parts.group(2) : content);
    }

    private static String withoutHtml(String text) {
        String blocks = BLOCK.matcher(text).replaceAll(PARAGRAPH);
        String words = HTML.matcher(BREAK.matcher(blocks).replaceAll(" ")).replaceAll("");
        return ENTITY.matcher(words).replaceAll(entity -> Matcher.quoteReplacement(character(entity)));
    }

    private static String character(MatchResult entity) {
        return codePoint(entity)
                .map(Character::toString)
                .orElseGet(() -> entity.group(3) == null
                        ? entity.group()
                        : ENTITIES.getOrDefault(entity.group(3), entity.group()));
    }

    private static Optional<Integer> codePoint(MatchResult entity) {
        Optional<Integer> decimal = Optional.ofNullable(entity.group(1)).map(Integer::valueOf);
        return decimal.or(() -> Optional.ofNullable(entity.group(2)).map(digits -> Integer.valueOf(digits, 16)))
                .filter(Character::isValidCodePoint);
    }
}
