package dev.llmoutput.benchmarks.process;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.LlmOutput;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.Parsed;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.util.List;

/** A process that reads one reply and ends. */
enum FirstReply {
    /** Reads none. */
    EMPTY {
        @Override
        boolean read(String reply) {
            return true;
        }
    },
    /** The generated companion. */
    OURS {
        @Override
        boolean read(String reply) {
            return FirstReply_NoteOutput.TYPE.parse(reply) instanceof Parsed.Ok<?>;
        }
    },
    /** The generated companion's loop, on a reply with words round it. */
    OURS_IN_PROSE {
        @Override
        boolean read(String reply) {
            // Not joined with +, which would bring the start of what javac makes of that.
            String prose = "Here it is:\n```json\n".concat(reply).concat("\n```\nAnything else?");
            return FirstReply_NoteOutput.accept(prose) instanceof Outcome.Accepted<?>;
        }
    },
    /** The same on a reply that breaks a rule, up to what the model would be told. */
    OURS_REFUSED {
        @Override
        boolean read(String reply) {
            return FirstReply_NoteOutput.accept(reply.replace("7", "700")) instanceof Outcome.Rejected<?> rejected
                    && rejected.failure().observed().contains("score");
        }
    },
    /** Jackson and Hibernate Validator. */
    JACKSON_VALIDATOR {
        @Override
        boolean read(String reply) throws IOException {
            Note note = JsonMapper.builder().build().readValue(reply, Note.class);
            return Validation.buildDefaultValidatorFactory()
                    .getValidator()
                    .validate(note)
                    .isEmpty();
        }
    };

    /** A small contract. */
    @LlmOutput
    record Note(
            @NotBlank String id,
            @NotNull @Size(max = 200) String title,
            @Min(0) @Max(100) int score,
            double hours,
            boolean open,
            @NotNull @Size(max = 10) List<@NotBlank String> tags) {}

    abstract boolean read(String reply) throws IOException;

    /** Reads in the way that the argument names. */
    public static void main(String[] args) throws IOException {
        String reply = """
                {"id": "T-1", "title": "late tram", "score": 7, "hours": 1.5, "open": true, "tags": ["tram", "delay"]}""";
        if (!valueOf(args[0]).read(reply)) {
            System.exit(1);
        }
    }
}
