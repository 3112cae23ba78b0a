package dev.llmoutput.processor.golden;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Types as they are written in a source, each with what stands before it, and how often each row of the table was drawn. */
final class RandomTypes {
    private static final int DEEPEST = 3;
    private static final List<TypeRow> ROWS = List.of(TypeRow.values());

    /** Where a type stands, as far as that says what it may be. */
    enum Use {
        COMPONENT,
        ARGUMENT,
        /** What may be absent has no second way to be. */
        OPTIONAL_ARGUMENT,
        /** No arrays, however deep: Java tells them apart by identity. */
        SET_ITEM,
        SORTED_ITEM,
        ARRAY_ITEM,
        VARARGS_ITEM
    }

    private final Random random;
    private final RandomConstraints constraints;
    private final Map<TypeRow, Integer> drawn = new EnumMap<>(TypeRow.class);
    /** Rows for components, so that each comes up before any comes again. */
    private final List<TypeRow> deck = new ArrayList<>();

    /** How many generic records were used: each of them comes up in turn. */
    private int generics;

    RandomTypes(Random random) {
        this.random = random;
        this.constraints = new RandomConstraints(random);
    }

    /** How often each row was drawn. */
    Map<TypeRow, Integer> drawn() {
        return drawn;
    }

    /** The row of a component. */
    TypeRow next() {
        if (deck.isEmpty()) {
            deck.addAll(ROWS);
            Collections.shuffle(deck, random);
        }
        return deck.remove(deck.size() - 1);
    }

    /** Puts a row back that did not fit where it came. */
    void later(TypeRow row) {
        deck.add(random.nextInt(deck.size() + 1), row);
    }

    /** The type of a component with its constraints; varargs for {@link TypeRow#VARARGS}. */
    String component(TypeRow row, RandomContract contract) {
        return type(row, Use.COMPONENT, false, 0, contract);
    }

    private String any(Use use, boolean inSet, int depth, RandomContract contract) {
        TypeRow row = anyRow(contract);
        return fits(row, use, inSet, depth) ? type(row, use, inSet, depth, contract) : any(use, inSet, depth, contract);
    }

    /** A row; where the contract is deep enough, none that would make it deeper. */
    private TypeRow anyRow(RandomContract contract) {
        TypeRow row = ROWS.get(random.nextInt(ROWS.size()));
        return row.kind() == TypeRow.Kind.DECLARED && contract.isDeep() ? anyRow(contract) : row;
    }

    private static boolean fits(TypeRow row, Use use, boolean inSet, int depth) {
        boolean inPlace = switch (row) {
            case CODEC, VARARGS, RECURSIVE -> false;
            case NULLABLE, OPTIONAL_OF, OPTIONAL_INT, OPTIONAL_LONG, OPTIONAL_DOUBLE ->
                use == Use.ARGUMENT || (use == Use.SET_ITEM && row != TypeRow.NULLABLE);
            case OBJECT, JSON_NODE -> use != Use.OPTIONAL_ARGUMENT;
            case ARRAY, BYTES -> !inSet;
            default -> true;
        };
        return inPlace
                && (use != Use.SORTED_ITEM || row.isComparable())
                && (use != Use.VARARGS_ITEM || (row.isSimple() && row.kind() != TypeRow.Kind.BYTES))
                && (depth < DEEPEST || row.isSimple());
    }

    private String type(TypeRow row, Use use, boolean inSet, int depth, RandomContract contract) {
        drawn.merge(row, 1, Integer::sum);
        boolean bare = use == Use.ARRAY_ITEM || use == Use.VARARGS_ITEM;
        boolean array = row == TypeRow.ARRAY || row == TypeRow.BYTES;
        String constraint = bare || row == TypeRow.CODEC || row == TypeRow.RECURSIVE ? "" : constraints.of(row);
        // on an array that is no component, an annotation before the type would be about its items
        return (array && use != Use.COMPONENT ? "" : constraint)
                + switch (row) {
                    case OPTIONAL_OF -> "Optional<" + any(Use.OPTIONAL_ARGUMENT, inSet, depth + 1, contract) + ">";
                    case NULLABLE -> "@Nullable " + nullable(inSet, depth, contract);
                    case SET -> "Set<" + any(Use.SET_ITEM, true, depth + 1, contract) + ">";
                    case SORTED_SET -> "SortedSet<" + any(Use.SORTED_ITEM, inSet, depth + 1, contract) + ">";
                    case LIST, COLLECTION, ITERABLE ->
                        row.component() + "<" + any(Use.ARGUMENT, inSet, depth + 1, contract) + ">";
                    case BYTES -> use == Use.COMPONENT ? "byte[]" : "byte " + constraint + "[]";
                    case ARRAY -> array(use == Use.COMPONENT ? "" : constraint, inSet, depth, contract);
                    case VARARGS -> any(Use.VARARGS_ITEM, inSet, depth + 1, contract) + "...";
                    case MAP -> map(key(), inSet, depth, contract);
                    case MAP_OF_ENUM -> map(contract.enumeration(), inSet, depth, contract);
                    case ENUM -> contract.enumeration();
                    case ENUM_WITH_VALUES -> contract.enumerationWithValues();
                    case RECORD -> contract.record();
                    case RECURSIVE -> contract.recursive();
                    case UNION -> contract.union(false);
                    case TAGGED_UNION -> contract.union(true);
                    case VALUE -> contract.value();
                    case CODEC -> contract.coded();
                    case GENERIC, GENERIC_UNION -> generic(row, inSet, depth, contract);
                    default -> use == Use.COMPONENT || bare ? row.component() : row.argument();
                };
    }

    /** Anything with a simple name: what stands before a class with arguments is not about the class alone. */
    private String nullable(boolean inSet, int depth, RandomContract contract) {
        TypeRow row = anyRow(contract);
        boolean fits =
                fits(row, Use.OPTIONAL_ARGUMENT, inSet, depth + 1) && row != TypeRow.BYTES && row != TypeRow.ARRAY;
        return fits
                ? type(row, Use.OPTIONAL_ARGUMENT, inSet, depth + 1, contract).replace("@NotNull ", "")
                : nullable(inSet, depth, contract);
    }

    private String array(String constraint, boolean inSet, int depth, RandomContract contract) {
        String item = any(Use.ARRAY_ITEM, inSet, depth + 1, contract);
        return item.endsWith("]") ? item + "[]" : item + " " + constraint + "[]";
    }

    /** The type of the only component of a record that is its value: something that is always there. */
    String value(RandomContract contract) {
        TypeRow row = anyRow(contract);
        return fits(row, Use.OPTIONAL_ARGUMENT, false, 1)
                ? type(row, Use.COMPONENT, false, 1, contract)
                : value(contract);
    }

    private String map(String key, boolean inSet, int depth, RandomContract contract) {
        return "Map<" + key + ", " + any(Use.ARGUMENT, inSet, depth + 1, contract) + ">";
    }

    private String key() {
        return List.of(
                        "String",
                        "@Size(max = 5) String",
                        "@NotBlank String",
                        "@Pattern(regexp = \"[a-x0-9]{1,8}\") String")
                .get(random.nextInt(4));
    }

    private String generic(TypeRow row, boolean inSet, int depth, RandomContract contract) {
        String argument = any(Use.OPTIONAL_ARGUMENT, inSet, depth + 1, contract);
        if (row == TypeRow.GENERIC_UNION) {
            return "Result<" + argument + ">";
        }
        return switch (generics++ % 5) {
            case 0 -> "Box<" + any(Use.ARGUMENT, inSet, depth + 1, contract) + ">";
            case 1 -> "Page<" + argument + ">";
            case 2 -> "Pair<" + argument + ", " + any(Use.OPTIONAL_ARGUMENT, inSet, depth + 1, contract) + ">";
            case 3 -> "Node<" + argument + ">";
            default -> "Ranked<" + any(Use.SORTED_ITEM, inSet, depth + 1, contract) + ">";
        };
    }
}
