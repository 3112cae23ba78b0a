package dev.llmoutput.runtime.json;

/** What a cursor can expect at a place where something else stands. */
enum JsonExpected {
    VALUE("a value"),
    ELEMENT_OR_END("a value or ']'"),
    NAME_OR_END("a name in double quotes or '}'"),
    NAME("a name in double quotes after ','"),
    COLON("':'"),
    COMMA_OR_END("','"),
    NOTHING("nothing after the value"),
    CLOSING_QUOTE("a double quote"),
    ESCAPED_CONTROL("an escape in place of a raw control character"),
    ESCAPE("one of \"\\/bfnrtu after '\\'"),
    HEX_DIGIT("four hexadecimal digits after '\\u'"),
    DIGIT("a digit of the number"),
    NO_LEADING_ZERO("a number without a leading zero"),
    TRUE("true"),
    FALSE("false"),
    NULL("null");

    private final String what;

    JsonExpected(String what) {
        this.what = what;
    }

    /** The literal that is expected, if it is one. */
    String word() {
        return what;
    }

    /** The expectation in words; where it helps they say after what, or in what. */
    String words(JsonPlace place) {
        return switch (this) {
            case VALUE -> what + (place.inContainer() ? " for " + place.step() : "");
            case COLON -> what + " after the name " + place.step();
            case COMMA_OR_END -> what + (place.inArray() ? " or ']' after " : " or '}' after ") + place.value();
            case CLOSING_QUOTE -> what + " at the end of " + token(place);
            case ESCAPED_CONTROL, ESCAPE, HEX_DIGIT, DIGIT, NO_LEADING_ZERO, TRUE, FALSE, NULL ->
                what + (place.inContainer() ? " in " + token(place) : "");
            default -> what;
        };
    }

    private static String token(JsonPlace place) {
        return place.inName() ? "the name" : place.inContainer() ? place.value() : "the string";
    }
}
