package dev.llmoutput.agent.provider;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Which model is asked, by whom it is provided, and what it can do. Immutable. */
public final class Model {
    private final String provider;
    private final String name;
    private final boolean structuredOutput;

    private Model(String provider, String name, boolean structuredOutput) {
        this.provider = Objects.requireNonNull(provider, "provider");
        this.name = Objects.requireNonNull(name, "name");
        this.structuredOutput = structuredOutput;
    }

    /**
     * A model that takes no schema.
     *
     * @param provider the id of its provider
     * @param name the provider's name for the model
     */
    public static Model of(String provider, String name) {
        return new Model(provider, name, false);
    }

    /** This model, which takes a schema with a request. */
    public Model withStructuredOutput() {
        return new Model(provider, name, true);
    }

    /** The id of its provider. */
    public String provider() {
        return provider;
    }

    /** The provider's name for the model. */
    public String name() {
        return name;
    }

    /** Whether it takes a schema with a request. */
    public boolean structuredOutput() {
        return structuredOutput;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Model that
                && provider.equals(that.provider)
                && name.equals(that.name)
                && structuredOutput == that.structuredOutput;
    }

    @Override
    public int hashCode() {
        return Objects.hash(provider, name, structuredOutput);
    }

    @Override
    public String toString() {
        return provider + ":" + name;
    }
}
