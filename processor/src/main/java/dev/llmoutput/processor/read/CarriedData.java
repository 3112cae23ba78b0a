package dev.llmoutput.processor.read;

import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** An object of the JSON text that a companion carries; what is not there, or of another type, is absent. */
record CarriedData(Map<?, ?> members) {
    static final CarriedData NOTHING = new CarriedData(Map.of());

    /** The object that {@code text} is. */
    static CarriedData of(String text) {
        try {
            return JsonTree.read(text, JsonLimits.NONE) instanceof Map<?, ?> members
                    ? new CarriedData(members)
                    : NOTHING;
        } catch (JsonSyntaxException e) {
            return NOTHING;
        }
    }

    /** The names of its members. */
    Set<String> names() {
        return members.keySet().stream().map(String::valueOf).collect(Collectors.toSet());
    }

    CarriedData object(String name) {
        return find(name).orElse(NOTHING);
    }

    Optional<CarriedData> find(String name) {
        return value(name, Map.class).map(CarriedData::new);
    }

    List<CarriedData> objects(String name) {
        return value(name, List.class).stream()
                .<Object>flatMap(items -> ((List<?>) items).stream())
                .filter(Map.class::isInstance)
                .map(item -> new CarriedData((Map<?, ?>) item))
                .toList();
    }

    List<String> texts(String name) {
        return value(name, List.class).stream()
                .<Object>flatMap(items -> ((List<?>) items).stream())
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    Optional<String> text(String name) {
        return value(name, String.class);
    }

    Optional<BigDecimal> number(String name) {
        return value(name, BigDecimal.class);
    }

    boolean isTrue(String name) {
        return value(name, Boolean.class).orElse(false);
    }

    private <T> Optional<T> value(String name, Class<T> type) {
        return Optional.ofNullable((Object) members.get(name))
                .filter(type::isInstance)
                .map(type::cast);
    }
}
