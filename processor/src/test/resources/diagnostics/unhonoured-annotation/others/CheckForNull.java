package javax.annotation;

public @interface CheckForNull {}
