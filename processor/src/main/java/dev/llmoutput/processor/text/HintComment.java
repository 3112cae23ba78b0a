package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Joined;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a slot asks for beyond its type, in the words of a hint: {@code 1..5 items, each not blank}. */
final class HintComment {
    private HintComment() {}

    /** The constraints, the description, then what the author gives: {@code 0..100; 100 is certain; default 50}. */
    static String of(ComponentModel component, Optional<String> description, ContractModel model) {
        List<String> parts = new ArrayList<>();
        parts.add(String.join(", ", constraints(component.slot())));
        parts.add(of(description));
        component
                .refinements()
                .defaultJson()
                .map(JsonValues::read)
                .ifPresent(value -> parts.add("default " + json(value)));
        JsonValues.example(component, model).ifPresent(value -> parts.add("example " + json(value)));
        parts.removeIf(String::isEmpty);
        return Joined.of(parts);
    }

    /** A description on one line, empty for none. */
    static String of(Optional<String> description) {
        return description.map(OneLine::of).orElse("");
    }

    private static String json(Object value) {
        return OneLine.escaped(JsonValues.text(value));
    }

    private static List<String> constraints(Slot slot) {
        return slot.shape().match(new Phrases(Facets.of(slot), new ArrayList<>()));
    }

    private record Phrases(Facets facets, List<String> phrases) implements TypeShape.Cases<List<String>> {
        @Override
        public List<String> text(TypeShape.Text shape) {
            if (facets.notBlank()) {
                phrases.add("not blank");
            }
            int min = facets.notBlank() && facets.minSize() == 1 ? 0 : facets.minSize();
            count(min, "character");
            if (facets.email()) {
                phrases.add("email");
            }
            for (Constraint.Pattern pattern : facets.patterns()) {
                phrases.add(matching(pattern));
            }
            return phrases;
        }

        private static String matching(Constraint.Pattern pattern) {
            boolean anyCase = (pattern.flags() & Pattern.CASE_INSENSITIVE) != 0;
            String regex = OneLine.escaped(pattern.regex());
            return regex.isEmpty() ? "empty" : "matches " + regex + (anyCase ? " ignoring case" : "");
        }

        @Override
        public List<String> bool(TypeShape.Bool shape) {
            facets.truths().forEach(truth -> phrases.add("always " + truth));
            return phrases;
        }

        @Override
        public List<String> numeric(TypeShape.Numeric shape) {
            boolean small = shape.type() == NumberType.BYTE || shape.type() == NumberType.SHORT;
            range(small ? facets.within(shape.type()) : facets);
            facets.divisor().filter(any -> !shape.type().integral()).ifPresent(this::decimals);
            return phrases;
        }

        @Override
        public List<String> enumeration(TypeShape.Enumeration shape) {
            return phrases;
        }

        @Override
        public List<String> character(TypeShape.Char shape) {
            phrases.add("1 character");
            return phrases;
        }

        @Override
        public List<String> formatted(TypeShape.Formatted shape) {
            phrases.add(HintForm.of(shape.format()));
            facets.tenses().forEach(tense -> phrases.add(HintForm.of(tense)));
            count(facets.minSize(), "byte");
            return phrases;
        }

        @Override
        public List<String> anything(TypeShape.Anything shape) {
            if (shape.refusesNull()) {
                phrases.add("not null");
            }
            return phrases;
        }

        @Override
        public List<String> mapOf(TypeShape.MapOf shape) {
            count(facets.minSize(), "key");
            each("each key ", shape.key());
            each("each value ", shape.value());
            return phrases;
        }

        /** What is about a list or a map in another stands in brackets: {@code each (not empty, each not blank)}. */
        private void each(String place, Slot slot) {
            String inner = String.join(", ", constraints(slot));
            boolean several = inner.startsWith("each ") || inner.contains(", ");
            if (!inner.isEmpty()) {
                boolean nested = several && !slot.shape().inner().isEmpty();
                phrases.add(place + (nested ? "(" + inner + ")" : inner));
            }
        }

        @Override
        public List<String> array(TypeShape.Array shape) {
            if (shape.type().distinct()) {
                phrases.add("no duplicates");
            }
            count(facets.minSize(), "item");
            each("each ", shape.element());
            return phrases;
        }

        @Override
        public List<String> nested(TypeShape.Nested shape) {
            return phrases;
        }

        @Override
        public List<String> union(TypeShape.Union shape) {
            return phrases;
        }

        /** One that stands in place is written as its content; any other has a line of its own. */
        @Override
        public List<String> wrapped(TypeShape.Wrapped shape) {
            return phrases;
        }

        @Override
        public List<String> coded(TypeShape.Coded shape) {
            return phrases;
        }

        private void count(int min, String unit) {
            int max = facets.maxSize().orElse(Integer.MAX_VALUE);
            if (max != Integer.MAX_VALUE) {
                String lowest = min == max ? "" : min == 0 ? "<=" : min + "..";
                phrases.add(lowest + max + " " + unit + (max == 1 ? "" : "s"));
            } else if (min > 0) {
                phrases.add(min == 1 ? "not empty" : ">=" + min + " " + unit + "s");
            }
        }

        private void decimals(BigDecimal divisor) {
            int places = divisor.scale();
            phrases.add(places == 0 ? "whole" : "<=" + places + " decimal" + (places == 1 ? "" : "s"));
        }

        private void range(Facets range) {
            Optional<String> lower =
                    range.lower().map(bound -> (bound.exclusive() ? ">" : ">=") + number(bound.value()));
            Optional<String> upper =
                    range.upper().map(bound -> (bound.exclusive() ? "<" : "<=") + number(bound.value()));
            boolean closed = range.lower().filter(bound -> !bound.exclusive()).isPresent()
                    && range.upper().filter(bound -> !bound.exclusive()).isPresent();
            if (closed) {
                phrases.add(number(range.lower().orElseThrow().value()) + ".."
                        + number(range.upper().orElseThrow().value()));
            } else {
                lower.ifPresent(phrases::add);
                upper.ifPresent(phrases::add);
            }
        }

        private static String number(BigDecimal value) {
            return value.precision() - value.scale() > 30 ? value.toString() : value.toPlainString();
        }
    }
}
