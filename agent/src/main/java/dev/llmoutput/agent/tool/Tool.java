package dev.llmoutput.agent.tool;

import dev.llmoutput.agent.message.ToolCall;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Something that a model may call. */
public interface Tool {
    /** What the model is told of it; always the same. */
    ToolDeclaration declaration();

    /**
     * Does the work, and answers a JSON-like tree or null. A stage that fails, or a throw, becomes an error that the model
     * is told of; it never ends the run.
     */
    CompletionStage<? extends @Nullable Object> execute(ToolCall call, ToolContext context);

    /** A tool without parameters of its own that works at once. */
    static Tool of(
            String name, String description, Function<Map<String, @Nullable Object>, ? extends @Nullable Object> work) {
        return of(new ToolDeclaration(name, description, Map.of()), work);
    }

    /** A tool that works at once. */
    static Tool of(
            ToolDeclaration declaration, Function<Map<String, @Nullable Object>, ? extends @Nullable Object> work) {
        Objects.requireNonNull(declaration, "declaration");
        Objects.requireNonNull(work, "work");
        return new Tool() {
            @Override
            public ToolDeclaration declaration() {
                return declaration;
            }

            @Override
            public CompletionStage<? extends @Nullable Object> execute(ToolCall call, ToolContext context) {
                return CompletableFuture.completedFuture(work.apply(call.arguments()));
            }
        };
    }
}
