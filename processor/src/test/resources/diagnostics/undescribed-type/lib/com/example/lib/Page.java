package com.example.lib;

import java.util.List;

public record Page<T>(List<T> rows) {}
