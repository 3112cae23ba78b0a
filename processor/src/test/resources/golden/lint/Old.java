package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

/** Types that a compiler warns about when others use them. */
@LlmOutput
@Deprecated
public record Old(Left left, List<Mood> moods) {
    @Deprecated(forRemoval = true)
    public record Left(int n) {}

    public enum Mood {
        @Deprecated
        GLAD,
        SAD
    }
}
