package dev.llmoutput.benchmarks.speed;

/** What a reply is like. */
public enum Shape {
    /** About 400 characters. */
    SMALL(Ticket.class),
    /** The same with characters that make the String hold two bytes for each. */
    SMALL_UTF16(Ticket.class),
    /** The same in a code fence. */
    SMALL_FENCED(Ticket.class),
    /** The same with five values that break a rule. */
    INVALID(Ticket.class),
    /** The same, cut off. */
    SYNTAX(Ticket.class),
    /** About 9,000 characters. */
    MEDIUM(Order.class),
    /** The same with characters that make the String hold two bytes for each. */
    MEDIUM_UTF16(Order.class),
    /** About 400,000 characters. */
    LARGE(Order.class);

    private final Class<?> record;

    Shape(Class<?> record) {
        this.record = record;
    }

    /** The record that is read. */
    public Class<?> record() {
        return record;
    }
}
