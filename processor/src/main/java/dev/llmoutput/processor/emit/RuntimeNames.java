package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;

/**
 * The names of the runtime that generated code calls. They are joined when the processor runs: the packaged processor
 * carries a renamed copy of some of these packages, and whatever renames them renames constants too.
 */
final class RuntimeNames {
    static final ClassName ABI = name("typed", "Abi1");
    static final ClassName ACCEPT_OPTIONS = name("accept", "AcceptOptions");
    static final ClassName ACCEPT_OUTPUT = name("accept", "AcceptOutput");
    static final ClassName ASYNC_MODEL_CALL = name("accept", "AsyncModelCall");
    static final ClassName ASYNC_REASK = name("accept", "AsyncReask");
    static final ClassName CHECKS = name("typed", "Checks");
    static final ClassName CONTRACT_DATA = name("typed", "ContractData");
    static final ClassName CONTRACT_TEXT = name("typed", "ContractText");
    static final ClassName ENUM_NAMES = name("typed", "EnumNames");
    static final ClassName ANY_SHAPE = name("typed", "AnyShape");
    static final ClassName JSON_NODE_SHAPE = name("jackson", "JsonNodeShape");
    static final ClassName OPTIONALS = name("typed", "Optionals");
    static final ClassName PRIMITIVES = name("typed", "Primitives");
    static final ClassName CODED_SHAPE = name("typed", "CodedShape");
    static final ClassName FAILURE = name("contract", "Failure");
    static final ClassName GENERATED = name("typed", "Generated");
    static final ClassName ISSUE = name("issue", "Issue");
    static final ClassName JSON_APPENDER = name("json", "JsonAppender");
    static final ClassName JSON_TYPE = name("json", "JsonType");
    static final ClassName LIST_OUTPUT = name("typed", "ListOutput");
    static final ClassName LIST_SHAPE = name("typed", "ListShape");
    static final ClassName MODEL_CALL = name("accept", "ModelCall");
    static final ClassName MODEL_REQUEST = name("accept", "ModelRequest");
    static final ClassName NATIVE_SCHEMA = name("typed", "NativeSchema");
    static final ClassName OUTCOME = name("accept", "Outcome");
    static final ClassName OUTPUT_TYPE = name("contract", "OutputType");
    static final ClassName PARSED = name("contract", "Parsed");
    static final ClassName PATTERN_CHECK = name("typed", "PatternCheck");
    static final ClassName READ_OPTIONS = name("typed", "ReadOptions");
    static final ClassName REASK = name("accept", "Reask");
    static final ClassName RECORD_FIELDS = name("typed", "RecordFields");
    static final ClassName RECORD_SHAPE = name("typed", "RecordShape");
    static final ClassName ROOT_SHAPE = name("typed", "RootShape");
    static final ClassName STRUCTURED_OUTPUT_EXCEPTION = name("schema", "StructuredOutputException");
    static final ClassName STRUCTURED_OUTPUT_OPTIONS = name("schema", "StructuredOutputOptions");
    static final ClassName TEXT_SHAPE = name("typed", "TextShape");
    static final ClassName TYPED_READER = name("typed", "TypedReader");
    static final ClassName UNION_ARMS = name("typed", "UnionArms");
    static final ClassName UNION_SHAPE = name("typed", "UnionShape");

    static final ClassName WRAPPER_SHAPE = name("typed", "WrapperShape");

    private RuntimeNames() {}

    // DateFormats.LOCAL_DATE
    static CodeBlock format(TextFormat format) {
        String family = switch (format) {
            case LOCAL_DATE, YEAR, YEAR_MONTH -> "DateFormats";
            case LOCAL_TIME, LOCAL_DATE_TIME, OFFSET_DATE_TIME, INSTANT, ZONED_DATE_TIME -> "TimeFormats";
            case DURATION, PERIOD -> "AmountFormats";
            case ZONE_ID, UUID, URI, LOCALE, CURRENCY, BASE64 -> "IdFormats";
        };
        return CodeBlock.of("$T.$L", name("typed", family), format);
    }

    // AnyShape.SHAPE
    static CodeBlock anything(TypeShape.Anything shape) {
        return CodeBlock.of(
                "$T.$L", shape.jsonNode() ? JSON_NODE_SHAPE : ANY_SHAPE, shape.refusesNull() ? "NOT_NULL" : "SHAPE");
    }

    private static ClassName name(String room, String simpleName) {
        return ClassName.get(String.join(".", "dev", "llmoutput", "runtime", room), simpleName);
    }
}
