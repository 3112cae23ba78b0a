package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MemberLookupTest {
    private static final JsonNames TYPE = JsonNames.of("type");
    private static final JsonNames VALUES = JsonNames.of("a", "b");

    private static JsonCursor at(String json) {
        return JsonCursor.of(json, JsonLimits.DEFAULT);
    }

    /** Wherever the member stands, it is found, and the object is read from its beginning afterwards. */
    @Test
    void findsAMemberAnywhere() {
        for (String json : new String[] {
            "{\"type\":\"b\",\"x\":[1,{\"type\":\"a\"}]}",
            "{ \"x\" : [1, {\"type\":\"a\"}] , \"type\" : \"b\" }",
            "{\"x\":{\"y\":{}},\"t\\u0079pe\":\"b\",\"type\":\"a\"}"
        }) {
            try (JsonCursor in = at(json)) {
                int mark = MemberLookup.find(in, TYPE);
                assertThat(MemberLookup.indexAt(in, mark, VALUES)).as(json).isEqualTo(1);
                assertThat(in.readAgain(mark)).isEqualTo("b");
                assertThat(JsonTree.read(in)).isEqualTo(JsonTree.read(json, JsonLimits.DEFAULT));
                in.endDocument();
            }
        }
    }

    @Test
    void saysWhatIsNotThere() {
        assertThat(MemberLookup.find(at("{}"), TYPE)).isEqualTo(MemberLookup.ABSENT);
        assertThat(MemberLookup.find(at("{\"Type\":\"a\",\"x\":{\"type\":\"a\"}}"), TYPE))
                .isEqualTo(MemberLookup.ABSENT);
        for (String value : new String[] {"\"c\"", "1", "null", "{}", "[\"a\"]"}) {
            JsonCursor in = at("{\"type\":" + value + "}");
            assertThat(MemberLookup.indexAt(in, MemberLookup.find(in, TYPE), VALUES))
                    .isEqualTo(-1);
        }
    }

    /** A fault before the member is found where reading would find it. */
    @Test
    void stopsAtTheFaultThatReadingWouldMeet() {
        String json = "{\"x\":[1,],\"type\":\"a\"}";
        assertThatThrownBy(() -> MemberLookup.find(at(json), TYPE))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessage(catchMessage(json));
        assertThatThrownBy(() -> MemberLookup.find(at("{\"x\":1,"), TYPE)).isInstanceOf(JsonSyntaxException.class);
    }

    /** What is passed over counts once against the limit on members. */
    @Test
    void countsMembersOnce() {
        JsonLimits limits = JsonLimits.DEFAULT.withMaxMembers(3);
        try (JsonCursor in = JsonCursor.of("{\"x\":1,\"y\":2,\"type\":\"a\"}", limits)) {
            assertThat(MemberLookup.find(in, TYPE)).isPositive();
            in.skipValue();
            in.endDocument();
        }
    }

    private static String catchMessage(String json) {
        try {
            JsonTree.read(json, JsonLimits.DEFAULT);
            return "";
        } catch (JsonSyntaxException e) {
            return e.getMessage();
        }
    }
}
