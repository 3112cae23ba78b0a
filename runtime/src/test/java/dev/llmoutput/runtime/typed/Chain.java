package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.Optional;

/** A record that holds itself. */
record Chain(Optional<Chain> next) {
    static final RecordShape<Chain> SHAPE = new ChainShape();

    static int depth(Chain chain) {
        int depth = 1;
        for (Optional<Chain> at = chain.next(); at.isPresent(); at = at.get().next()) {
            depth++;
        }
        return depth;
    }

    private static final class ChainShape extends RecordShape<Chain> {
        ChainShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1).optional("next"));
        }

        @Override
        public Chain read(TypedReader in) {
            Optional<Chain> next = Optional.empty();
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                next = in.readNull() ? Optional.empty() : Optional.ofNullable(read(in));
            }
            return in.endRecord(this) ? new Chain(next) : null;
        }

        @Override
        public void check(Chain value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            value.next().ifPresent(next -> check(next, checks));
            checks.endRecord();
        }

        @Override
        public void writeMembers(Chain value, JsonAppender out) {
            if (value.next().isPresent()) {
                out.name("next");
                write(value.next().get(), out);
            }
        }
    }
}
