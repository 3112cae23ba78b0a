package dev.llmoutput.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * An enum as a closed set of JSON strings.
 *
 * @param type the enum
 * @param definition the name of its definition in schema and hint, unique in the contract
 * @param description what it is, in one line
 * @param constants in declaration order
 * @param site the enum
 */
public record EnumModel(
        ClassRef type, String definition, Optional<String> description, List<Constant> constants, Site site) {
    /**
     * One value.
     *
     * @param javaName the constant's name
     * @param wireName its JSON string
     * @param aliases further strings that a tolerant reading takes
     * @param description what it means, in one line
     * @param site the constant
     */
    public record Constant(
            String javaName, String wireName, List<String> aliases, Optional<String> description, Site site) {
        /** Copies the list. */
        public Constant {
            aliases = List.copyOf(aliases);
        }

        /** A constant without aliases. */
        public Constant(String javaName, String wireName, Optional<String> description, Site site) {
            this(javaName, wireName, List.of(), description, site);
        }
    }

    /** Copies the list. */
    public EnumModel {
        constants = List.copyOf(constants);
    }
}
