package dev.llmoutput.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;

/** What one emitter adds to a class. */
record Members(List<FieldSpec> fields, List<MethodSpec> methods, List<TypeSpec> types) {
    static final Members NONE = new Members(List.of(), List.of(), List.of());

    Members {
        fields = List.copyOf(fields);
        methods = List.copyOf(methods);
        types = List.copyOf(types);
    }

    static Members of(FieldSpec... fields) {
        return new Members(List.of(fields), List.of(), List.of());
    }

    static Members of(MethodSpec... methods) {
        return of(List.of(methods));
    }

    static Members of(List<MethodSpec> methods) {
        return new Members(List.of(), methods, List.of());
    }
}
