package dev.llmoutput.runtime.typed.invoice;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

public record Invoice(String number, BigDecimal total, Currency currency, List<Line> lines, Optional<String> note) {
    public Invoice {
        if (total.signum() < 0 && note.isEmpty()) {
            throw new IllegalArgumentException("a credit note needs a note");
        }
    }

    boolean hasPositiveLine() {
        return lines.stream().anyMatch(line -> line.quantity() > 0);
    }
}
