package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A model that gives these replies, the last one again and again, and remembers what it was asked. */
final class Replies implements ModelCall {
    private final List<ModelReply> script;
    private final List<ModelRequest> requests = new ArrayList<>();

    private Replies(List<ModelReply> script) {
        this.script = script;
    }

    static Replies of(String... texts) {
        return new Replies(Arrays.stream(texts)
                .map(text -> ModelReply.of(text, StopReason.STOP))
                .toList());
    }

    static Replies of(String text, StopReason stopReason) {
        return new Replies(List.of(ModelReply.of(text, stopReason)));
    }

    @Override
    public ModelReply call(ModelRequest request) {
        requests.add(request);
        return script.get(Math.min(requests.size(), script.size()) - 1);
    }

    int calls() {
        return requests.size();
    }

    /** The messages of a request, from 1 up. */
    List<ModelMessage> messages(int request) {
        return requests.get(request - 1).messages();
    }
}
