package com.example.lib;

public enum State {
    /** Not paid. */
    OPEN,
    PAID
}
