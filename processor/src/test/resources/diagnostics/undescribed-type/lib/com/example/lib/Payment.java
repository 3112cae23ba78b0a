package com.example.lib;

public sealed interface Payment {
    /** Notes and coins. */
    record Cash(int cents) implements Payment {}

    record Card(String number, Kind kind) implements Payment {}

    enum Kind {
        DEBIT,
        CREDIT
    }
}
