package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappedSchemaTest {
    @Test
    void putsTheItemsInTheirPlace() {
        String item = "{\"$schema\":\"s\",\"title\":\"t\",\"type\":\"integer\",\"maximum\":1.50}";
        assertThat(WrappedSchema.array("t_list", item))
                .isEqualTo("{\"$schema\":\"s\",\"title\":\"t_list\",\"type\":\"array\","
                        + "\"items\":{\"type\":\"integer\",\"maximum\":1.50}}");
        assertThat(WrappedSchema.items("t_list", item))
                .isEqualTo("{\"$schema\":\"s\",\"title\":\"t_list\",\"type\":\"object\",\"properties\":{\"items\":"
                        + "{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"maximum\":1.50}}},"
                        + "\"required\":[\"items\"],\"additionalProperties\":false}");
    }

    /** D52: a value that is no object, in the object that providers want. */
    @Test
    void putsTheValueInAMember() {
        String value = "{\"$schema\":\"s\",\"title\":\"t\",\"type\":\"string\",\"enum\":[\"A\"]}";
        assertThat(WrappedSchema.member("t", "value", value))
                .isEqualTo("{\"$schema\":\"s\",\"title\":\"t\",\"type\":\"object\",\"properties\":{\"value\":"
                        + "{\"type\":\"string\",\"enum\":[\"A\"]}},"
                        + "\"required\":[\"value\"],\"additionalProperties\":false}");
        String recursive = "{\"$schema\":\"s\",\"title\":\"t\",\"anyOf\":[{\"properties\":{\"a\":{\"$ref\":\"#\"}}}]}";
        assertThat(WrappedSchema.member("t", "value", recursive))
                .isEqualTo("{\"$schema\":\"s\",\"title\":\"t\",\"type\":\"object\",\"properties\":{\"value\":"
                        + "{\"$ref\":\"#/$defs/t\"}},\"required\":[\"value\"],\"additionalProperties\":false,"
                        + "\"$defs\":{\"t\":{\"anyOf\":[{\"properties\":{\"a\":{\"$ref\":\"#/$defs/t\"}}}]}}}");
    }

    /** B103: what referred to the root refers to a definition, under a free name; data that looks alike stays. */
    @Test
    void keepsReferencesRight() {
        String item = "{\"$schema\":\"s\",\"title\":\"node\",\"properties\":{\"$ref\":{\"$ref\":\"#\"},"
                + "\"a\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/$defs/node\"}]},"
                + "\"b\":{\"const\":{\"$ref\":\"#\"}}},\"$defs\":{\"node\":{\"items\":{\"$ref\":\"#\"}}}}";
        assertThat(WrappedSchema.array("node_list", item))
                .isEqualTo("{\"$schema\":\"s\",\"title\":\"node_list\",\"type\":\"array\","
                        + "\"items\":{\"$ref\":\"#/$defs/node_\"},\"$defs\":{"
                        + "\"node\":{\"items\":{\"$ref\":\"#/$defs/node_\"}},"
                        + "\"node_\":{\"properties\":{\"$ref\":{\"$ref\":\"#/$defs/node_\"},"
                        + "\"a\":{\"anyOf\":[{\"$ref\":\"#/$defs/node_\"},{\"$ref\":\"#/$defs/node\"}]},"
                        + "\"b\":{\"const\":{\"$ref\":\"#\"}}}}}}");
    }
}
