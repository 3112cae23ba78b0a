package dev.llmoutput.processor.golden;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The source of one annotated type with all that is declared in it. */
final class RandomContract {
    private static final int DEEPEST = 2;

    /** Names that generated code may want for itself, and others. */
    private static final List<String> NAMES = List.of(
            "a",
            "b2",
            "value",
            "in",
            "out",
            "field",
            "checks",
            "read",
            "text",
            "items",
            "size",
            "options",
            "json",
            "index",
            "result",
            "e",
            "entry",
            "key",
            "SHAPE",
            "TYPE",
            "shape",
            "éa",
            "$x",
            "_y",
            "raw",
            "list",
            "set",
            "names",
            "write",
            "check",
            "parse",
            "name",
            "item",
            "read2",
            "values",
            "map",
            "of",
            "schema",
            "firstName",
            "parseURLNow",
            "aB",
            "x2Y",
            "URL",
            "is_Open");

    private static final List<String> ODD_NAMES =
            List.of("x-y", "a.b", "with space", "\\\"quoted\\\"", "päth", "a/b", "~", "$ref", "0", "class");

    /** Types, each with what may stand in where its key is absent. */
    private static final Map<TypeRow, String> DEFAULTS = Map.ofEntries(
            Map.entry(TypeRow.BOOLEAN, "boolean|true"),
            Map.entry(TypeRow.INT, "int|7"),
            Map.entry(TypeRow.BOXED_LONG, "Long|-1"),
            Map.entry(TypeRow.STRING, "String|\\\"d\\\""),
            Map.entry(TypeRow.BIG_DECIMAL, "BigDecimal|0.50"),
            Map.entry(TypeRow.LIST, "List<String>|[\\\"d\\\"]"),
            Map.entry(TypeRow.MAP, "Map<String, Integer>|{\\\"d\\\":1}"),
            Map.entry(TypeRow.LOCAL_DATE, "LocalDate|\\\"2026-03-31\\\""),
            Map.entry(TypeRow.OBJECT, "Object|[1,{}]"),
            Map.entry(TypeRow.OPTIONAL_INT, "OptionalInt|3"));

    private final String name;
    private final Random random;
    private final RandomTypes types;
    private final List<String> nested = new ArrayList<>();
    /** How many declarations have been begun. */
    private int count;

    /** The names of what is declared already, by what it is. */
    private final Map<String, List<String>> declared = new TreeMap<>();
    /** The records that are being declared, the innermost first. */
    private final Deque<String> open = new ArrayDeque<>();

    RandomContract(String name, Random random, RandomTypes types) {
        this.name = name;
        this.random = random;
        this.types = types;
    }

    /** The whole of the file. */
    String source() {
        String declaration = switch (random.nextInt(10)) {
            case 0 -> "sealed interface " + name + " {\n";
            case 1 -> "enum " + name + " {\n" + constants(false) + ";\n";
            case 2 ->
                "record " + name + "(@JsonValue " + types.value(this) + " value) {\n" + rules(List.of("value"), name);
            default -> record(name, 3 + random.nextInt(4), "");
        };
        if (declaration.startsWith("sealed")) {
            arms(name);
        }
        return SharedSources.HEADER + "@LlmOutput\npublic " + declaration + String.join("\n", nested) + "}\n";
    }

    /** A declaration up to the end of its rules: the last brace is still missing. */
    private String record(String record, int count, String supertype) {
        open.push(record);
        boolean isNamed = random.nextInt(6) == 0;
        List<String> names = names(count, isNamed);
        String header = "record " + record + "(" + components(names) + ")" + supertype + " {\n" + rules(names, record);
        open.pop();
        return (isNamed ? RandomRules.naming(random) : "") + header;
    }

    private String rules(List<String> names, String record) {
        return new RandomRules(random).of(names, record);
    }

    /** Names of components; where a strategy changes them, some that stay different and are nobody else's. */
    private List<String> names(int count, boolean areChanged) {
        List<String> names = new ArrayList<>(NAMES);
        if (areChanged) {
            names.removeAll(List.of("SHAPE", "TYPE"));
        }
        Collections.shuffle(names, random);
        return names.subList(0, count);
    }

    private String components(List<String> names) {
        List<String> jsonNames = new ArrayList<>(ODD_NAMES);
        Collections.shuffle(jsonNames, random);
        List<String> components = new ArrayList<>();
        boolean recursive = false;
        while (components.size() < names.size()) {
            TypeRow row = types.next();
            boolean last = components.size() == names.size() - 1;
            boolean deep = isDeep() && row.kind() == TypeRow.Kind.DECLARED;
            if (deep || (row == TypeRow.VARARGS && !last) || (row == TypeRow.RECURSIVE && recursive)) {
                types.later(row);
                row = TypeRow.STRING;
            }
            recursive |= row == TypeRow.RECURSIVE;
            components.add(component(row, jsonNames) + " " + names.get(components.size()));
        }
        return String.join(",\n    ", components);
    }

    private String component(TypeRow row, List<String> jsonNames) {
        String given = DEFAULTS.get(row);
        if (given != null && random.nextInt(3) == 0) {
            types.drawn().merge(row, 1, Integer::sum);
            int bar = given.indexOf('|');
            return "@LlmField(defaultJson = \"" + given.substring(bar + 1) + "\") " + given.substring(0, bar);
        }
        String type = types.component(row, this);
        return row == TypeRow.CODEC ? type : refinement(jsonNames) + type;
    }

    private String refinement(List<String> jsonNames) {
        return switch (random.nextInt(12)) {
            case 0 -> "@LlmField(name = \"" + jsonNames.remove(0) + "\") ";
            case 1 -> "@JsonProperty(\"" + jsonNames.remove(0) + "\") ";
            case 2 -> "@LlmField(aliases = \"" + jsonNames.remove(0) + "\") ";
            case 3 -> "@LlmField(secret = true) ";
            default -> "";
        };
    }

    /** Whether there are records enough in one another. */
    boolean isDeep() {
        return open.size() > DEEPEST;
    }

    /** A name for a new declaration of that kind, or one that is there already. */
    private String declare(String kind, Consumer<String> declaration) {
        List<String> there = declared.computeIfAbsent(kind, key -> new ArrayList<>());
        if (!there.isEmpty() && (random.nextBoolean() || isDeep())) {
            return there.get(random.nextInt(there.size()));
        }
        String fresh = kind + ++count;
        declaration.accept(fresh);
        there.add(fresh);
        return fresh;
    }

    String enumeration() {
        return declare("Color", fresh -> nested.add("enum " + fresh + " {" + constants(false) + "}"));
    }

    String enumerationWithValues() {
        return declare(
                "Level",
                fresh -> nested.add("enum " + fresh + " {" + constants(true)
                        + "; @JsonValue String text() { return name() + 1; }}"));
    }

    private String constants(boolean allNamed) {
        List<String> constants = new ArrayList<>();
        for (String constant : List.of("RED", "Green", "B1", "B2").subList(0, 2 + random.nextInt(3))) {
            String named = switch (random.nextInt(allNamed ? 2 : 4)) {
                case 0 -> "@JsonProperty(\"" + constant + "-x\") ";
                case 1 ->
                    "@LlmField(name = \"" + constant.charAt(0) + " " + constants.size() + "\", aliases = \"" + constant
                            + "!\") ";
                default -> "";
            };
            constants.add(named + constant);
        }
        return String.join(", ", constants);
    }

    String record() {
        return declare("Part", fresh -> nested.add(record(fresh, 1 + random.nextInt(3), "") + "}"));
    }

    /** One of the records round this place, where a value can end. */
    String recursive() {
        List<String> around = new ArrayList<>(open);
        if (around.isEmpty()) {
            return "Optional<String>";
        }
        String record = around.get(random.nextInt(around.size()));
        return List.of(
                        "Optional<" + record + ">",
                        "List<" + record + ">",
                        "@Nullable " + record,
                        "Map<String, " + record + ">",
                        "Set<" + record + ">",
                        record + "[]",
                        "Optional<Box<" + record + ">>")
                .get(random.nextInt(7));
    }

    String union(boolean tagged) {
        String info = tagged ? "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = \"kind\") " : "";
        return declare(tagged ? "Tagged" : "Choice", fresh -> {
            nested.add(info + "sealed interface " + fresh + " {}");
            arms(fresh);
        });
    }

    private void arms(String union) {
        for (String arm : List.of("Left", "Right", "Mid").subList(0, 2 + random.nextInt(2))) {
            String named = switch (random.nextInt(arm.equals("Mid") ? 2 : 4)) {
                case 0 -> "@JsonTypeName(\"" + arm + " arm\") ";
                case 3 -> "@LlmOutput(name = \"" + arm + "-arm\") ";
                default -> "";
            };
            int components = arm.equals("Mid") ? 0 : 1 + random.nextInt(2);
            nested.add(named + record(union + arm, components, " implements " + union) + "}");
        }
    }

    String value() {
        return declare("Just", fresh -> {
            open.push(fresh);
            nested.add("record " + fresh + "(@JsonValue " + types.value(this) + " value) {\n"
                    + rules(List.of("value"), fresh) + "}");
            open.pop();
        });
    }

    String coded() {
        return List.of(
                        "@LlmField(codec = TagCodec.class) StringBuilder",
                        "@LlmField(codec = TagCodec.class) Optional<StringBuilder>",
                        "@LlmField(codec = TagCodec.class) List<StringBuilder>",
                        "@LlmField(codec = TagCodec.class) Map<String, Set<StringBuilder>>",
                        "@LlmField(codec = AmountCodec.class) Number",
                        "@LlmField(codec = AmountCodec.class) @Nullable Number",
                        "@LlmField(codec = SwitchCodec.class) int",
                        "@LlmField(codec = SwitchCodec.class) Integer[]")
                .get(random.nextInt(8));
    }
}
