package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.provider.ProviderRequest;
import java.util.List;

/** Decides for each request of one run whether it carries tools and the schema. */
final class SchemaTiming {
    private final LoopOptions<?> options;
    private final ToolRounds rounds;
    private boolean schemaPhase;
    private boolean drafting;
    private boolean toolsOffered;

    SchemaTiming(LoopOptions<?> options, ToolRounds rounds) {
        this.options = options;
        this.rounds = rounds;
    }

    ProviderRequest shape(ProviderRequest assembled) {
        ProviderRequest request = options.structuredOutputMode() == StructuredOutputMode.NATIVE
                ? assembled
                : assembled.withoutStructuredOutput();
        boolean bounded = options.toolCalls() == ToolCallMode.BOUNDED;
        boolean late = bounded
                && options.structuredOutputTiming() == StructuredOutputTiming.FINAL_TURN_ONLY
                && request.structuredOutput().isPresent();
        schemaPhase |= late && !rounds.left();
        drafting = late && !schemaPhase;
        toolsOffered = bounded && (!late || drafting);
        if (drafting) {
            return request.withoutStructuredOutput();
        }
        return toolsOffered ? request : request.withTools(List.of());
    }

    /** Whether calls of the reply to the last request may be executed. */
    boolean answersCalls() {
        return toolsOffered && rounds.left();
    }

    /** Whether the reply to the last request, if it has no calls, is a draft: the next request asks for the artifact. */
    boolean promotesDraft() {
        schemaPhase |= drafting;
        return drafting;
    }
}
