package dev.llmoutput.processor.golden;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A generated class, called by the names that users write. */
final class Companion {
    private final Class<?> type;

    Companion(Class<?> type) {
        this.type = type;
    }

    Class<?> type() {
        return type;
    }

    OutputType<?> outputType() {
        return (OutputType<?>) constant("TYPE");
    }

    /** The same, read strictly. */
    OutputType<?> strict() {
        return (OutputType<?>) call("type", ReadOptions.of(Reading.STRICT));
    }

    /** The annotated type. */
    Class<?> contractType() {
        ParameterizedType outputType = (ParameterizedType) type.getGenericInterfaces()[0];
        return (Class<?>) outputType.getActualTypeArguments()[0];
    }

    String schema() {
        return (String) constant("JSON_SCHEMA");
    }

    String hint() {
        return (String) constant("REQUEST_HINT");
    }

    Parsed<?> parse(String raw) {
        return outputType().parse(raw);
    }

    /** What a strict reading answers. */
    Parsed<?> parseStrictly(String raw) {
        return strict().parse(raw);
    }

    @SuppressWarnings("unchecked")
    List<Issue> validate(Object value) {
        return (List<Issue>) call("validate", value);
    }

    String toJson(Object value) {
        return (String) call("toJson", value);
    }

    private Object constant(String name) {
        try {
            var field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Calls the static method that takes these arguments. */
    Object call(String name, Object... arguments) {
        Method method = Arrays.stream(type.getDeclaredMethods())
                .filter(candidate -> candidate.getName().equals(name) && takes(candidate, arguments))
                .findFirst()
                .orElseThrow();
        try {
            method.setAccessible(true);
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean takes(Method method, Object... arguments) {
        Class<?>[] types = method.getParameterTypes();
        return types.length == arguments.length
                && IntStream.range(0, types.length)
                        .allMatch(i -> arguments[i] == null || types[i].isInstance(arguments[i]));
    }
}
