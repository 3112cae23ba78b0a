package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Trip(com.example.other.Leg leg) {}
