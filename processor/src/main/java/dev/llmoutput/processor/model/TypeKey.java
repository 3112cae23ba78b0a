package dev.llmoutput.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The name of a type that tells it from every other, whichever compilation asks: its binary name, of a generic one with its
 * arguments and with what is written of them. {@code com.example.Page<String{notBlank}>}
 */
public final class TypeKey implements Constraint.Cases<String> {
    private static final TypeKey CONSTRAINTS = new TypeKey();

    private TypeKey() {}

    /** The key of {@code type}. */
    public static String of(ClassRef type) {
        return type.binaryName() + arguments(type);
    }

    private static String arguments(ClassRef type) {
        return type.arguments().isEmpty()
                ? ""
                : type.arguments().stream()
                        .map(argument -> argument.display() + named(argument.slot()) + written(argument.slot()))
                        .collect(Collectors.joining(", ", "<", ">"));
    }

    /** The classes of the author in {@code slot}: their simple names alone do not tell them apart. */
    private static String named(Slot slot) {
        String names = authored(slot).collect(Collectors.joining("@"));
        return names.isEmpty() ? "" : "@" + names;
    }

    private static Stream<String> authored(Slot slot) {
        return Stream.concat(
                slot.shape().ofAuthor().map(ClassRef::binaryName).stream(),
                Stream.concat(
                                slot.shape().inner().stream(),
                                slot.shape().arguments().stream().map(TypeArgument::slot))
                        .flatMap(TypeKey::authored));
    }

    /** The constraints on what stands in {@code slot}, without those in the types of it. */
    public static List<String> constraints(Slot slot) {
        return slot.constraints().stream().map(TypeKey::constraint).toList();
    }

    /** What one constraint says. */
    public static String constraint(Constraint constraint) {
        return constraint.match(CONSTRAINTS);
    }

    /** All that is written of what stands in {@code slot}, and in the types of it; empty for nothing. */
    public static String written(Slot slot) {
        List<String> parts = new ArrayList<>();
        if (!slot.required()) {
            parts.add(slot.absence().name().toLowerCase(Locale.ROOT));
        }
        if (slot.shape() instanceof TypeShape.Anything any && any.refusesNull()) {
            parts.add("notNull");
        }
        parts.addAll(constraints(slot));
        List<String> inner = Stream.concat(
                        slot.shape().inner().stream(),
                        slot.shape().arguments().stream().map(TypeArgument::slot))
                .map(TypeKey::written)
                .toList();
        if (inner.stream().anyMatch(part -> !part.isEmpty())) {
            parts.add(String.join("|", inner));
        }
        return parts.isEmpty() ? "" : "{" + String.join(",", parts) + "}";
    }

    @Override
    public String notBlank(Constraint.NotBlank constraint) {
        return "notBlank";
    }

    @Override
    public String size(Constraint.Size constraint) {
        return "size " + constraint.min() + ".."
                + constraint.max().map(String::valueOf).orElse("");
    }

    @Override
    public String lowerBound(Constraint.LowerBound constraint) {
        return (constraint.exclusive() ? "> " : ">= ") + constraint.bound();
    }

    @Override
    public String upperBound(Constraint.UpperBound constraint) {
        return (constraint.exclusive() ? "< " : "<= ") + constraint.bound();
    }

    @Override
    public String pattern(Constraint.Pattern constraint) {
        return "pattern " + constraint.flags() + " " + constraint.regex();
    }

    @Override
    public String decimals(Constraint.Decimals constraint) {
        return "decimals " + constraint.decimals();
    }

    @Override
    public String email(Constraint.Email constraint) {
        return "email";
    }

    @Override
    public String truth(Constraint.Truth constraint) {
        return String.valueOf(constraint.value());
    }

    @Override
    public String time(Constraint.Time constraint) {
        return constraint.tense().method();
    }
}
