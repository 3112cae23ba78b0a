package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A parcel on its way.
 *
 * @param trackingURL where it can be followed
 */
@LlmOutput
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record Parcel(
        String parcelNumber,
        @JsonProperty("trackingUrl") String trackingURL,
        @LlmField(name = "by", aliases = "carrierName") Carrier shippedBy,
        Optional<LocalDate> dueDate,
        List<Stop> lastStops) {
    /** Who carries it; names of constants are no concern of a strategy. */
    public enum Carrier {
        ownVan,
        POST_OFFICE
    }

    /** Without a strategy of its own: the option of the build names its components. */
    public record Stop(String placeName, int minutesWaited, Sender sentFrom) {}

    @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
    public record Sender(String firstName, @LlmField(name = "lastName") String familyName) {}
}
