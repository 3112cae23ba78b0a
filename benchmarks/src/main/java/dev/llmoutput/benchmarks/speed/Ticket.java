package dev.llmoutput.benchmarks.speed;

import com.dslplatform.json.CompiledJson;
import dev.llmoutput.LlmOutput;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A small contract: ten components, a record and a list in it. */
@LlmOutput
@CompiledJson
public record Ticket(
        @NotBlank String id,
        @NotNull @Size(min = 1, max = 200) String title,
        @NotNull Priority priority,
        @Min(0) @Max(100) int score,
        @PositiveOrZero double hours,
        boolean open,
        @NotNull @Valid Customer customer,
        @NotNull @Size(max = 10) List<@NotBlank String> tags,
        long created,
        @Nullable @Size(max = 500) String note) {
    /** How soon. */
    public enum Priority {
        LOW,
        NORMAL,
        HIGH
    }

    /** Who asks. */
    public record Customer(
            @NotBlank String name, @NotNull @Size(max = 100) String city) {}
}
