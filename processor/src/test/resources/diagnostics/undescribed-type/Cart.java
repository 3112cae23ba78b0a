package com.example;

import com.example.lib.Item;
import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Cart(
        String owner,
        List<Item> items,
        java.time.DayOfWeek day,
        Item.Price price) {}
