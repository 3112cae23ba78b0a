package dev.llmoutput.processor.read;

import static dev.llmoutput.processor.TestCompilation.contract;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.NamingBase;
import dev.llmoutput.processor.TestCompilation;
import dev.llmoutput.processor.model.ComponentModel;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class NamingTest {
    private static final Map<Naming, NamingBase> JACKSON = Map.of(
            Naming.UPPER_CAMEL_CASE, new PropertyNamingStrategies.UpperCamelCaseStrategy(),
            Naming.SNAKE_CASE, new PropertyNamingStrategies.SnakeCaseStrategy(),
            Naming.UPPER_SNAKE_CASE, new PropertyNamingStrategies.UpperSnakeCaseStrategy(),
            Naming.LOWER_CASE, new PropertyNamingStrategies.LowerCaseStrategy(),
            Naming.KEBAB_CASE, new PropertyNamingStrategies.KebabCaseStrategy(),
            Naming.LOWER_DOT_CASE, new PropertyNamingStrategies.LowerDotCaseStrategy());

    /** Every name that a component can have is translated as Jackson translates it. */
    @Property
    void givesJacksonsNames(@ForAll("names") String name) {
        JACKSON.forEach((naming, jackson) ->
                assertThat(naming.translate(name)).as("%s %s", naming, name).isEqualTo(jackson.translate(name)));
        assertThat(Naming.LOWER_CAMEL_CASE.translate(name)).isEqualTo(name);
    }

    @Provide
    Arbitrary<String> names() {
        Arbitrary<Character> start = Arbitraries.of('a', 'b', 'Z', 'Y', '_', '$', '\u00e9', '\u00c9', '\u01c5');
        Arbitrary<Character> part =
                Arbitraries.of('a', 'b', 'Z', 'Y', '_', '$', '7', '\u00e9', '\u00c9', '\u4e2d', '\u0130');
        return start.flatMap(first -> part.list().ofMaxSize(9).map(rest -> {
            StringBuilder name = new StringBuilder().append(first);
            rest.forEach(name::append);
            return name.toString();
        }));
    }

    /** Jackson's own class on the record wins over the option, and a name that is written over both. */
    @Test
    void annotationThenOption() {
        String record = """
                package com.example;
                import com.fasterxml.jackson.annotation.JsonProperty;
                import com.fasterxml.jackson.databind.PropertyNamingStrategies;
                import com.fasterxml.jackson.databind.annotation.JsonNaming;
                @dev.llmoutput.LlmOutput
                @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
                record Order(String dueDate, @JsonProperty("orderNo") int orderNumber, Line firstLine) {
                    record Line(String itemName, Kind itemKind) {}
                    enum Kind { realThing }
                }
                """;
        assertThat(names(contract(record).records().get(0).components()))
                .containsExactly("due-date", "orderNo", "first-line");
        assertThat(names(contract(record).records().get(1).components())).containsExactly("itemName", "itemKind");
        TestCompilation snake = new TestCompilation().option("-Allmoutput.naming=snake_case");
        snake.compile(record);
        assertThat(names(snake.contracts().get(0).records().get(1).components()))
                .containsExactly("item_name", "item_kind");
        assertThat(snake.contracts().get(0).enums().get(0).constants().get(0).wireName())
                .isEqualTo("realThing");
        TestCompilation constant = new TestCompilation().option("-Allmoutput.naming=UPPER_CAMEL_CASE");
        constant.compile(record);
        assertThat(names(constant.contracts().get(0).records().get(1).components()))
                .containsExactly("ItemName", "ItemKind");
    }

    private static List<String> names(List<ComponentModel> components) {
        return components.stream().map(ComponentModel::jsonName).toList();
    }
}
