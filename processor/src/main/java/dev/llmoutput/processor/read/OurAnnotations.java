package dev.llmoutput.processor.read;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

/** The canonical names of the annotations that this processor reads or writes. */
public final class OurAnnotations {
    /** On a record whose contract is to be generated. */
    public static final String OUTPUT = LlmOutput.class.getCanonicalName();

    /** On a record component or an enum constant. */
    public static final String FIELD = LlmField.class.getCanonicalName();

    /** On a method of a record. */
    public static final String CHECK = LlmCheck.class.getCanonicalName();

    /** The type of codecs. */
    static final String CODEC = JsonCodec.class.getCanonicalName();

    /** On a generated class. */
    public static final String GENERATED = "dev.llmoutput.runtime.typed.Generated";

    /** On a generated class; carries what its record declared. */
    public static final String CONTRACT_DATA = "dev.llmoutput.runtime.typed.ContractData";

    private OurAnnotations() {}
}
