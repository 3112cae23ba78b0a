package dev.llmoutput.runtime.typed;

/**
 * The generation of the agreement between generated code and this runtime. Generated code names it, so that a processor
 * and a runtime of different generations give one clear compile error: the class is not there.
 */
public final class Abi1 {
    private Abi1() {}
}
