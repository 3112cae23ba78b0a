package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.Joined;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What authors wrote about the parts of a contract, put together where one line must say it all. */
final class Descriptions {
    private Descriptions() {}

    /** The descriptions that are there, each once, the outer one first. */
    static Optional<String> join(Optional<String> outer, Optional<String> inner) {
        if (outer.isEmpty() || inner.isEmpty() || outer.equals(inner)) {
            return outer.or(() -> inner);
        }
        return Optional.of(Joined.of(List.of(outer.get(), inner.get())));
    }

    /** What the enum is, then what each value means: {@code how urgent it is; LOW: can wait; HIGH: now}. */
    static Optional<String> of(EnumModel enumeration) {
        return of(Optional.empty(), enumeration);
    }

    /** The same for one use of the enum, which may have a description of its own: that says more than the enum's. */
    static Optional<String> of(Optional<String> use, EnumModel enumeration) {
        List<String> parts = new ArrayList<>();
        use.or(enumeration::description).ifPresent(parts::add);
        for (EnumModel.Constant constant : enumeration.constants()) {
            constant.description().ifPresent(text -> parts.add(constant.wireName() + ": " + text));
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(Joined.of(parts));
    }
}
