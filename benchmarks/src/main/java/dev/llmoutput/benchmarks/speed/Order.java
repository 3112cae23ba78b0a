package dev.llmoutput.benchmarks.speed;

import com.dslplatform.json.CompiledJson;
import dev.llmoutput.LlmOutput;
import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A contract of medium and, with many lines, of large size. */
@LlmOutput
@CompiledJson
public record Order(
        @NotBlank String number,
        @NotNull @DecimalMin("0") BigDecimal total,
        @NotNull @Size(min = 1) List<@NotNull @Valid Line> lines) {
    /** What is counted. */
    public enum Unit {
        PIECE,
        METRE,
        KILOGRAM
    }

    /** One line. */
    public record Line(
            @NotBlank @Size(max = 20) String sku,
            @NotNull @Size(max = 120) String description,
            @Min(1) int quantity,
            @NotNull @DecimalMin("0") BigDecimal price,
            @NotNull Unit unit,
            boolean taxed,
            @Nullable @Size(max = 200) String note) {}
}
