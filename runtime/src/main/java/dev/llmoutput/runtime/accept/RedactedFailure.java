package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A failure without secrets. The issues are redacted first and put into words again, so that no escaping or cutting of a
 * word can hide a part of a secret.
 */
final class RedactedFailure {
    private RedactedFailure() {}

    static Failure of(Failure failure, SecretRedactor redactor) {
        if (redactor.isEmpty()) {
            return failure;
        }
        List<Issue> issues = new ArrayList<>();
        for (Issue issue : failure.issues()) {
            issues.add(redacted(issue, redactor));
        }
        return rebuilt(failure, issues, redactor).withReason(failure.reason());
    }

    private static Failure rebuilt(Failure failure, List<Issue> issues, SecretRedactor redactor) {
        if (failure.kind() == Failure.Kind.SCHEMA) {
            return Failure.schema(issues);
        }
        return issues.isEmpty()
                ? Failure.syntax(Failure.Reason.MALFORMED, redactor.redactCut(failure.observed()))
                : Failure.syntax(Failure.Reason.MALFORMED, issues.get(0));
    }

    private static Issue redacted(Issue issue, SecretRedactor redactor) {
        Map<String, Object> params = new LinkedHashMap<>();
        for (Map.Entry<String, Object> param : issue.params().entrySet()) {
            params.put(param.getKey(), redacted(param.getValue(), redactor));
        }
        return Issue.of(issue.code(), redacted(issue.path(), redactor), params);
    }

    private static Object redacted(Object value, SecretRedactor redactor) {
        return value instanceof String text
                ? redactor.redactCut(text)
                : Objects.requireNonNull(redactor.redactTree(value));
    }

    private static IssuePath redacted(IssuePath path, SecretRedactor redactor) {
        IssuePath redacted = IssuePath.ROOT;
        for (Object element : path.elements()) {
            redacted = element instanceof Integer index
                    ? redacted.index(index)
                    : redacted.name(redactor.redact((String) element));
        }
        return redacted;
    }
}
