package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Period(int from, int to, boolean open) {
    @LlmCheck(message = "private")
    private boolean a() {
        return true;
    }

    @LlmCheck(message = "static")
    static boolean b() {
        return true;
    }

    @LlmCheck(message = "not boolean")
    Boolean c() {
        return true;
    }

    @LlmCheck(message = "arguments")
    boolean from(int day) {
        return true;
    }

    @LlmCheck(message = "throws")
    boolean e() throws java.io.IOException {
        return true;
    }

    @LlmCheck(message = "type parameters")
    <T> boolean f() {
        return true;
    }

    @LlmCheck(message = "an accessor is fine")
    public boolean open() {
        return open;
    }
}

class Outside {
    @LlmCheck(message = "outside")
    boolean g() {
        return true;
    }
}
