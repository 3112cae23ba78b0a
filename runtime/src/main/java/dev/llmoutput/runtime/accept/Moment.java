package dev.llmoutput.runtime.accept;

/** What every event says: whose run, and which attempt. */
class Moment {
    private final String type;
    private final int attempt;

    Moment(String type, int attempt) {
        this.type = type;
        this.attempt = attempt;
    }

    public String type() {
        return type;
    }

    public int attempt() {
        return attempt;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + "[" + type + ", attempt=" + attempt + "]";
    }
}
