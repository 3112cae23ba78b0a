package com.example;

/** A line. */
record Line(String article, int pieces) {}
