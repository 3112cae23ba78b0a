package io.swagger.v3.oas.annotations.media;

public @interface ArraySchema {
    int minItems() default 0;
}
