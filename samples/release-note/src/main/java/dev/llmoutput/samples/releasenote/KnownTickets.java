package dev.llmoutput.samples.releasenote;

import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.ArrayList;
import java.util.List;

/** A rule that no contract can hold, because it needs the host's data: every ticket is one of the commits'. */
final class KnownTickets {
    private KnownTickets() {}

    static ArtifactValidation check(Parsed.Ok<ReleaseNote> note) {
        List<ArtifactError> errors = new ArrayList<>();
        List<ReleaseNote.Change> changes = note.value().changes();
        for (int i = 0; i < changes.size(); i++) {
            String ticket = changes.get(i).ticket();
            if (!Commits.mention(ticket)) {
                errors.add(ArtifactError.at("changes[" + i + "].ticket", "no commit mentions " + ticket));
            }
        }
        return ArtifactValidation.of(errors);
    }
}
