package two;

public record Leaf(int n, Kind kind) {
    public enum Kind {
        BIG,
        SMALL
    }
}
