package dev.llmoutput.samples.quickstart;

/** A file of replies cannot be used; the message says which one, and why. */
final class ReplyFileException extends Exception {
    private static final long serialVersionUID = 1L;

    ReplyFileException(String message) {
        super(message);
    }
}
