package dev.llmoutput.processor.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A class by its name as source code and class files spell it; of a generic one, what it is with certain arguments.
 *
 * @param packageName empty for the unnamed package
 * @param simpleNames the outermost class first, the class itself last; at least one
 * @param arguments of a generic class, each of them concrete; empty for any other class
 */
public record ClassRef(String packageName, List<String> simpleNames, List<TypeArgument> arguments) {
    /** Copies the lists and checks that there is a name. */
    public ClassRef {
        simpleNames = List.copyOf(simpleNames);
        arguments = List.copyOf(arguments);
        if (simpleNames.isEmpty()) {
            throw new IllegalArgumentException("a class has at least one simple name");
        }
    }

    /** A class without arguments. */
    public ClassRef(String packageName, List<String> simpleNames) {
        this(packageName, simpleNames, List.of());
    }

    /** A top-level class. */
    public static ClassRef of(String packageName, String simpleName) {
        return new ClassRef(packageName, List.of(simpleName));
    }

    /** This class with other arguments. */
    public ClassRef with(List<TypeArgument> newArguments) {
        return new ClassRef(packageName, simpleNames, newArguments);
    }

    /** This class without arguments. */
    public ClassRef raw() {
        return with(List.of());
    }

    /** As an author writes it: {@code Outer.Page<String>}. */
    public String displayName() {
        return String.join(".", simpleNames) + displayArguments();
    }

    /** {@code <String, Integer>}, or nothing. */
    public String displayArguments() {
        return arguments.isEmpty()
                ? ""
                : arguments.stream().map(TypeArgument::display).collect(Collectors.joining(", ", "<", ">"));
    }

    /** The last simple name. */
    public String simpleName() {
        return simpleNames.get(simpleNames.size() - 1);
    }

    /** {@code com.example.Outer.Inner}. */
    public String canonicalName() {
        return prefix() + String.join(".", simpleNames);
    }

    /** {@code com.example.Outer$Inner}. */
    public String binaryName() {
        return prefix() + String.join("$", simpleNames);
    }

    /** The generated class of this one: {@code com.example.Outer_InnerOutput}, always top-level. */
    public ClassRef companion() {
        return of(packageName, String.join("_", simpleNames) + "Output");
    }

    private String prefix() {
        return packageName.isEmpty() ? "" : packageName + ".";
    }

    /** The canonical name. */
    @Override
    public String toString() {
        return canonicalName();
    }
}
