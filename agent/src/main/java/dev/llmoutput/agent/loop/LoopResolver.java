package dev.llmoutput.agent.loop;

/** Turns what a host selected into a strategy. */
public final class LoopResolver {
    private LoopResolver() {}

    /**
     * The strategy itself, or the one that the options name.
     *
     * @throws IllegalArgumentException if the name is unknown, or if options lack what the strategy needs
     */
    public static AgentLoop resolve(LoopSelection selection) {
        return selection instanceof AgentLoop loop ? loop : ofOptions((LoopOptions<?>) selection);
    }

    private static AgentLoop ofOptions(LoopOptions<?> options) {
        return switch (options.strategy()) {
            case SingleShot.NAME -> SingleShot.INSTANCE;
            case GenerateValidateRevise.NAME -> GenerateValidateRevise.of(options);
            default -> throw new IllegalArgumentException("unknown loop strategy: " + options.strategy());
        };
    }
}
