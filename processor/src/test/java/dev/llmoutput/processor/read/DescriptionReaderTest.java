package dev.llmoutput.processor.read;

import static dev.llmoutput.processor.TestCompilation.contract;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import org.junit.jupiter.api.Test;

class DescriptionReaderTest {
    private static final String LANGCHAIN = """
            package dev.langchain4j.model.output.structured;
            public @interface Description { String[] value(); }
            """;
    private static final String SWAGGER = """
            package io.swagger.v3.oas.annotations.media;
            public @interface Schema { String description() default ""; }
            """;

    @Test
    void ourWordWinsThenThatOfOthersThenJavadoc() {
        ContractModel contract = contract(LANGCHAIN, SWAGGER, """
                package p;
                import com.fasterxml.jackson.annotation.*;
                import dev.langchain4j.model.output.structured.Description;
                import dev.llmoutput.*;
                import io.swagger.v3.oas.annotations.media.Schema;
                /**
                 * A {@code Verdict}.
                 *
                 * @param javadoc from <b>Javadoc</b>
                 * @param ours never
                 * @param empty from Javadoc after all
                 */
                @LlmOutput
                record Verdict(
                        String javadoc,
                        @LlmField(description = "ours") @JsonPropertyDescription("jackson") String ours,
                        @JsonPropertyDescription("jackson") @Description("langchain") String jackson,
                        @Description({"two", "lines"}) @Schema(description = "swagger") String langchain,
                        @Schema(description = "swagger") String swagger,
                        @LlmField(description = "") String empty,
                        String none) {}
                """);
        assertThat(contract.records().get(0).description()).contains("A Verdict.");
        assertThat(contract.records().get(0).components())
                .extracting(ComponentModel::description)
                .extracting(description -> description.orElse("-"))
                .containsExactly(
                        "from Javadoc", "ours", "jackson", "two lines", "swagger", "from Javadoc after all", "-");
    }

    @Test
    void classesAndTheirMembers() {
        ContractModel contract = contract("""
                package p;
                import com.fasterxml.jackson.annotation.*;
                import dev.llmoutput.*;
                /** Javadoc. */
                @LlmOutput(description = "ours")
                @JsonClassDescription("jackson")
                record Outer(Inner inner, Level level) {
                    /** Javadoc. */
                    @JsonClassDescription("jackson")
                    record Inner(int n) {}
                    /** How high. <p>Not this. */
                    enum Level {
                        /** Not high; costs $1. */
                        LOW,
                        /** Never. */
                        @LlmField(description = "ours") HIGH,
                        NONE
                    }
                }
                """);
        assertThat(contract.records().get(0).description()).contains("ours");
        assertThat(contract.records().get(1).description()).contains("jackson");
        assertThat(contract.enums().get(0).description()).contains("How high.");
        assertThat(contract.enums().get(0).constants())
                .extracting(EnumModel.Constant::description)
                .extracting(description -> description.orElse("-"))
                .containsExactly("Not high; costs $1.", "ours", "-");
    }
}
