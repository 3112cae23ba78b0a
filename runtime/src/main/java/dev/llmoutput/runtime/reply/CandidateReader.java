package dev.llmoutput.runtime.reply;

/**
 * What decides which value of a reply is the answer: the contract.
 *
 * @param <R> what reading a value gives: the typed value or its issues
 */
public interface CandidateReader<R> {
    /** Whether the root object, or an object in the root list, may have a member of that name. */
    boolean knows(String name);

    /**
     * Reads one value.
     *
     * @throws dev.llmoutput.runtime.json.JsonSyntaxException if it exceeds a limit
     */
    R read(MendedText candidate);

    /**
     * Whether the contract takes none but certain texts at each of the {@code places} where the JSON text {@code value} has
     * {@code "|"}, which is none of them.
     */
    boolean offers(String value, int places);

    /** How many issues the value has; 0 if it fits. */
    int issues(R reading);

    /** Whether the value was taken for the only element of the list that is asked for: a second one is another element. */
    boolean isElement(R reading);

    /** The canonical text of a value that fits. */
    String canonical(R reading);
}
