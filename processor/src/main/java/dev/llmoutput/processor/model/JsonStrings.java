package dev.llmoutput.processor.model;

/** Which shapes are JSON strings. */
public final class JsonStrings {
    private JsonStrings() {}

    /** Whether a JSON string stands in {@code slot}, one of {@code model}. */
    public static boolean has(Slot slot, ContractModel model) {
        return slot.shape().match(new IsString(model));
    }

    private record IsString(ContractModel model) implements TypeShape.Cases<Boolean> {
        @Override
        public Boolean text(TypeShape.Text shape) {
            return true;
        }

        @Override
        public Boolean bool(TypeShape.Bool shape) {
            return false;
        }

        @Override
        public Boolean numeric(TypeShape.Numeric shape) {
            return false;
        }

        @Override
        public Boolean enumeration(TypeShape.Enumeration shape) {
            return true;
        }

        @Override
        public Boolean character(TypeShape.Char shape) {
            return true;
        }

        @Override
        public Boolean formatted(TypeShape.Formatted shape) {
            return true;
        }

        @Override
        public Boolean anything(TypeShape.Anything shape) {
            return false;
        }

        @Override
        public Boolean mapOf(TypeShape.MapOf shape) {
            return false;
        }

        @Override
        public Boolean array(TypeShape.Array shape) {
            return false;
        }

        @Override
        public Boolean nested(TypeShape.Nested shape) {
            return false;
        }

        @Override
        public Boolean union(TypeShape.Union shape) {
            return false;
        }

        @Override
        public Boolean wrapped(TypeShape.Wrapped shape) {
            return model.content(shape).shape().match(this);
        }

        @Override
        public Boolean coded(TypeShape.Coded shape) {
            return shape.kind() == TypeShape.Coded.Kind.STRING;
        }
    }
}
