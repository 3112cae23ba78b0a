package dev.llmoutput.processor.model;

import java.util.List;

/**
 * The name of a class as source code and class files spell it.
 *
 * @param packageName empty for the unnamed package
 * @param simpleNames the outermost class first, the class itself last; at least one
 */
public record ClassRef(String packageName, List<String> simpleNames) {
    /** Copies the list and checks that it names something. */
    public ClassRef {
        simpleNames = List.copyOf(simpleNames);
        if (simpleNames.isEmpty()) {
            throw new IllegalArgumentException("a class has at least one simple name");
        }
    }

    /** A top-level class. */
    public static ClassRef of(String packageName, String simpleName) {
        return new ClassRef(packageName, List.of(simpleName));
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
