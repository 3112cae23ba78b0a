package dev.llmoutput.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.model.ClassRef;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameReaderTest {
    @ParameterizedTest
    @CsvSource({
        "ReleaseNote, release_note",
        "Verdict, verdict",
        "HTTPServer, http_server",
        "JsonURL, json_url",
        "Order2Line, order2_line",
        "A, a",
        "already_Snake, already_snake",
        "XMLHttpRequest2, xml_http_request2"
    })
    void contractsAreNamedInSnakeCase(String simpleName, String expected) {
        assertThat(NameReader.snakeCase(simpleName)).isEqualTo(expected);
    }

    /** B099: types that share a simple name are told apart, all of them, in any order. */
    @Test
    void definitionsThatShareANameGetLongerOnes() {
        ClassRef buyer = new ClassRef("one", List.of("Trade", "Buyer", "Address"));
        ClassRef seller = new ClassRef("one", List.of("Trade", "Seller", "Address"));
        ClassRef other = new ClassRef("two", List.of("Trade", "Seller", "Address"));
        ClassRef alone = ClassRef.of("one", "Line");
        ClassRef trap = ClassRef.of("three", "Trade_Buyer_Address");
        assertThat(DefinitionNames.of(List.of(buyer, seller, other, alone, trap)))
                .containsEntry(alone, "Line")
                .containsEntry(buyer, "one.Trade.Buyer.Address")
                .containsEntry(seller, "one.Trade.Seller.Address")
                .containsEntry(other, "two.Trade.Seller.Address")
                .containsEntry(trap, "Trade_Buyer_Address")
                .isEqualTo(DefinitionNames.of(List.of(trap, alone, other, seller, buyer)));
        assertThat(DefinitionNames.of(List.of(buyer, seller)))
                .containsEntry(buyer, "Trade_Buyer_Address")
                .containsEntry(seller, "Trade_Seller_Address");
    }

    /** C211, C218: definitions are keys of the schema as well, and providers refuse some. */
    @Test
    void definitionsHaveNoReservedName() {
        ClassRef type = ClassRef.of("p", "prototype");

        assertThat(DefinitionNames.of(List.of(type))).containsExactly(Map.entry(type, "prototype_2"));
    }
}
