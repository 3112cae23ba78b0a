package dev.llmoutput.benchmarks.speed;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.langchain4j.service.output.ServiceOutputParser;
import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.typed.ReadOptions;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.ai.converter.BeanOutputConverter;

/** A way from a reply to a checked record, or to what comes nearest to it. */
public enum Way {
    /** {@code XxxOutput.TYPE.parse(raw)} in the strict reading: every check, the canonical text when it is asked for. */
    OURS,
    /** The same, and the canonical text. */
    OURS_CANONICAL,
    /** The same in the tolerant reading. */
    OURS_TOLERANT,
    /** Reads into a record; checks nothing. */
    JACKSON,
    /** Reads into a record, and Hibernate Validator checks it. */
    JACKSON_VALIDATOR,
    /** The parser of AI services, and Hibernate Validator. */
    LANGCHAIN4J_VALIDATOR,
    /** The converter with its cleaners, and Hibernate Validator. */
    SPRING_AI_VALIDATOR,
    /** A tree, the JSON Schema, then the record. */
    NETWORKNT,
    /** Reads into a record; checks nothing and forgives much. */
    FASTJSON2,
    /** jackson-core goes over all tokens and reads none. */
    TOKEN_SCAN,
    /** The characters as UTF-8. */
    COPY;

    /** Reads one reply; what it answers is only looked at by nobody. */
    public interface Reader {
        /** Reads {@code raw}; null or an answer that says so if it is refused. */
        Object read(String raw) throws IOException;
    }

    /** A reader for replies of that shape. */
    public Reader reader(Shape shape) {
        Class<?> record = shape.record();
        return switch (this) {
            case OURS -> type(record, Reading.STRICT)::parse;
            case OURS_CANONICAL -> canonical(type(record, Reading.STRICT));
            case OURS_TOLERANT -> type(record, Reading.TOLERANT)::parse;
            case JACKSON -> jackson(record);
            case JACKSON_VALIDATOR -> validated(jackson(record));
            case LANGCHAIN4J_VALIDATOR -> validated(langChain4j(record));
            case SPRING_AI_VALIDATOR -> validated(new BeanOutputConverter<>(record)::convert);
            case NETWORKNT -> networknt(record);
            case FASTJSON2 -> raw -> JSON.parseObject(raw, record);
            case TOKEN_SCAN -> tokens();
            case COPY -> raw -> raw.getBytes(StandardCharsets.UTF_8);
        };
    }

    private static OutputType<?> type(Class<?> record, Reading reading) {
        ReadOptions options = ReadOptions.of(reading);
        return record == Ticket.class ? TicketOutput.type(options) : OrderOutput.type(options);
    }

    private static Reader canonical(OutputType<?> type) {
        return raw -> type.parse(raw).match(ok -> ok.canonical(), failed -> failed);
    }

    private static Reader jackson(Class<?> record) {
        var reader = new ObjectMapper().readerFor(record);
        return reader::readValue;
    }

    private static Reader langChain4j(Class<?> record) {
        ServiceOutputParser parser = new ServiceOutputParser();
        return raw -> parser.parseText(record, raw);
    }

    private static Reader validated(Reader reader) {
        Validator validator = Validation.buildDefaultValidatorFactory().getValidator();
        return raw -> {
            Object value = reader.read(raw);
            var violations = validator.validate(value);
            return violations.isEmpty() ? value : violations;
        };
    }

    private static Reader networknt(Class<?> record) {
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

    private static Reader tokens() {
        JsonFactory factory = new JsonFactory();
        return raw -> {
            int count = 0;
            try (JsonParser parser = factory.createParser(raw)) {
                while (parser.nextToken() != null) {
                    count++;
                }
            } catch (JsonProcessingException e) {
                return e;
            }
            return count;
        };
    }
}
