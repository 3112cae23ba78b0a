package dev.llmoutput.agent.provider;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Finds the provider of a model. */
@FunctionalInterface
public interface ProviderResolver {
    /** The provider that {@link Model#provider()} names; nothing if there is none, which fails a run before its first turn. */
    Optional<ModelProvider> resolve(Model model);

    /**
     * A resolver over these providers by their ids.
     *
     * @throws IllegalArgumentException if two have the same id
     */
    static ProviderResolver of(ModelProvider... providers) {
        return of(Arrays.asList(providers));
    }

    /**
     * A resolver over these providers by their ids.
     *
     * @throws IllegalArgumentException if two have the same id
     */
    static ProviderResolver of(Collection<ModelProvider> providers) {
        Map<String, ModelProvider> byId = new HashMap<>();
        for (ModelProvider provider : providers) {
            if (byId.put(provider.id(), provider) != null) {
                throw new IllegalArgumentException("two providers have the id " + provider.id());
            }
        }
        return model -> Optional.ofNullable(byId.get(model.provider()));
    }
}
