package dev.llmoutput.benchmarks.speed;

/** What a reply is like: its size, and what was done to it. */
public enum Shape {
    /** About 350 characters. */
    SMALL(Size.SMALL, Form.PLAIN),
    SMALL_UTF16(Size.SMALL, Form.UTF16),
    SMALL_FENCED(Size.SMALL, Form.FENCED),
    SMALL_REVERSED(Size.SMALL, Form.REVERSED),
    INVALID(Size.SMALL, Form.INVALID),
    SYNTAX(Size.SMALL, Form.SYNTAX),
    /** About 9,400 characters. */
    MEDIUM(Size.MEDIUM, Form.PLAIN),
    MEDIUM_UTF16(Size.MEDIUM, Form.UTF16),
    MEDIUM_FENCED(Size.MEDIUM, Form.FENCED),
    MEDIUM_REVERSED(Size.MEDIUM, Form.REVERSED),
    MEDIUM_INVALID(Size.MEDIUM, Form.INVALID),
    MEDIUM_SYNTAX(Size.MEDIUM, Form.SYNTAX),
    /** About 374,000 characters. */
    LARGE(Size.LARGE, Form.PLAIN),
    LARGE_UTF16(Size.LARGE, Form.UTF16),
    LARGE_FENCED(Size.LARGE, Form.FENCED),
    LARGE_INVALID(Size.LARGE, Form.INVALID),
    LARGE_SYNTAX(Size.LARGE, Form.SYNTAX);

    /** Which record, and how much of it. */
    enum Size {
        /** A ticket. */
        SMALL(Ticket.class, 0),
        /** An order of 50 lines. */
        MEDIUM(Order.class, 50),
        /** An order of 2,000 lines. */
        LARGE(Order.class, 2_000);

        private final Class<?> record;
        private final int lines;

        Size(Class<?> record, int lines) {
            this.record = record;
            this.lines = lines;
        }

        int lines() {
            return lines;
        }
    }

    /** What was done to the text. */
    enum Form {
        PLAIN,
        /** With characters that make the String hold two bytes for each. */
        UTF16,
        /** In a code fence. */
        FENCED,
        /** The members of every object in the opposite order. */
        REVERSED,
        /** With five values that break a rule, each of the right type. */
        INVALID,
        /** Cut off. */
        SYNTAX
    }

    private final Size size;
    private final Form form;

    Shape(Size size, Form form) {
        this.size = size;
        this.form = form;
    }

    Size size() {
        return size;
    }

    Form form() {
        return form;
    }

    /** The record that is read. */
    public Class<?> record() {
        return size.record;
    }
}
