package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Unions in unions, of different discriminators: where the tags stand in their objects says nothing. */
class TagPlacesTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final List<String> TAGS = List.of("type", "kind");
    private static Companion companion;

    @BeforeContainer
    static void compile() throws Exception {
        Path folder = Files.createDirectories(Golden.target("plain", "tag-places-sources"));
        Files.writeString(folder.resolve("Tree.java"), """
                import com.fasterxml.jackson.annotation.JsonTypeInfo;
                import dev.llmoutput.LlmField;
                import dev.llmoutput.LlmOutput;
                import java.util.List;
                import java.util.Map;
                @LlmOutput
                sealed interface Tree {
                    record Leaf(int size) implements Tree {}
                    record Fork(Tree left, List<Branch> branches, Tree right) implements Tree {}
                    record Grown(@LlmField(defaultJson = DEFAULT) Branch branch, Map<String, Tree> more) implements Tree {}
                    String DEFAULT = "{\\"of\\":{\\"size\\":7,\\"type\\":\\"Leaf\\"},\\"kind\\":\\"Twig\\"}";
                    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                    sealed interface Branch {}
                    record Twig(Tree of) implements Branch {}
                    record Bud(Pair pair, @LlmField(defaultJson = DEFAULT) Branch branch) implements Branch {}
                    record Pair(Branch one, Tree other) {}
                }
                """);
        companion = Compiled.of(
                        folder,
                        Golden.target("plain", "tag-places"),
                        Optional.of(new LlmOutputProcessor()),
                        List.of("-Allmoutput.unknownKeys=REJECT"))
                .companion("TreeOutput");
    }

    @Property(tries = 600, seed = "20261201")
    void tagsMayStandAnywhere(@ForAll long seed, @ForAll boolean broken) throws Exception {
        Random random = new Random(seed);
        JsonNode reply = new Instances(MAPPER.readTree(companion.schema()), seed).next();
        if (random.nextInt(3) == 0) {
            reply = deeper(reply, random);
        }
        if (broken) {
            reply = new Faults(seed).in(reply);
        }
        String first = placed(reply, null).toString();
        String anywhere = placed(reply, random).toPrettyString();
        same(companion.parseStrictly(first), companion.parseStrictly(anywhere));
        same(companion.parse(first), companion.parse(anywhere));
    }

    private static void same(Parsed<?> one, Parsed<?> other) {
        if (one instanceof Parsed.Ok<?> ok) {
            assertThat(other).isInstanceOf(Parsed.Ok.class);
            assertThat(((Parsed.Ok<?>) other).value()).isEqualTo(ok.value());
            assertThat(((Parsed.Ok<?>) other).canonical()).isEqualTo(ok.canonical());
            assertThat(((Parsed.Ok<?>) other).changed()).isEqualTo(ok.changed());
        } else {
            assertThat(issues(other)).isEqualTo(issues(one));
        }
    }

    private static List<String> issues(Parsed<?> parsed) {
        return parsed
                .<List<Issue>>match(ok -> List.of(), failed -> failed.failure().issues())
                .stream()
                .map(Issue::toString)
                .toList();
    }

    /** The same thirty levels further down. */
    private static JsonNode deeper(JsonNode reply, Random random) {
        JsonNode deep = reply;
        for (int i = 0; i < 30; i++) {
            ObjectNode tree = MAPPER.createObjectNode();
            if (random.nextBoolean()) {
                tree.put("type", "Fork")
                        .set(
                                "left",
                                MAPPER.createObjectNode().put("type", "Leaf").put("size", i));
                tree.putArray("branches");
                tree.set("right", deep);
            } else {
                tree.put("type", "Grown")
                        .set(
                                "branch",
                                MAPPER.createObjectNode().put("kind", "Twig").set("of", deep));
                tree.putObject("more");
            }
            deep = tree;
        }
        return deep;
    }

    /** The same with each tag at some place of its object; at the first one if {@code random} is absent. */
    private static JsonNode placed(JsonNode node, Random random) {
        if (node instanceof ArrayNode array) {
            ArrayNode items = MAPPER.createArrayNode();
            array.forEach(item -> items.add(placed(item, random)));
            return items;
        }
        if (!(node instanceof ObjectNode object)) {
            return node;
        }
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        for (String tag : TAGS) {
            if (names.remove(tag)) {
                names.add(random == null ? 0 : random.nextInt(names.size() + 1), tag);
            }
        }
        ObjectNode placed = MAPPER.createObjectNode();
        names.forEach(name -> placed.set(name, placed(object.get(name), random)));
        return placed;
    }
}
