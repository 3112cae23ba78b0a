package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.issue.Issue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** What holds of every contract in the goldens, and of a list of each: objects, unions, enums and records that are one value. */
class EqualityLawsTest {
    private static final Map<String, List<Subject>> SUBJECTS = new ConcurrentHashMap<>();
    private static final Map<String, List<Subject>> STRIPPING = new ConcurrentHashMap<>();

    @Property(tries = 400, seed = "20261130")
    void valuesComeBack(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, Laws::valueComesBack);
    }

    @Property(tries = 400, seed = "20261130")
    void orderAndSpaceSayNothing(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, Laws::orderAndSpaceSayNothing);
    }

    @Property(tries = 400, seed = "20261130")
    void pathsLeadToTheirValues(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, Laws::pathsLeadToTheirValues);
    }

    @Property(tries = 400, seed = "20261130")
    void issuesComeInTheOrderOfTheReply(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, Laws::issuesComeInTheOrderOfTheReply);
    }

    @Property(tries = 400, seed = "20261130")
    void validationFindsWhatReadingFinds(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, Laws::validationFindsWhatReadingFinds);
    }

    @Property(tries = 400, seed = "20261130")
    void objectRoundAValueSaysNothing(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, law -> new RootLaws(law.subject(), law.seed()).objectRoundAValueSaysNothing());
    }

    @Property(tries = 400, seed = "20261130")
    void objectRoundAnObjectIsNotIt(@ForAll("goldens") Golden golden, @ForAll long seed) {
        holds(golden, seed, law -> new RootLaws(law.subject(), law.seed()).objectRoundAnObjectIsNotIt());
    }

    /** Not either where keys that are unknown are stripped. */
    @Property(tries = 200, seed = "20261130")
    void strippingAKeyIsNoLookThroughIt(@ForAll("goldens") Golden golden, @ForAll long seed) {
        for (Subject subject : STRIPPING.computeIfAbsent(golden.toString(), name -> Subject.allOf(golden.compiled()))) {
            Statistics.collect(new RootLaws(subject, seed).objectRoundAnObjectIsNotIt());
        }
        Statistics.coverage(judged -> judged.check(true).percentage(share -> share > 5));
    }

    /** What the law of the order rests on: each of these is in the wrong order. */
    @Example
    void anotherOrderIsSeen() {
        Subject plan = new Subject(
                "com.example.PlanOutput", Golden.named("unions").rejecting().companion("com.example.PlanOutput"));
        String reply = "{\"pause\":{\"seconds\":-1,\"x\":1,\"type\":\"Wait\"},\"steps\":[]}";
        List<Issue> issues = Subject.issues(plan.parseStrictly(reply));
        assertThat(issues)
                .extracting(issue -> issue.code().wireName() + " " + issue.path())
                .containsExactly(
                        "too_small pause.seconds", "unrecognized_keys pause", "too_small steps", "missing sums");
        DocumentOrder order = new DocumentOrder(reply, plan.schema());
        order.check(issues);
        for (int i = 1; i < issues.size(); i++) {
            List<Issue> swapped = new ArrayList<>(issues);
            Collections.swap(swapped, i - 1, i);
            assertThatThrownBy(() -> order.check(swapped)).isInstanceOf(AssertionError.class);
        }
    }

    /** Holds in each contract of a golden, and says enough: a law that never has anything to judge shows nothing. */
    private static void holds(Golden golden, long seed, Predicate<Laws> law) {
        for (Subject subject : SUBJECTS.computeIfAbsent(golden.toString(), name -> Subject.allOf(golden.rejecting()))) {
            Statistics.collect(law.test(new Laws(subject, seed)));
        }
        Statistics.coverage(judged -> judged.check(true).percentage(share -> share > 5));
    }

    @Provide
    Arbitrary<Golden> goldens() {
        return Arbitraries.of(Golden.all());
    }
}
