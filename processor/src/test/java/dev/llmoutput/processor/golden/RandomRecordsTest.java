package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.processor.LlmOutputProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.BeforeContainer;
import net.jqwik.api.statistics.Statistics;

/**
 * What holds of every contract, held against contracts that nobody wrote: records, unions, enums and records that are one
 * value, with components of every type of the table in one another, with constraints that fit, rules, constructors that throw
 * and names that a strategy makes.
 * {@code -Drecords.seed=7} makes others.
 */
class RandomRecordsTest {
    private static final long SEED = Long.getLong("records.seed", 20261201L);
    private static final int CONTRACTS = Integer.getInteger("records.contracts", 80);
    private static final Path SOURCES = Golden.target("random", "sources");

    private static List<Subject> subjects = List.of();
    private static Map<TypeRow, Integer> drawn = Map.of();

    @BeforeContainer
    static void compile() throws IOException {
        Random random = new Random(SEED);
        RandomTypes types = new RandomTypes(random);
        Map<String, String> files = new HashMap<>();
        SharedSources.FILES.forEach((name, source) -> files.put(name, SharedSources.HEADER + source));
        for (int i = 0; i < CONTRACTS; i++) {
            files.put("C" + i, new RandomContract("C" + i, random, types).source());
        }
        write(files);
        Compiled compiled = Compiled.of(
                SOURCES,
                Golden.target("random", "compiled"),
                Optional.of(new LlmOutputProcessor()),
                List.of("-Allmoutput.unknownKeys=REJECT"),
                "[LlmOutput/untranslatable-pattern]");
        subjects = Subject.allOf(compiled);
        drawn = types.drawn();
    }

    private static void write(Map<String, String> files) throws IOException {
        Files.createDirectories(SOURCES);
        try (var old = Files.list(SOURCES)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(SOURCES.resolve(file.getKey() + ".java"), file.getValue());
        }
    }

    @Example
    void everyTypeIsThere() {
        assertThat(drawn.keySet()).as("seed %s", SEED).containsExactlyInAnyOrder(TypeRow.values());
        assertThat(subjects).hasSizeGreaterThanOrEqualTo(2 * CONTRACTS);
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void valuesComeBack(@ForAll long seed) {
        holds(seed, Laws::valueComesBack);
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void orderAndSpaceSayNothing(@ForAll long seed) {
        holds(seed, Laws::orderAndSpaceSayNothing);
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void pathsLeadToTheirValues(@ForAll long seed) {
        holds(seed, Laws::pathsLeadToTheirValues);
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void issuesComeInTheOrderOfTheReply(@ForAll long seed) {
        holds(seed, Laws::issuesComeInTheOrderOfTheReply);
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void validationFindsWhatReadingFinds(@ForAll long seed) {
        holds(seed, Laws::validationFindsWhatReadingFinds);
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void objectRoundAValueSaysNothing(@ForAll long seed) {
        holds(seed, law -> new RootLaws(law.subject(), law.seed()).objectRoundAValueSaysNothing());
    }

    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void objectRoundAnObjectIsNotIt(@ForAll long seed) {
        holds(seed, law -> new RootLaws(law.subject(), law.seed()).objectRoundAnObjectIsNotIt());
    }

    @Property(tries = 3, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void noCutIsAValue(@ForAll long seed) {
        holds(
                seed,
                law -> CutSamplesTest.cut(
                        law.subject(), law.subject().instance(law.seed()).toString()));
    }

    /** C272, C279: an independent validator and the strict reading give the same verdict. */
    @Property(tries = 12, seed = "20261201", shrinking = ShrinkingMode.OFF)
    void schemasAgree(@ForAll long seed) {
        holds(seed, law -> {
            SchemaOracle oracle = SchemaOracle.of(law.subject().schema());
            JsonNode instance = law.subject().instance(seed);
            SchemaOracleTest.agree(law.subject(), oracle, instance, RandomConstraints::isBeyondSchema);
            return !SchemaOracleTest.agree(
                    law.subject(), oracle, new Faults(seed).in(instance), RandomConstraints::isBeyondSchema);
        });
    }

    private static void holds(long seed, Predicate<Laws> law) {
        List<String> broken = new ArrayList<>();
        for (Subject subject : subjects) {
            try {
                Statistics.collect(law.test(new Laws(subject, seed)));
            } catch (RuntimeException | AssertionError e) {
                broken.add(subject + ": " + e);
            }
        }
        assertThat(broken).as("-Drecords.seed=%s, instance %s", SEED, seed).isEmpty();
        Statistics.coverage(judged -> judged.check(true).percentage(share -> share > 3));
    }
}
