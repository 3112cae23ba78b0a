package dev.llmoutput.benchmarks.speed;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.runtime.Settings;
import dev.llmoutput.benchmarks.speed.Way.Reader;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.avaje.validation.Validator;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The readers of others that are generated when a record is compiled. */
final class CompiledReaders {
    private CompiledReaders() {}

    static Reader avaje(Class<?> record) {
        JsonType<?> type = Jsonb.builder().build().type(record == Ticket.class ? AvajeTicket.class : record);
        return type::fromJson;
    }

    static Reader avajeValidated(Class<?> record) {
        Reader reader = avaje(record);
        Validator validator = Validator.builder().build();
        return raw -> {
            Object value = reader.read(raw);
            var violations = validator.check(value);
            return violations.isEmpty() ? value : violations;
        };
    }

    /** Its reader takes bytes; one reader is used again and again, as its makers advise. */
    static Reader dslJson(Class<?> record) {
        DslJson<Object> json = new DslJson<>(Settings.basicSetup().includeServiceLoader());
        JsonReader.ReadObject<?> converter = Objects.requireNonNull(json.tryFindReader(record));
        JsonReader<Object> reader = json.newReader();
        return raw -> {
            byte[] bytes = raw.getBytes(StandardCharsets.UTF_8);
            reader.process(bytes, bytes.length).read();
            return Objects.requireNonNull(converter.read(reader));
        };
    }
}
