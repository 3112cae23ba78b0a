package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.reply.Fence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One optional wrapping fence, then RFC 8259, then the contract. */
final class StrictReading {
    private StrictReading() {}

    static <T> Parsed<T> of(ValueShape<T> shape, String raw, ReadOptions options) {
        TypedReader in = TypedReader.take();
        try {
            Fence fence = Fence.of(raw);
            in.open(raw, fence.start(), fence.end(), options);
            T value = shape.read(in);
            in.endDocument();
            return value == null || in.issueCount() > 0
                    ? Parsed.failed(Failure.schema(in.issues()))
                    : Parsed.ok(value, new Canonical<>(shape, value), in.changed(), List.of());
        } catch (JsonSyntaxException e) {
            return Parsed.failed(Failure.syntax(reason(e.kind()), e.issue()));
        } catch (StackOverflowError e) {
            return Parsed.failed(Failure.syntax(Failure.Reason.MALFORMED, stackOverflow(in.depth())));
        } finally {
            in.close();
        }
    }

    private static Failure.Reason reason(JsonSyntaxException.Kind kind) {
        return switch (kind) {
            case EMPTY -> Failure.Reason.EMPTY;
            case TRUNCATED -> Failure.Reason.TRUNCATED;
            case MALFORMED, LIMIT -> Failure.Reason.MALFORMED;
        };
    }

    /** The limits allow a depth that the thread's stack does not. */
    private static Issue stackOverflow(int depth) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("limit", "a nesting depth");
        params.put("maximum", depth);
        return Issue.of(IssueCode.LIMIT, IssuePath.ROOT, params);
    }
}
