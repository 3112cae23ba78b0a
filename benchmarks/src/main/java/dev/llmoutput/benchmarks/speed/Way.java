package dev.llmoutput.benchmarks.speed;

import dev.llmoutput.Reading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

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
    /** The same with Jackson 3. */
    JACKSON3_VALIDATOR,
    /** The parser of AI services, and Hibernate Validator. */
    LANGCHAIN4J_VALIDATOR,
    /** The converter with its cleaners, and Hibernate Validator. */
    SPRING_AI_VALIDATOR,
    /** A tree, the JSON Schema, then the record. */
    NETWORKNT,
    /** Generated adapters read into a record; checks nothing. */
    AVAJE,
    /** The same, and the generated checks of avaje-validator. */
    AVAJE_VALIDATOR,
    /** A generated converter reads into a record; checks nothing. */
    DSL_JSON,
    /** Reads into a record; checks nothing and forgives much. */
    FASTJSON2,
    /** jackson-core goes over all tokens and reads none. */
    TOKEN_SCAN,
    /** The characters as UTF-8. */
    COPY;

    /** Reads one reply; what it answers is looked at once, before anything is timed. */
    public interface Reader {
        /** Reads {@code raw}; answers a record, or the list of what is wrong with it. */
        Object read(String raw) throws IOException;
    }

    /** A reader for replies of that shape. */
    public Reader reader(Shape shape) {
        Class<?> record = shape.record();
        return switch (this) {
            case OURS -> Readers.type(record, Reading.STRICT)::parse;
            case OURS_CANONICAL -> Readers.canonical(Readers.type(record, Reading.STRICT));
            case OURS_TOLERANT -> Readers.type(record, Reading.TOLERANT)::parse;
            case JACKSON -> Readers.jackson(record);
            case JACKSON_VALIDATOR -> Readers.validated(Readers.jackson(record));
            case JACKSON3_VALIDATOR -> Readers.validated(Readers.jackson3(record));
            case LANGCHAIN4J_VALIDATOR -> Readers.validated(Readers.langChain4j(record));
            case SPRING_AI_VALIDATOR -> Readers.validated(Readers.springAi(record));
            case NETWORKNT -> Readers.networknt(record);
            case AVAJE -> CompiledReaders.avaje(record);
            case AVAJE_VALIDATOR -> CompiledReaders.avajeValidated(record);
            case DSL_JSON -> CompiledReaders.dslJson(record);
            case FASTJSON2 -> Readers.fastjson2(record);
            case TOKEN_SCAN -> Readers.tokens();
            case COPY -> raw -> raw.getBytes(StandardCharsets.UTF_8);
        };
    }

    /** Whether an answer is a record, so that it can be compared. */
    boolean readsRecord() {
        return this != TOKEN_SCAN && this != COPY;
    }

    /** Whether an answer says which values break a rule. */
    boolean checks() {
        return readsRecord() && this != JACKSON && this != AVAJE && this != DSL_JSON && this != FASTJSON2;
    }
}
