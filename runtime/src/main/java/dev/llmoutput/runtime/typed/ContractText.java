package dev.llmoutput.runtime.typed;

/** Texts of a contract that are too long for one constant, or that callers' class files must not copy. */
public final class ContractText {
    private ContractText() {}

    /** The parts in a row. */
    public static String of(String... parts) {
        return parts.length == 1 ? parts[0] : String.join("", parts);
    }
}
