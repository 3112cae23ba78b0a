package dev.llmoutput.runtime.accept;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Answers a script, in order, and keeps the requests. */
final class ScriptedModel implements ModelCall {
    private final Deque<ModelReply> script;
    private final List<ModelRequest> requests = new ArrayList<>();

    private ScriptedModel(List<ModelReply> script) {
        this.script = new ArrayDeque<>(script);
    }

    static ScriptedModel of(ModelReply... replies) {
        return new ScriptedModel(List.of(replies));
    }

    static ScriptedModel of(String... texts) {
        return new ScriptedModel(List.of(texts).stream().map(ModelReply::of).toList());
    }

    @Override
    public ModelReply call(ModelRequest request) {
        requests.add(request);
        return script.remove();
    }

    /** The same, as a stage that is done. */
    AsyncModelCall async() {
        return request -> CompletableFuture.completedStage(call(request));
    }

    List<ModelRequest> requests() {
        return requests;
    }
}
