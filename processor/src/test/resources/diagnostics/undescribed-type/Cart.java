package com.example;

import com.example.lib.Item;
import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Cart(
        String owner,
        List<Item> items,
        java.time.DayOfWeek day,
        com.example.lib.State state,
        com.example.lib.Payment payment,
        com.example.lib.Page<String> texts,
        Item.Price price) {}
