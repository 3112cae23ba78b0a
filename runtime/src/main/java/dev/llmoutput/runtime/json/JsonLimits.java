package dev.llmoutput.runtime.json;

/**
 * How large a document may be before reading stops with a {@code limit} issue. Immutable. The names are those that
 * Jackson gives its read constraints; the defaults are smaller where a model's reply is small.
 */
public final class JsonLimits {
    /** The limits that hold unless others are asked for. */
    public static final JsonLimits DEFAULT = new JsonLimits(1_048_576, 512, 1_048_576, 1_000, 4_096, 100_000, 100_000);

    /** No limits but the one of exponents that cannot be raised; for a text that was let in already, or written here. */
    public static final JsonLimits NONE = new JsonLimits(
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            JsonNumber.MAX_EXPONENT);

    private final int maxDocumentLength;
    private final int maxNestingDepth;
    private final int maxStringLength;
    private final int maxNumberLength;
    private final int maxNameLength;
    private final int maxMembers;
    private final int maxExponent;

    private JsonLimits(int document, int depth, int string, int number, int name, int members, int exponent) {
        this.maxDocumentLength = document;
        this.maxNestingDepth = depth;
        this.maxStringLength = string;
        this.maxNumberLength = number;
        this.maxNameLength = name;
        this.maxMembers = members;
        this.maxExponent = exponent;
    }

    /** The whole reply, in UTF-16 units; by default 1,048,576. */
    public int maxDocumentLength() {
        return maxDocumentLength;
    }

    /** Objects and arrays inside one another; by default 512. */
    public int maxNestingDepth() {
        return maxNestingDepth;
    }

    /** One string as it is written, escapes included and quotes not, in UTF-16 units; by default 1,048,576. */
    public int maxStringLength() {
        return maxStringLength;
    }

    /** The characters of one number, and the digits of a whole number written with an exponent; by default 1,000. */
    public int maxNumberLength() {
        return maxNumberLength;
    }

    /** One name as it is written, in UTF-16 units; by default 4,096. */
    public int maxNameLength() {
        return maxNameLength;
    }

    /** The members of all objects of a document together; by default 100,000. */
    public int maxMembers() {
        return maxMembers;
    }

    /**
     * The power of ten of the first digit, either way, of a number that is taken exactly; by default 100,000. It says how
     * much an innocent {@code toBigInteger} or an addition costs: {@code 1e999999999} is short, and its digits fill 400 MB.
     */
    public int maxExponent() {
        return maxExponent;
    }

    /** These limits with another {@link #maxDocumentLength()}. */
    public JsonLimits withMaxDocumentLength(int units) {
        return new JsonLimits(
                notNegative(units),
                maxNestingDepth,
                maxStringLength,
                maxNumberLength,
                maxNameLength,
                maxMembers,
                maxExponent);
    }

    /** These limits with another {@link #maxNestingDepth()}. */
    public JsonLimits withMaxNestingDepth(int depth) {
        return new JsonLimits(
                maxDocumentLength,
                notNegative(depth),
                maxStringLength,
                maxNumberLength,
                maxNameLength,
                maxMembers,
                maxExponent);
    }

    /** These limits with another {@link #maxStringLength()}. */
    public JsonLimits withMaxStringLength(int units) {
        return new JsonLimits(
                maxDocumentLength,
                maxNestingDepth,
                notNegative(units),
                maxNumberLength,
                maxNameLength,
                maxMembers,
                maxExponent);
    }

    /** These limits with another {@link #maxNumberLength()}. */
    public JsonLimits withMaxNumberLength(int characters) {
        return new JsonLimits(
                maxDocumentLength,
                maxNestingDepth,
                maxStringLength,
                notNegative(characters),
                maxNameLength,
                maxMembers,
                maxExponent);
    }

    /** These limits with another {@link #maxNameLength()}. */
    public JsonLimits withMaxNameLength(int units) {
        return new JsonLimits(
                maxDocumentLength,
                maxNestingDepth,
                maxStringLength,
                maxNumberLength,
                notNegative(units),
                maxMembers,
                maxExponent);
    }

    /** These limits with another {@link #maxMembers()}. */
    public JsonLimits withMaxMembers(int members) {
        return new JsonLimits(
                maxDocumentLength,
                maxNestingDepth,
                maxStringLength,
                maxNumberLength,
                maxNameLength,
                notNegative(members),
                maxExponent);
    }

    /** These limits with another {@link #maxExponent()}; no more than 999,999,999 is ever taken. */
    public JsonLimits withMaxExponent(int exponent) {
        return new JsonLimits(
                maxDocumentLength,
                maxNestingDepth,
                maxStringLength,
                maxNumberLength,
                maxNameLength,
                maxMembers,
                Math.min(notNegative(exponent), JsonNumber.MAX_EXPONENT));
    }

    private static int notNegative(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("a limit must not be negative: " + limit);
        }
        return limit;
    }
}
