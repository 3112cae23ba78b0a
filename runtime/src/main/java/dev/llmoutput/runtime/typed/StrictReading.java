package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.reply.Fence;
import java.util.List;

/** One optional wrapping fence, then RFC 8259, then the contract. */
final class StrictReading {
    private StrictReading() {}

    static <T> Parsed<T> of(ValueShape<T> shape, String raw, ReadOptions options) {
        TypedReader in = TypedReader.take();
        try {
            Fence fence = Fence.of(raw);
            in.open(raw, fence.start(), fence.end(), options, shape.holdsSecrets());
            T value = shape.read(in);
            in.endDocument();
            return value == null || in.issueCount() > 0
                    ? Parsed.failed(Failure.schema(in.issues()))
                    : Parsed.ok(value, new Canonical<>(shape, value), in.changed(), List.of());
        } catch (JsonSyntaxException e) {
            return Parsed.failed(ReadFailures.of(e, shape));
        } catch (StackOverflowError e) {
            return Parsed.failed(ReadFailures.stackOverflow(in.depth()));
        } finally {
            in.close(shape.holdsSecrets());
        }
    }
}
