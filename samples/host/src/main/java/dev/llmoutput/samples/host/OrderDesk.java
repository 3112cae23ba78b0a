package dev.llmoutput.samples.host;

import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.StructuredOutputTiming;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ProviderResolver;
import dev.llmoutput.agent.provider.ScriptedProvider;
import dev.llmoutput.agent.session.Agent;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.AgentRunResult;
import dev.llmoutput.agent.session.AgentSession;
import dev.llmoutput.agent.session.InMemorySessionStore;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.agent.skill.Skill;
import dev.llmoutput.agent.skill.SkillRegistry;
import dev.llmoutput.agent.tool.ToolDeclaration;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.redact.SecretRedactor;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The order desk of a shop: one agent for plain questions, one that looks, writes and decides. */
public final class OrderDesk {
    private static final Skill REFUNDS = Skill.of("refunds", "Look at the order before you decide.")
            .withTools(DeskTools.FIND_ORDER, DeskTools.SEND_MAIL)
            .withContext("Broken goods are paid back in full.");

    private final PrintStream out;
    private final ScriptedProvider scripted = Script.provider();
    private final InMemorySessionStore store = new InMemorySessionStore();
    private final AgentConfig.Builder config;

    private OrderDesk(PrintStream out, String systemPrompt) {
        this.out = out;
        this.config = AgentConfig.builder()
                .providers(ProviderResolver.of(new HouseProvider(), scripted))
                .systemPrompt(systemPrompt)
                .tools(DeskTools.registry())
                .guard(DeskTools.guard())
                .skills(SkillRegistry.of(REFUNDS))
                .redactor(SecretRedactor.of(DeskTools.CARD_TOKEN))
                .store(store);
    }

    /** Runs the sample; nothing in it needs a network. */
    public static void main(String[] args) {
        print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    static void print(PrintStream out) {
        try (Workspace workspace = Workspace.create()) {
            OrderDesk desk = new OrderDesk(out, workspace.systemPrompt());
            desk.question();
            desk.complaint();
        }
    }

    /** The model names the provider: this one is the host's own. */
    private void question() {
        out.println("== A question, for house:plain");
        Agent agent = Agent.of(config.model(Model.of(HouseProvider.ID, "plain")).build());
        try (AgentSession session = agent.newSession()) {
            session.subscribe(new EventPrinter(out));
            out.println("answer: " + session.run("When are you open?").join().text());
        }
    }

    /** An active skill brings its instructions and its tools; the contract of the answer brings its hint and its schema. */
    private void complaint() {
        out.println();
        out.println("== A complaint, for scripted:large");
        LoopOptions<Parsed<Refund>> loop = LoopOptions.builder(RefundOutput.TYPE)
                .toolCalls(ToolCallMode.BOUNDED)
                .structuredOutput(RefundOutput::structuredOutput)
                .structuredOutputTiming(StructuredOutputTiming.FINAL_TURN_ONLY)
                .maxRevisions(1)
                .build();
        Agent agent = Agent.of(config.model(Model.of(Script.ID, "large").withStructuredOutput())
                .instructions(RefundOutput.REQUEST_HINT)
                .loop(loop)
                .build());
        RunOptions options =
                RunOptions.builder().activeSkills("refunds").maxToolRounds(2).build();
        try (AgentSession session = agent.newSession()) {
            session.subscribe(new EventPrinter(out));
            AgentRunResult result = session.run(AgentInput.of("Order 1047 arrived broken."), options)
                    .join();
            result.candidate(loop)
                    .flatMap(ArtifactCandidate::value)
                    .ifPresent(parsed -> out.println("decision: "
                            + parsed.match(
                                    refund -> refund.value() + ", canonical " + refund.canonical(), failed -> "none")));
            out.println("cost: " + result.usage().orElseThrow());
            report(session);
        }
    }

    private void report(AgentSession session) {
        ProviderRequest first = scripted.requests().get(0);
        for (ProviderRequest request : scripted.requests()) {
            out.println("request: tools "
                    + request.tools().stream().map(ToolDeclaration::name).toList() + ", schema "
                    + request.structuredOutput()
                            .map(StructuredOutputOptions::name)
                            .orElse("none"));
        }
        out.println("system message:");
        String system =
                first.messages().get(0).text().replace(RefundOutput.REQUEST_HINT.strip(), "(the hint of Refund)");
        List<String> lines = system.lines().toList();
        lines.forEach(line -> out.println(("  | " + line).stripTrailing()));
        out.println("the card's token reached the model: "
                + session.history().stream().anyMatch(message -> holdsToken(message.toTree())));
        out.println("the card's token is in the store: "
                + store.messages(session.id()).stream().anyMatch(message -> holdsToken(message.toTree())));
    }

    private static boolean holdsToken(Object tree) {
        return tree.toString().contains(DeskTools.CARD_TOKEN);
    }
}
