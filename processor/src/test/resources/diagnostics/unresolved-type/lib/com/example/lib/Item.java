package com.example.lib;

public record Item(String name, Price price) {}
