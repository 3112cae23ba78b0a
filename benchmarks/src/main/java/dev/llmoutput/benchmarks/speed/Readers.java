package dev.llmoutput.benchmarks.speed;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.langchain4j.service.output.ServiceOutputParser;
import dev.llmoutput.Reading;
import dev.llmoutput.benchmarks.speed.Way.Reader;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.typed.ReadOptions;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.util.List;
import org.springframework.ai.converter.BeanOutputConverter;
import tools.jackson.databind.json.JsonMapper;

/** Ours, and the readers that look at a class while the program runs. */
final class Readers {
    private Readers() {}

    static OutputType<?> type(Class<?> record, Reading reading) {
        ReadOptions options = ReadOptions.of(reading);
        return record == Ticket.class ? TicketOutput.type(options) : OrderOutput.type(options);
    }

    static Reader canonical(OutputType<?> type) {
        return raw -> type.parse(raw).match(ok -> ok.canonical(), failed -> failed);
    }

    static Reader jackson(Class<?> record) {
        var reader = new ObjectMapper().readerFor(record);
        return reader::readValue;
    }

    static Reader jackson3(Class<?> record) {
        var reader = JsonMapper.builder().build().readerFor(record);
        return reader::readValue;
    }

    static Reader langChain4j(Class<?> record) {
        ServiceOutputParser parser = new ServiceOutputParser();
        return raw -> parser.parseText(record, raw);
    }

    static Reader springAi(Class<?> record) {
        return new BeanOutputConverter<>(record)::convert;
    }

    static Reader validated(Reader reader) {
        Validator validator = Validation.buildDefaultValidatorFactory().getValidator();
        return raw -> {
            Object value = reader.read(raw);
            var violations = validator.validate(value);
            return violations.isEmpty() ? value : violations;
        };
    }

    static Reader networknt(Class<?> record) {
        ObjectMapper mapper = new ObjectMapper();
        String text = record == Ticket.class ? TicketOutput.JSON_SCHEMA : OrderOutput.JSON_SCHEMA;
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text);
        return raw -> {
            JsonNode tree = mapper.readTree(raw);
            List<?> errors = schema.validate(tree);
            return errors.isEmpty() ? mapper.treeToValue(tree, record) : errors;
        };
    }

    static Reader fastjson2(Class<?> record) {
        return raw -> JSON.parseObject(raw, record);
    }

    static Reader tokens() {
        JsonFactory factory = new JsonFactory();
        return raw -> {
            int count = 0;
            try (JsonParser parser = factory.createParser(raw)) {
                while (parser.nextToken() != null) {
                    count++;
                }
            }
            return count;
        };
    }
}
