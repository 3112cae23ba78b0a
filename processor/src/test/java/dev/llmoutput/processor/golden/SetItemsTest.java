package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.issue.Issue;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** C272: what is wrong with the set of a value made in code is what is wrong with its text. */
class SetItemsTest {
    @Test
    void itemsWithIssuesAreNotCompared(@TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("src"));
        Files.writeString(folder.resolve("src/Amounts.java"), """
                import dev.llmoutput.LlmOutput;
                import jakarta.validation.constraints.Max;
                import java.math.BigDecimal;
                import java.util.Set;

                @LlmOutput
                public record Amounts(Set<@Max(5) BigDecimal> amounts) {}
                """);
        Companion amounts = Compiled.of(
                        folder.resolve("src"), folder.resolve("out"), Optional.of(new LlmOutputProcessor()), List.of())
                .companion("AmountsOutput");
        for (List<String> texts : List.of(List.of("3", "3.0"), List.of("7", "7.0"), List.of("3", "3.0", "7"))) {
            Set<BigDecimal> set = new LinkedHashSet<>();
            texts.forEach(text -> set.add(new BigDecimal(text)));
            Object value =
                    amounts.contractType().getDeclaredConstructor(Set.class).newInstance(set);
            assertThat(amounts.validate(value))
                    .isNotEmpty()
                    .extracting(Issue::toString)
                    .isEqualTo(Subject.issues(amounts.parseStrictly(amounts.toJson(value))).stream()
                            .map(Issue::toString)
                            .toList());
        }
    }
}
