package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** With the tag last in each of nested objects, every object is passed over once, whatever the names of the tags are. */
    @ParameterizedTest
    @ValueSource(ints = {10, 20, 40, 400})
    void nestedLooksAreLinear(int depth) {
        String inner = "{\"list\":[1,{\"x\":{}},[{}]],\"kind\":\"a\"}";
        for (int i = 0; i < depth; i++) {
            inner = "{\"plain\":{\"y\":[]},\"next\":" + inner + ",\"" + (i % 2 == 0 ? "type" : "kind") + "\":\"b\"}";
        }
        JsonLimits limits = JsonLimits.DEFAULT.withMaxNestingDepth(1_000);
        try (JsonCursor in = JsonCursor.of(inner, limits)) {
            Looks looks = new Looks(in);
            looks.read();
            in.endDocument();
            assertThat(looks.finds).isEqualTo(depth * 2 + 4);
            assertThat(looks.passed).isEqualTo(looks.finds - 1);
        }
    }

    /** Reads any value as generated code reads one of nested unions: in each object it looks for its tag first. */
    private static final class Looks {
        private static final JsonNames KIND = JsonNames.of("kind");

        private final JsonCursor in;
        /** How many looks there were, one for each object. */
        private int finds;
        /** How many objects were passed over in looks, each time counted. */
        private int passed;

        Looks(JsonCursor in) {
            this.in = in;
        }

        void read() {
            switch (in.peek()) {
                case OBJECT -> {
                    look();
                    in.beginObject();
                    while (in.nextName()) {
                        read();
                    }
                }
                case ARRAY -> {
                    in.beginArray();
                    while (in.nextElement()) {
                        read();
                    }
                }
                default -> in.skipValue();
            }
        }

        private void look() {
            finds++;
            char[] text = in.buffer.clone();
            int before = finds == 1 ? 0 : in.passed().count();
            if (finds > 1) {
                hideWhatIsNested();
            }
            int type = MemberLookup.find(in, TYPE);
            int kind = MemberLookup.find(in, KIND);
            System.arraycopy(text, 0, in.buffer, 0, text.length);
            passed += in.passed().count() - before;
            assertThat(type == MemberLookup.ABSENT ? -1 : MemberLookup.indexAt(in, type, VALUES))
                    .isEqualTo(index("type"));
            assertThat(kind == MemberLookup.ABSENT ? -1 : MemberLookup.indexAt(in, kind, VALUES))
                    .isEqualTo(index("kind"));
        }

        private int index(String name) {
            int position = in.mark();
            int depth = in.depth();
            int members = in.members();
            Object value = ((Map<?, ?>) JsonTree.read(in)).get(name);
            in.rewind(position, depth, members);
            return value == null ? -1 : VALUES.indexOf((String) value);
        }

        /** Overwrites what is in the objects that are in the next one: whoever looked at it would meet a fault. */
        private void hideWhatIsNested() {
            int depth = 0;
            for (int at = in.mark(); depth > 0 || at == in.mark(); at++) {
                char c = in.buffer[at];
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                if (depth > 1 && c != '{') {
                    in.buffer[at] = '?';
                }
            }
        }
    }

    /** What is known of a text is not taken for another, nor after it was closed. */
    @Test
    void knowsNothingOfAnotherText() {
        JsonCursor in = new JsonCursor();
        for (String json : new String[] {
            "{\"x\":{\"y\":{},\"type\":\"a\"},\"type\":\"a\"}",
            "{\"x\":{\"yyyyyyy\":{\"z\":{}},\"type\":\"a\"},\"type\":\"a\"}",
            "{\"type\":\"a\"}"
        }) {
            in.open(json, 0, json.length(), JsonLimits.DEFAULT);
            assertThat(in.passed().count()).isZero();
            new Looks(in).read();
            in.endDocument();
            if (json.length() % 2 == 0) {
                in.close();
                assertThat(in.passed().count()).isZero();
            }
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
