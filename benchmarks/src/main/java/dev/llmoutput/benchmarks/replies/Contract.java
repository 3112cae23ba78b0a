package dev.llmoutput.benchmarks.replies;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** A record and the companion that was generated for it. */
final class Contract {
    private final Class<?> record;
    private final Class<?> companion;

    Contract(Class<?> record, Class<?> companion) {
        this.record = record;
        this.companion = companion;
    }

    Class<?> record() {
        return record;
    }

    Parsed<?> parse(String raw, Reading reading) {
        OutputType<?> type = (OutputType<?>) call("type", ReadOptions.class, ReadOptions.of(reading));
        return type.parse(raw);
    }

    /**
     * The canonical text of a record, whoever has read it.
     *
     * @throws IllegalArgumentException if something is null that the contract requires
     */
    String toJson(Object value) {
        return (String) call("toJson", record, value);
    }

    private Object call(String name, Class<?> parameter, Object argument) {
        try {
            Method method = companion.getMethod(name, parameter);
            return method.invoke(null, argument);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
