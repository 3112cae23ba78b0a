package dev.llmoutput.processor.text;

import static dev.llmoutput.processor.text.Contracts.SITE;
import static dev.llmoutput.processor.text.Contracts.TEXT;
import static dev.llmoutput.processor.text.Contracts.atLeast;
import static dev.llmoutput.processor.text.Contracts.atMost;
import static dev.llmoutput.processor.text.Contracts.moreThan;
import static dev.llmoutput.processor.text.Contracts.notBlank;
import static dev.llmoutput.processor.text.Contracts.nullable;
import static dev.llmoutput.processor.text.Contracts.number;
import static dev.llmoutput.processor.text.Contracts.pattern;
import static dev.llmoutput.processor.text.Contracts.size;
import static dev.llmoutput.processor.text.Contracts.slot;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaTextTest {
    static Stream<Arguments> slots() {
        return Stream.of(
                arguments(slot(TEXT), "{'type':'string'}"),
                arguments(nullable(TEXT), "{'type':['string','null']}"),
                arguments(slot(TEXT, size(1, 3)), "{'type':'string','minLength':1,'maxLength':3}"),
                arguments(slot(TEXT, notBlank()), "{'type':'string','pattern':'\\\\S'}"),
                arguments(slot(TEXT, pattern("(?i)x", null)), "{'type':'string'}"),
                arguments(
                        slot(TEXT, notBlank(), pattern("x", "^(?:x)$")),
                        "{'type':'string','allOf':[{'pattern':'\\\\S'},{'pattern':'^(?:x)$'}]}"),
                arguments(slot(new TypeShape.Bool(true)), "{'type':'boolean'}"),
                arguments(slot(number(NumberType.BYTE)), "{'type':'integer','minimum':-128,'maximum':127}"),
                arguments(
                        slot(number(NumberType.SHORT), moreThan("-1"), atMost("40000")),
                        "{'type':'integer','exclusiveMinimum':-1,'maximum':32767}"),
                arguments(slot(number(NumberType.BIG_INTEGER)), "{'type':'integer'}"),
                arguments(slot(number(NumberType.DOUBLE), atLeast("0.10")), "{'type':'number','minimum':0.10}"),
                arguments(
                        slot(new TypeShape.Array(nullable(TEXT)), size(0, 2)),
                        "{'type':'array','maxItems':2,'items':{'type':['string','null']}}"));
    }

    @ParameterizedTest
    @MethodSource("slots")
    void hasAKeywordForEachConstraint(Slot slot, String schema) {
        assertThat(SchemaText.of(Contracts.of(slot)))
                .isEqualTo(("{'$schema':'https://json-schema.org/draft/2020-12/schema','title':'thing','type':'object',"
                                + "'properties':{'it':" + schema + "}," + (slot.required() ? "'required':['it']," : "")
                                + "'additionalProperties':false}")
                        .replace('\'', '"'));
    }

    /** C275: what is used more than once is a definition; a name that is no URI is escaped in references. */
    @Test
    void refersToWhatIsUsedTwice() {
        ClassRef mood = ClassRef.of("com.example", "M\u00e4r");
        EnumModel moods = new EnumModel(
                mood,
                "M\u00e4r",
                Optional.empty(),
                List.of(new EnumModel.Constant("A", "A", Optional.of("all"), SITE)),
                SITE);
        String schema = SchemaText.of(new Contracts()
                .add("one", slot(new TypeShape.Enumeration(mood)), "first")
                .add("two", nullable(new TypeShape.Enumeration(mood)), null)
                .build(moods));
        assertThat(schema)
                .contains("\"one\":{\"$ref\":\"#/$defs/M%C3%A4r\",\"description\":\"first\"}")
                .contains("\"two\":{\"anyOf\":[{\"$ref\":\"#/$defs/M%C3%A4r\"},{\"type\":\"null\"}]}")
                .contains("\"$defs\":{\"M\u00e4r\":{\"type\":\"string\",\"enum\":[\"A\"],\"description\":\"A: all\"}}");
    }
}
