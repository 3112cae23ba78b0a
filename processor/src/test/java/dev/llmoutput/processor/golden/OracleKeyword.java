package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AbstractKeyword;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Keywords that the validator of {@link SchemaOracle} has besides its own, or instead. */
final class OracleKeyword extends AbstractKeyword {
    /** The validator's own takes 0 and 0.00 in two objects for different. */
    static final OracleKeyword DISTINCT = new OracleKeyword(
            "uniqueItems", (unique, node) -> !node.isArray() || !unique.booleanValue() || isDistinct(node));

    /** The name of one of {@link Forms}. */
    static final OracleKeyword FORM = new OracleKeyword(
            "x-form",
            (form, node) -> !node.isTextual() || Forms.valueOf(form.textValue()).takes(node.textValue()));

    private final BiPredicate<JsonNode, JsonNode> keeps;

    private OracleKeyword(String name, BiPredicate<JsonNode, JsonNode> keeps) {
        super(name);
        this.keeps = keeps;
    }

    private static boolean isDistinct(JsonNode items) {
        return IntStream.range(1, items.size())
                .noneMatch(second ->
                        IntStream.range(0, second).anyMatch(first -> isEqual(items.get(first), items.get(second))));
    }

    /** JSON Schema core, section 4.2.2: numbers by their value, objects without regard to order. */
    static boolean isEqual(JsonNode one, JsonNode other) {
        if (one.isNumber() && other.isNumber()) {
            return one.decimalValue().compareTo(other.decimalValue()) == 0;
        }
        if (!one.isContainerNode() || one.getNodeType() != other.getNodeType() || one.size() != other.size()) {
            return one.equals(other);
        }
        return one.isArray()
                ? IntStream.range(0, one.size()).allMatch(i -> isEqual(one.get(i), other.get(i)))
                : StreamSupport.stream(((Iterable<String>) one::fieldNames).spliterator(), false)
                        .allMatch(name -> other.has(name) && isEqual(one.get(name), other.get(name)));
    }

    @Override
    public KeywordValidator newValidator(
            SchemaLocation location, JsonNode value, Schema parent, SchemaContext context) {
        return new BaseKeywordValidator(this, value, location, parent, context) {
            @Override
            public void validate(ExecutionContext execution, JsonNode node, JsonNode root, NodePath place) {
                if (!keeps.test(value, node)) {
                    execution.addError(error().instanceNode(node)
                            .instanceLocation(place)
                            .evaluationPath(execution.getEvaluationPath())
                            .message("does not keep " + getKeyword())
                            .build());
                }
            }
        };
    }
}
