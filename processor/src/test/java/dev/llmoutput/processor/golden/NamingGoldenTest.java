package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names that the option of a build gives, where no record says more: one golden schema for each of three forms. */
class NamingGoldenTest {
    private static final String NAME = "com.example.ParcelOutput";

    @ParameterizedTest
    @CsvSource({
        "snake_case, place_name, minutes_waited, sent_from",
        "kebab-case, place-name, minutes-waited, sent-from",
        "PascalCase, PlaceName, MinutesWaited, SentFrom"
    })
    void theOptionNamesRecordsWithoutAStrategy(String option, String place, String minutes, String sender)
            throws Exception {
        Golden golden = Golden.named("naming");
        Compiled compiled = golden.compile("naming-" + option, List.of("-Allmoutput.naming=" + option));
        Companion companion = compiled.companion(NAME);
        JsonNode schema = new JsonMapper().readTree(companion.schema());
        JsonNode stop = schema.at("/properties/last_stops/items/properties");

        assertThat(schema.get("properties").fieldNames())
                .toIterable()
                .containsExactly("parcel_number", "trackingUrl", "by", "due_date", "last_stops");
        assertThat(stop.fieldNames()).toIterable().containsExactly(place, minutes, sender);
        assertThat(stop.get(sender).get("properties").fieldNames())
                .toIterable()
                .containsExactly("first-name", "lastName");
        GoldenTest.compare(golden.expected(NAME + "." + option + ".schema.json"), companion.schema() + "\n");
        String reply = "{\"parcel_number\":\"1\",\"trackingUrl\":\"u\",\"by\":\"ownVan\",\"last_stops\":[{\"" + place
                + "\":\"p\",\"" + minutes + "\":1,\"" + sender + "\":{\"first-name\":\"a\",\"lastName\":\"b\"}}]}";
        String canonical = companion
                .parseStrictly(reply)
                .match(ok -> ok.canonical(), failed -> failed.failure().observed());
        assertThat(canonical).isEqualTo(reply);
        assertThat(companion.hint()).containsPattern("[ {]\"?" + place + "\"?: string");
    }
}
