package dev.llmoutput.agent.session;

import dev.llmoutput.agent.loop.LoopSelection;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderOptions;
import dev.llmoutput.agent.provider.ProviderResolver;
import dev.llmoutput.agent.skill.SkillRegistry;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** What all runs of an agent have in common. Immutable. */
public final class AgentConfig {
    private final ProviderResolver providers;
    private final Model model;
    private final String instructions;
    private final String systemPrompt;
    private final ToolRegistry tools;
    private final ToolGuard guard;
    private final SkillRegistry skills;
    private final @Nullable LoopSelection loop;
    private final ProviderOptions providerOptions;
    private final SecretRedactor redactor;
    private final Map<String, @Nullable Object> metadata;
    private final SessionStore store;
    private final Executor executor;
    private final Executor eventExecutor;

    private AgentConfig(Builder builder, ProviderResolver providers, Model model) {
        this.providers = providers;
        this.model = model;
        this.instructions = builder.instructions;
        this.systemPrompt = builder.systemPrompt;
        this.tools = builder.tools;
        this.guard = builder.guard;
        this.skills = builder.skills;
        this.loop = builder.loop;
        this.providerOptions = builder.providerOptions;
        this.redactor = builder.redactor;
        this.metadata = builder.metadata;
        this.store = builder.store;
        this.executor = builder.executor;
        this.eventExecutor = builder.eventExecutor;
    }

    /** A configuration to be collected; it needs a provider or a resolver, and a model. */
    public static Builder builder() {
        return new Builder();
    }

    ProviderResolver providers() {
        return providers;
    }

    Model model() {
        return model;
    }

    String instructions() {
        return instructions;
    }

    String systemPrompt() {
        return systemPrompt;
    }

    ToolRegistry tools() {
        return tools;
    }

    ToolGuard guard() {
        return guard;
    }

    SkillRegistry skills() {
        return skills;
    }

    Optional<LoopSelection> loop() {
        return Optional.ofNullable(loop);
    }

    ProviderOptions providerOptions() {
        return providerOptions;
    }

    SecretRedactor redactor() {
        return redactor;
    }

    Map<String, @Nullable Object> metadata() {
        return metadata;
    }

    SessionStore store() {
        return store;
    }

    Executor executor() {
        return executor;
    }

    Executor eventExecutor() {
        return eventExecutor;
    }

    /** Collects a configuration. */
    public static final class Builder {
        private @Nullable ProviderResolver providers;
        private @Nullable Model model;
        private String instructions = "";
        private String systemPrompt = "";
        private ToolRegistry tools = ToolRegistry.of();
        private ToolGuard guard = ToolGuard.open();
        private SkillRegistry skills = SkillRegistry.of();
        private @Nullable LoopSelection loop;
        private ProviderOptions providerOptions = ProviderOptions.NONE;
        private SecretRedactor redactor = SecretRedactor.NONE;
        private Map<String, @Nullable Object> metadata = Map.of();
        private SessionStore store = SessionStore.none();
        private Executor executor = Runnable::run;
        private Executor eventExecutor = ForkJoinPool.commonPool();

        private Builder() {}

        /** The one provider, whatever provider the model names. */
        public Builder provider(ModelProvider provider) {
            Objects.requireNonNull(provider, "provider");
            return providers(any -> Optional.of(provider));
        }

        /** Finds the provider that the model names. */
        public Builder providers(ProviderResolver resolver) {
            this.providers = Objects.requireNonNull(resolver, "resolver");
            return this;
        }

        /** The model that is asked. */
        public Builder model(Model newModel) {
            this.model = Objects.requireNonNull(newModel, "newModel");
            return this;
        }

        /** What the agent is to do; the first part of the system message. */
        public Builder instructions(String text) {
            this.instructions = Objects.requireNonNull(text, "text");
            return this;
        }

        /** What holds where the agent works, for example from prompt files; follows the instructions. */
        public Builder systemPrompt(String text) {
            this.systemPrompt = Objects.requireNonNull(text, "text");
            return this;
        }

        /** What the model may call. */
        public Builder tools(ToolRegistry registry) {
            this.tools = Objects.requireNonNull(registry, "registry");
            return this;
        }

        /** Looks at every call before it is executed; lets all pass unless said otherwise. */
        public Builder guard(ToolGuard newGuard) {
            this.guard = Objects.requireNonNull(newGuard, "newGuard");
            return this;
        }

        /** What runs may activate. */
        public Builder skills(SkillRegistry registry) {
            this.skills = Objects.requireNonNull(registry, "registry");
            return this;
        }

        /** How runs go about their work; {@code single-shot} unless said otherwise. */
        public Builder loop(LoopSelection selection) {
            this.loop = Objects.requireNonNull(selection, "selection");
            return this;
        }

        /** What goes along with every request. */
        public Builder providerOptions(ProviderOptions options) {
            this.providerOptions = Objects.requireNonNull(options, "options");
            return this;
        }

        /**
         * Keeps secrets out of events, store and errors. Requests and the live conversation keep them: a redacted draft
         * cannot be repaired.
         */
        public Builder redactor(SecretRedactor newRedactor) {
            this.redactor = Objects.requireNonNull(newRedactor, "newRedactor");
            return this;
        }

        /** What callbacks and tools may know. */
        public Builder metadata(Map<String, @Nullable Object> newMetadata) {
            this.metadata = Collections.unmodifiableMap(new LinkedHashMap<>(newMetadata));
            return this;
        }

        /** Keeps what was said; nothing is kept unless said otherwise. */
        public Builder store(SessionStore newStore) {
            this.store = Objects.requireNonNull(newStore, "newStore");
            return this;
        }

        /** Where runs begin; on the thread that starts them unless said otherwise. */
        public Builder executor(Executor newExecutor) {
            this.executor = Objects.requireNonNull(newExecutor, "newExecutor");
            return this;
        }

        /** Where {@link AgentSession#events()} serves its subscribers; the common pool unless said otherwise. */
        public Builder eventExecutor(Executor newExecutor) {
            this.eventExecutor = Objects.requireNonNull(newExecutor, "newExecutor");
            return this;
        }

        /**
         * The configuration.
         *
         * @throws IllegalArgumentException if there is no provider and no resolver, or no model
         */
        public AgentConfig build() {
            if (providers == null || model == null) {
                throw new IllegalArgumentException("an agent needs a provider or a resolver, and a model");
            }
            return new AgentConfig(this, providers, model);
        }
    }
}
