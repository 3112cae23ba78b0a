package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import org.jspecify.annotations.Nullable;

/** A string without rules of its own, where a shape is asked for: in a list. */
public final class TextShape extends ScalarShape<String> {
    /** The only one. */
    public static final TextShape SHAPE = new TextShape();

    private TextShape() {}

    @Override
    public @Nullable String read(TypedReader in) {
        return in.readString();
    }

    @Override
    public void check(String value, Checks checks) {}

    @Override
    public void write(String value, JsonAppender out) {
        out.string(value);
    }

    @Override
    Object identity(String item) {
        return item;
    }

    @Override
    public String expected() {
        return "a string";
    }
}
