package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;

/** Values that no issue may quote. */
@LlmOutput
public record Login(
        String user,
        @LlmField(secret = true) @Size(min = 8) @Pattern(regexp = "[a-z0-9]+") String password,
        @LlmField(secret = true) @Max(9999) int pin,
        @LlmField(secret = true) List<@Size(max = 4) String> codes,
        @LlmField(secret = true) Optional<Card> card,
        Session session) {
    public Login {
        if (password.equals(user)) {
            throw new IllegalArgumentException("the password " + password + " is the user");
        }
    }

    @LlmCheck(message = "must differ from the session's token", path = "password")
    boolean differs() {
        return !password.equals(session.token());
    }

    /** A card. */
    public record Card(Brand brand, int number) {
        public Card {
            if (number == 13) {
                throw new IllegalArgumentException("13 is unlucky");
            }
        }
    }

    /** Who made it. */
    public enum Brand {
        AMBER,
        BIRCH
    }

    public record Session(@LlmField(secret = true) String token, Holder holder) {}

    public record Holder(String name) {
        public Holder {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("a holder has a name");
            }
        }
    }
}
