package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A journey. */
@LlmOutput
public record Route(Halt first, List<Halt> between, @Nullable Halt last, Optional<Kind> kind, List<@Nullable Kind> before) {
    /**
     * A place to stop at.
     *
     * @param stop its name
     */
    public record Halt(String stop, int minutes) {}

    /** How to travel. */
    public enum Kind {
        BUS,
        TRAIN
    }
}
