record Parsed(int n) {}
