package com.example;

import com.example.other.Parts;
import dev.llmoutput.LlmOutput;
import java.util.List;

class Vault extends Parts {
    @LlmOutput // private root
    private record Secret(String word) {}

    private static class Inner {
        @LlmOutput // inside a private class
        record Hidden(String word) {}
    }

    @LlmOutput
    record Order(
            List<Line> lines,
            Parts.Shown shown,
            Parts.Kept kept) {}

    private record Line(String text) {}
}
