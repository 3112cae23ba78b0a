package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;

/** Rules over several components, on several levels. */
@LlmOutput
public record Period(int from, int to, List<Part> parts, Optional<Part> last) {
    @LlmCheck(message = "must not be before from", path = "to")
    boolean ordered() {
        return from <= to;
    }

    @LlmCheck(message = "too long")
    boolean shortEnough() {
        return to - from < 100;
    }

    public record Part(int share) {
        public Part {
            if (share == 13) {
                throw new IllegalArgumentException("13 is no share");
            }
        }

        @LlmCheck(message = "must be even", path = "share")
        boolean even() {
            if (share == 7) {
                throw new IllegalStateException("7 cannot be judged");
            }
            return share % 2 == 0;
        }
    }
}
