package dev.llmoutput.samples.releasenote;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;

/**
 * What changed in a release, for the people who use it.
 *
 * @param title one line that says why to upgrade
 * @param changes what changed, the most important first
 * @param upgrade what users have to do; left out if nothing
 */
@LlmOutput
public record ReleaseNote(
        @NotBlank @Size(max = 60) String title,
        @Size(min = 1, max = 10) List<Change> changes,
        Optional<String> upgrade) {

    /**
     * One change.
     *
     * @param kind what sort of change it is
     * @param text what users notice of it
     * @param ticket the ticket behind it
     */
    public record Change(
            Kind kind,
            @NotBlank String text,
            @Pattern(regexp = "SHOP-[0-9]+") String ticket) {}

    /** Sorts of changes. */
    public enum Kind {
        /** something new */
        ADDED,
        /** something works in another way */
        CHANGED,
        /** something works again */
        FIXED
    }
}
