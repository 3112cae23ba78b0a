package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Changes one thing in an instance, which then breaks its schema or not. */
final class Faults {
    private final JsonNodeFactory nodes = JsonNodeFactory.instance;
    private final Random random;

    Faults(long seed) {
        this.random = new Random(seed);
    }

    /** A copy with one change somewhere. */
    JsonNode in(JsonNode instance) {
        JsonNode copy = instance.deepCopy();
        List<ContainerNode<?>> containers = new ArrayList<>();
        collect(copy, containers);
        if (containers.isEmpty() || random.nextInt(40) == 0) {
            return replacement(copy);
        }
        ContainerNode<?> container = containers.get(random.nextInt(containers.size()));
        if (container instanceof ObjectNode object) {
            change(object);
        } else {
            change((ArrayNode) container);
        }
        return copy;
    }

    private static void collect(JsonNode node, List<ContainerNode<?>> containers) {
        if (node instanceof ContainerNode<?> container) {
            containers.add(container);
        }
        node.forEach(child -> collect(child, containers));
    }

    private void change(ObjectNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        if (names.isEmpty() || random.nextInt(8) == 0) {
            object.put("extra", 1);
            return;
        }
        String name = names.get(random.nextInt(names.size()));
        if (random.nextInt(5) == 0) {
            object.remove(name);
        } else {
            object.set(name, replacement(object.get(name)));
        }
    }

    private void change(ArrayNode array) {
        if (array.isEmpty() || random.nextInt(4) == 0) {
            array.add(array.isEmpty() ? nodes.nullNode() : array.get(0).deepCopy());
        } else if (random.nextInt(4) == 0) {
            array.removeAll();
        } else {
            int index = random.nextInt(array.size());
            array.set(index, replacement(array.get(index)));
        }
    }

    /** Something near the node, or of another type. */
    private JsonNode replacement(JsonNode node) {
        if (node.isNumber() && random.nextBoolean()) {
            BigDecimal step = List.of(BigDecimal.ONE, new BigDecimal("0.01"), new BigDecimal("0.5"))
                    .get(random.nextInt(3));
            return number(node.decimalValue().add(random.nextBoolean() ? step : step.negate()));
        }
        if (node.isTextual() && random.nextBoolean()) {
            String text = node.textValue();
            return nodes.textNode(
                    random.nextInt(3) > 0
                            ? Samples.near(random)
                            : random.nextBoolean() ? text + text + "x" : text.substring(text.length() / 2));
        }
        List<JsonNode> others = List.of(
                nodes.nullNode(),
                nodes.booleanNode(true),
                nodes.numberNode(0),
                nodes.numberNode(-1),
                nodes.numberNode(new BigDecimal("1.0")),
                nodes.numberNode(new BigDecimal("0.5")),
                nodes.numberNode(1L << 31),
                nodes.numberNode(BigInteger.ONE.shiftLeft(63)),
                nodes.numberNode(BigInteger.ONE.shiftLeft(63).negate().subtract(BigInteger.ONE)),
                nodes.textNode(""),
                nodes.textNode(" "),
                nodes.textNode("1"),
                nodes.textNode("APPROVE"),
                nodes.arrayNode(),
                nodes.objectNode());
        return others.get(random.nextInt(others.size()));
    }

    /** Whole numbers as a reader gives them: the oracle compares decimal nodes in double precision. */
    private JsonNode number(BigDecimal value) {
        return value.stripTrailingZeros().scale() <= 0
                ? nodes.numberNode(value.toBigIntegerExact())
                : nodes.numberNode(value);
    }
}
