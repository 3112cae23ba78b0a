record List(java.util.List<String> strings, Parsed parsed) {}
