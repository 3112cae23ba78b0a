package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;

enum Currency {
    EUR,
    @JsonProperty("usd")
    USD
}
