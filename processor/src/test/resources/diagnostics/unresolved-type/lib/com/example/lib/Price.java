package com.example.lib;

public record Price(int cents) {}
