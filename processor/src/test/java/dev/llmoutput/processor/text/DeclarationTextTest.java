package dev.llmoutput.processor.text;

import static dev.llmoutput.processor.text.Contracts.SITE;
import static dev.llmoutput.processor.text.Contracts.TEXT;
import static dev.llmoutput.processor.text.Contracts.atLeast;
import static dev.llmoutput.processor.text.Contracts.lessThan;
import static dev.llmoutput.processor.text.Contracts.notBlank;
import static dev.llmoutput.processor.text.Contracts.nullable;
import static dev.llmoutput.processor.text.Contracts.number;
import static dev.llmoutput.processor.text.Contracts.pattern;
import static dev.llmoutput.processor.text.Contracts.size;
import static dev.llmoutput.processor.text.Contracts.slot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.TypeShape;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeclarationTextTest {
    @Test
    void saysWhatAClassFileLoses() {
        ClassRef mood = new ClassRef("com.example", List.of("Thing", "Mood"));
        EnumModel moods = new EnumModel(
                mood,
                "Mood",
                Optional.of("a mood"),
                List.of(
                        new EnumModel.Constant("GOOD", "good", Optional.empty(), SITE),
                        new EnumModel.Constant("BAD", "BAD", Optional.empty(), SITE)),
                SITE);
        ContractModel model = new Contracts()
                .add("plain", slot(TEXT), null)
                .add(
                        "text",
                        slot(TEXT, notBlank(), size(2, 9), pattern("a|b", "^(?:a|b)$"), pattern("(?i)a", null)),
                        "why")
                .add("number", nullable(number(NumberType.BIG_DECIMAL), atLeast("0.50"), lessThan("1E+3")), null)
                .add("list", slot(new TypeShape.Array(nullable(TEXT, notBlank())), size(1, -1)), null)
                .add("mood", slot(new TypeShape.Enumeration(mood)), null)
                .build(moods);
        assertThat(DeclarationText.of(model)).isEqualToIgnoringWhitespace("""
                {"version":1,
                 "records":{"com.example.Thing":{"components":{
                  "plain":{},
                  "text":{"description":"why","notBlank":true,"minSize":2,"maxSize":9,
                   "patterns":[{"regex":"a|b","schema":"^(?:a|b)$"},{"regex":"(?i)a"}]},
                  "number":{"absence":"nullable","minimum":0.50,"exclusiveMaximum":1E+3},
                  "list":{"minSize":1,"items":{"absence":"nullable","notBlank":true}},
                  "mood":{}}}},
                 "enums":{"com.example.Thing$Mood":{"description":"a mood","constants":{"GOOD":{},"BAD":{}}}}}
                """);
    }
}
