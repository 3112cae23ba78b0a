package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;

/** Costs $77.20 or more; see {@link Object} and ${x}, $L, &lt;b&gt; */
@LlmOutput(description = "a */ static { System.exit(1); } /* b @throws {@code x} & <script> \\u002a/ end")
public record Doc(
        @LlmField(description = "a */ static { System.exit(1); } /* b") String a,
        @LlmField(description = "c \\u002a/ int hack = 1; /\\u002a d") String b,
        @LlmField(description = "cr \r lf \n tab \t quote \" nul \0 ls \u2028 nel \u0085 emoji \uD83D\uDE00 lone \uD83D end") String c,
        @LlmField(description = "write it as {amount} {{currency}} $1 %s $$ $T") String d,
        @LlmField(description = "three \"\"\" quotes and a backslash \\") String e,
        @LlmField(description = " spaces at both ends ") String f,
        @LlmField(description = "breaks\nout\r\nof // comments") Sub sub,
        @Pattern(regexp = "\"\\\\[^\\n]*\\$") String g,
        @LlmField(name = "key \" \\ \u2028 \u00e9", description = "a \"key\"") Level level) {
    /** line one
     *  line two */
    public record Sub(@LlmField(description = "\\") String s) {}

    public enum Level {
        @LlmField(name = "100% \"sure\"", description = "works \"as is\"; | \"OTHER\"")
        GOOD,
        @LlmField(name = "line\u2028break", description = "needs work; 100% sure // not")
        BAD
    }
}
