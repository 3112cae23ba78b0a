package dev.llmoutput.runtime.accept;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where the replies of a run come from, after the one that was handed in. */
interface Replies {
    /** Asks and waits for a reply; {@code failed} is the last attempt, null before the first one. */
    ModelReply next(@Nullable Attempt failed);

    /** A caller that keeps the conversation itself. */
    record OfReask(Reask reask) implements Replies {
        @Override
        public ModelReply next(@Nullable Attempt failed) {
            return ModelReply.of(
                    reask.ask(Objects.requireNonNull(failed).failure().orElseThrow()));
        }
    }

    /** A model and the conversation with it. */
    record OfModel(ModelCall model, Conversation conversation) implements Replies {
        @Override
        public ModelReply next(@Nullable Attempt failed) {
            return Objects.requireNonNull(model.call(conversation.next(failed)), "the model call answered null");
        }
    }
}
