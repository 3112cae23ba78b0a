package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.OutputType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a model is sent. A re-ask is the base messages, the last reply as the model wrote it, and what was wrong with it:
 * the roles alternate, the last word is the user's, and nothing grows with the number of attempts.
 */
final class Conversation {
    /** The longest reply that is sent back whole, in UTF-8 bytes. */
    static final int MAX_REPLY_BYTES = 32_768;

    private static final String CUT = "[cut]";
    /** Providers refuse messages without text. */
    private static final String EMPTY = "[empty]";

    private final ModelRequest base;

    private Conversation(ModelRequest base) {
        this.base = base;
    }

    /** Begins with {@code request}; a request without a native schema is told the type's hint in words. */
    static Conversation of(OutputType<?> type, ModelRequest request) {
        String hint = request.structuredOutput().isPresent()
                ? null
                : type.requestHint().orElse(null);
        return new Conversation(hint == null ? request : request.withMessages(hinted(request.messages(), hint)));
    }

    private static List<ModelMessage> hinted(List<ModelMessage> messages, String hint) {
        List<ModelMessage> hinted = new ArrayList<>(messages);
        for (int i = 0; i < hinted.size(); i++) {
            if (hinted.get(i).role() == ModelMessage.Role.SYSTEM) {
                hinted.set(i, ModelMessage.system(hinted.get(i).text() + "\n\n" + hint));
                return hinted;
            }
        }
        hinted.add(0, ModelMessage.system(hint));
        return hinted;
    }

    /** The next request: the first one, or the one after {@code failed}. */
    ModelRequest next(@Nullable Attempt failed) {
        return failed == null
                ? base
                : again(failed.raw(), failed.failure().orElseThrow().observed());
    }

    private ModelRequest again(String lastReply, String observed) {
        List<ModelMessage> messages = new ArrayList<>(base.messages());
        if (messages.get(messages.size() - 1).role() == ModelMessage.Role.ASSISTANT) {
            // The beginning of an answer that the model was to go on with: its reply stands in the same place.
            messages.remove(messages.size() - 1);
        }
        messages.add(ModelMessage.assistant(lastReply.isBlank() ? EMPTY : head(lastReply)));
        messages.add(ModelMessage.user("The last reply was not accepted: " + observed
                + "\nReply again, with the complete corrected answer and nothing else."));
        return base.withMessages(messages);
    }

    /** {@code text}, or as much of it as fits, cut between code points. */
    private static String head(String text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            bytes += utf8Length(text.codePointAt(i));
            if (bytes > MAX_REPLY_BYTES) {
                return text.substring(0, i) + CUT;
            }
        }
        return text;
    }

    private static int utf8Length(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }
}
