package dev.llmoutput.runtime.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The hostile texts of the shared corpora. */
public final class Bombs {
    private Bombs() {}

    /** All of them. */
    public static List<JsonNode> all() {
        return Corpora.lines("json-bombs/index.jsonl");
    }

    /** Those that are text, and not bytes that are none. */
    public static List<JsonNode> texts() {
        return all().stream().filter(bomb -> !bomb.has("bytesHex")).toList();
    }

    /** Number and name. */
    public static String title(JsonNode bomb) {
        return bomb.get("id").asText() + " " + bomb.get("name").asText();
    }

    /** The text. */
    public static String text(JsonNode bomb) {
        return text(bomb, 1);
    }

    /** The text, as it is made but larger: what is repeated in it stands there so many times more often. */
    public static String text(JsonNode bomb, double times) {
        if (bomb.has("text")) {
            return bomb.get("text").asText().repeat((int) times);
        }
        StringBuilder text = new StringBuilder();
        boolean numbered = bomb.has("note");
        for (JsonNode piece : bomb.get("repeat")) {
            int count = piece.get(1).asInt();
            int scaled = count == 1 ? 1 : (int) (count * times);
            for (int i = 0; i < scaled; i++) {
                String part = piece.get(0).asText();
                text.append(numbered ? part.replace("#", Integer.toString(i)) : part);
            }
        }
        return text.toString();
    }
}
