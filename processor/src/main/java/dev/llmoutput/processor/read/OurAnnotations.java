package dev.llmoutput.processor.read;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

/** The canonical names of the annotations that this processor is for. */
public final class OurAnnotations {
    /** On a record whose contract is to be generated. */
    public static final String OUTPUT = LlmOutput.class.getCanonicalName();

    /** On a record component or an enum constant. */
    public static final String FIELD = LlmField.class.getCanonicalName();

    /** On a method of a record. */
    public static final String CHECK = LlmCheck.class.getCanonicalName();

    private OurAnnotations() {}
}
