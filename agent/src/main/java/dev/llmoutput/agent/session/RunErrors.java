package dev.llmoutput.agent.session;

import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.provider.ProviderException;
import dev.llmoutput.runtime.redact.SecretRedactor;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** Turns what went wrong into data. */
final class RunErrors {
    private RunErrors() {}

    static AgentError of(Throwable failure) {
        AgentError error = AgentError.of(message(failure));
        if (failure instanceof StructuredOutputException refused) {
            return error.withName("StructuredOutputError")
                    .withCode(refused.code().wireName());
        }
        return failure instanceof ProviderException provider
                ? provider.code().map(error::withCode).orElse(error)
                : error;
    }

    /** A run that ended without an accepted artifact: only a text under {@code reason} becomes the code. */
    static AgentError artifactFailed(ArtifactValidation verdict) {
        String message = verdict.errors()
                .flatMap(errors -> errors.stream().findFirst())
                .map(ArtifactError::message)
                .orElse("the artifact was not accepted");
        Object reason =
                verdict.metadata().map(metadata -> metadata.get("reason")).orElse(null);
        return AgentError.of(message)
                .withName("ArtifactFailed")
                .withCode(reason instanceof String code ? code : "artifact_failed");
    }

    /** What a failure says; the name of its kind if it says nothing. */
    static String message(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }

    /** What a stage really failed with. */
    static Throwable unwrap(Throwable failure) {
        Throwable root = failure;
        while (root instanceof CompletionException && root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    /** The failure, if a log of it would tell no secret. */
    static @Nullable Throwable safe(@Nullable Throwable failure, SecretRedactor redactor) {
        if (failure == null || redactor.isEmpty()) {
            return failure;
        }
        StringWriter log = new StringWriter();
        failure.printStackTrace(new PrintWriter(log));
        String text = log.toString();
        return redactor.redactCut(text).equals(text) ? failure : null;
    }
}
