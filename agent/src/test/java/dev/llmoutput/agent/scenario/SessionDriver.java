package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderResolver;
import dev.llmoutput.agent.session.Agent;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.AgentSession;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.runtime.accept.CancellationSource;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Drives a scenario through agent, session and run. */
final class SessionDriver {
    private final JsonNode scenario;
    private final Trace trace = new Trace();
    private final Moments moments = new Moments();
    private final Loops loops;
    private final Subscribers subscribers;
    private CancellationSource cancellation = new CancellationSource();
    private AgentSession session;
    private ObjectNode secondRun;
    private int appends;
    private int inputLeft;

    SessionDriver(JsonNode scenario) {
        this.scenario = scenario;
        this.loops = new Loops(new Rules(scenario, trace, moments));
        this.subscribers = new Subscribers(scenario.path("subscribers"));
    }

    ObjectNode run() {
        if (scenario.has("abort")) {
            JsonNode abort = scenario.get("abort");
            moments.at(
                    abort.get("at").asText(),
                    () -> cancellation.cancel(abort.get("reason").asText()));
        }
        if (scenario.has("secondRunAt")) {
            moments.at(scenario.get("secondRunAt").asText(), () -> secondRun = Outcomes.busy(() -> session.run("x")));
        }
        ObjectNode result = trace.result(outcome());
        if (secondRun != null) {
            result.set("secondRun", secondRun);
        }
        subscribers.addTo(result, trace.eventTypes());
        return result;
    }

    private JsonNode outcome() {
        try {
            session = Agent.of(config(scenario.path("agent")))
                    .newSession(Trees.plainMap(scenario.path("session").path("metadata")));
        } catch (IllegalArgumentException e) {
            return Outcomes.refused();
        }
        session.subscribe(trace::event);
        subscribers.subscribeTo(session);
        if (!scenario.has("runs")) {
            return run(1, scenario.path("input"), scenario.path("run"));
        }
        ArrayNode outcomes = JsonNodeFactory.instance.arrayNode();
        for (JsonNode run : scenario.get("runs")) {
            outcomes.add(run(outcomes.size() + 1, run.path("input"), run.path("run")));
        }
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        outcome.set("runs", outcomes);
        return outcome;
    }

    private ObjectNode run(int number, JsonNode input, JsonNode run) {
        cancellation = new CancellationSource();
        RunOptions options;
        try {
            options = options(run);
        } catch (IllegalArgumentException e) {
            return Outcomes.refused();
        }
        AgentInput messages = input(input);
        inputLeft = messages.messages().size();
        moments.reached("start:" + number);
        return Outcomes.of(session.run(messages, options), trace);
    }

    private AgentConfig config(JsonNode agent) {
        AgentConfig.Builder config = AgentConfig.builder()
                .model(model())
                .tools(ScenarioTools.registry(agent, trace, moments))
                .guard(ScenarioTools.guard(agent))
                .instructions(agent.path("instructions").asText(""))
                .metadata(Trees.plainMap(agent.path("metadata")))
                .providerOptions(Schemas.providerOptions(agent.path("providerOptions")))
                .store((sessionId, runId, message) -> append(message));
        if (agent.has("providers")) {
            List<ModelProvider> providers = new ArrayList<>();
            agent.get("providers")
                    .forEach(id -> providers.add(new ScenarioModel(id.asText(), scenario, trace, moments)));
            config.providers(ProviderResolver.of(providers));
        } else if (!agent.path("noProvider").asBoolean()) {
            config.provider(new ScenarioModel("scripted", scenario, trace, moments));
        }
        if (agent.has("loop")) {
            config.loop(loops.selection(agent.get("loop")));
        }
        if (agent.has("secrets")) {
            config.redactor(redactor(agent.get("secrets")));
        }
        return config.build();
    }

    private RunOptions options(JsonNode run) {
        RunOptions.Builder options = RunOptions.builder()
                .signal(cancellation.token())
                .metadata(Trees.plainMap(run.path("metadata")))
                .providerOptions(Schemas.providerOptions(run.path("providerOptions")));
        if (run.has("loop")) {
            options.loop(loops.selection(run.get("loop")));
        }
        if (run.has("maxToolRounds")) {
            options.maxToolRounds(run.get("maxToolRounds").asInt());
        }
        if (run.has("secrets")) {
            options.redactor(redactor(run.get("secrets")));
        }
        return options.build();
    }

    private Model model() {
        JsonNode model = scenario.path("model");
        Model named = Model.of(model.path("provider").asText("scripted"), "m");
        JsonNode capability = model.path("structuredOutput");
        boolean capable = capability.asBoolean() || capability.asText().equals("json_schema");
        return capable ? named.withStructuredOutput() : named;
    }

    private static SecretRedactor redactor(JsonNode secrets) {
        List<String> texts = new ArrayList<>();
        secrets.forEach(secret -> texts.add(secret.isNull() ? null : secret.asText()));
        return SecretRedactor.of(texts);
    }

    private static AgentInput input(JsonNode input) {
        if (input.isArray()) {
            List<Message> messages = new ArrayList<>();
            input.forEach(message -> messages.add(Answers.message(message)));
            return AgentInput.of(messages);
        }
        return input.isObject() ? AgentInput.of(Answers.message(input)) : AgentInput.of(input.asText("go"));
    }

    private CompletableFuture<Void> append(Message message) {
        if (++appends == scenario.path("storeFailsAt").asInt()) {
            throw new IllegalStateException("store is full");
        }
        trace.appended(message, inputLeft-- > 0);
        return CompletableFuture.completedFuture(null);
    }
}
