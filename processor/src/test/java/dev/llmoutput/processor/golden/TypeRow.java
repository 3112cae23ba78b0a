package dev.llmoutput.processor.golden;

import static dev.llmoutput.processor.golden.TypeRow.Kind.ANYTHING;
import static dev.llmoutput.processor.golden.TypeRow.Kind.CHARACTER;
import static dev.llmoutput.processor.golden.TypeRow.Kind.CONTAINER;
import static dev.llmoutput.processor.golden.TypeRow.Kind.DECIMAL;
import static dev.llmoutput.processor.golden.TypeRow.Kind.DECLARED;
import static dev.llmoutput.processor.golden.TypeRow.Kind.FORM;
import static dev.llmoutput.processor.golden.TypeRow.Kind.MOMENT;
import static dev.llmoutput.processor.golden.TypeRow.Kind.OPTIONAL;
import static dev.llmoutput.processor.golden.TypeRow.Kind.TEXT;
import static dev.llmoutput.processor.golden.TypeRow.Kind.TRUTH;
import static dev.llmoutput.processor.golden.TypeRow.Kind.WHOLE;

/** Every type that the page docs/types.md lists, each with all of its Java spellings. */
enum TypeRow {
    BOOLEAN(TRUTH, "boolean", "Boolean"),
    BOXED_BOOLEAN(TRUTH, "Boolean"),
    BYTE(WHOLE, "byte", "Byte"),
    BOXED_BYTE(WHOLE, "Byte"),
    SHORT(WHOLE, "short", "Short"),
    BOXED_SHORT(WHOLE, "Short"),
    INT(WHOLE, "int", "Integer"),
    BOXED_INT(WHOLE, "Integer"),
    LONG(WHOLE, "long", "Long"),
    BOXED_LONG(WHOLE, "Long"),
    BIG_INTEGER(WHOLE, "BigInteger"),
    FLOAT(DECIMAL, "float", "Float"),
    BOXED_FLOAT(DECIMAL, "Float"),
    DOUBLE(DECIMAL, "double", "Double"),
    BOXED_DOUBLE(DECIMAL, "Double"),
    BIG_DECIMAL(DECIMAL, "BigDecimal"),
    STRING(TEXT, "String"),
    CHAR(CHARACTER, "char", "Character"),
    BOXED_CHAR(CHARACTER, "Character"),
    LOCAL_DATE(MOMENT, "LocalDate"),
    LOCAL_TIME(MOMENT, "LocalTime"),
    LOCAL_DATE_TIME(MOMENT, "LocalDateTime"),
    OFFSET_DATE_TIME(MOMENT, "OffsetDateTime"),
    ZONED_DATE_TIME(MOMENT, "ZonedDateTime"),
    INSTANT(MOMENT, "Instant"),
    YEAR(MOMENT, "Year"),
    YEAR_MONTH(MOMENT, "YearMonth"),
    DURATION(FORM, "Duration"),
    PERIOD(FORM, "Period"),
    ZONE_ID(FORM, "ZoneId"),
    UUID(FORM, "UUID"),
    URI(FORM, "URI"),
    LOCALE(FORM, "Locale"),
    CURRENCY(FORM, "Currency"),
    BYTES(Kind.BYTES, "byte[]"),
    OBJECT(ANYTHING, "Object"),
    JSON_NODE(ANYTHING, "JsonNode"),
    OPTIONAL_OF(OPTIONAL, "Optional"),
    NULLABLE(OPTIONAL, ""),
    OPTIONAL_INT(OPTIONAL, "OptionalInt"),
    OPTIONAL_LONG(OPTIONAL, "OptionalLong"),
    OPTIONAL_DOUBLE(OPTIONAL, "OptionalDouble"),
    LIST(CONTAINER, "List"),
    COLLECTION(CONTAINER, "Collection"),
    ITERABLE(CONTAINER, "Iterable"),
    SET(CONTAINER, "Set"),
    SORTED_SET(CONTAINER, "SortedSet"),
    ARRAY(CONTAINER, ""),
    VARARGS(CONTAINER, ""),
    MAP(CONTAINER, "Map"),
    MAP_OF_ENUM(CONTAINER, "Map"),
    ENUM(DECLARED, ""),
    ENUM_WITH_VALUES(DECLARED, ""),
    RECORD(DECLARED, ""),
    RECURSIVE(DECLARED, ""),
    GENERIC(DECLARED, ""),
    GENERIC_UNION(DECLARED, ""),
    UNION(DECLARED, ""),
    TAGGED_UNION(DECLARED, ""),
    VALUE(DECLARED, ""),
    CODEC(DECLARED, "");

    /** Which constraints fit. */
    enum Kind {
        TRUTH,
        WHOLE,
        DECIMAL,
        TEXT,
        CHARACTER,
        MOMENT,
        FORM,
        BYTES,
        ANYTHING,
        OPTIONAL,
        CONTAINER,
        DECLARED
    }

    private final Kind kind;
    private final String component;
    private final String argument;

    TypeRow(Kind kind, String type) {
        this(kind, type, type);
    }

    TypeRow(Kind kind, String component, String argument) {
        this.kind = kind;
        this.component = component;
        this.argument = argument;
    }

    Kind kind() {
        return kind;
    }

    /** The type, or the class round another; empty where each contract has its own. */
    String component() {
        return component;
    }

    /** The same where it must not be primitive. */
    String argument() {
        return argument;
    }

    boolean isPrimitive() {
        return !component.equals(argument);
    }

    /** Whether it says all by itself: nothing in it, nothing to declare. */
    boolean isSimple() {
        return kind != OPTIONAL && kind != CONTAINER && kind != DECLARED;
    }

    /** Whether Java has an order for its values. */
    boolean isComparable() {
        boolean none = this == ZONE_ID || this == PERIOD || this == LOCALE || this == CURRENCY;
        boolean simple = isSimple() && kind != ANYTHING && kind != Kind.BYTES && !none;
        return simple || this == ENUM || this == ENUM_WITH_VALUES;
    }
}
