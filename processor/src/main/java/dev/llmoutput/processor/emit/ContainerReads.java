package dev.llmoutput.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import javax.lang.model.element.Modifier;

/** How arrays and maps are read that the runtime cannot read as a whole: one method for each. */
final class ContainerReads {
    private final ContractNames names;
    private final RecordModel record;
    private final ShapeNames shape;
    private final ValueReads values;

    ContainerReads(ContractNames names, RecordModel record, ValueReads values) {
        this.names = names;
        this.record = record;
        this.shape = names.in(record);
        this.values = values;
    }

    /** The methods for a record, an outer one before those in it. */
    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        List<ComponentModel> components = record.components();
        for (int i = 0; i < components.size(); i++) {
            for (SlotAt at : SlotAt.all(components.get(i).slot(), i)) {
                if (at.slot().shape() instanceof TypeShape.Array array
                        && ItemShape.ofItems(array, names).isEmpty()) {
                    methods.add(array(array, at.place()));
                }
                if (at.slot().shape() instanceof TypeShape.MapOf map
                        && ItemShape.ofEntries(map, names).isEmpty()) {
                    methods.add(map(map, at.place()));
                }
            }
        }
        return methods;
    }

    // private static List<Integer> readScores(TypedReader in) {
    //     if (!in.beginArray(JsonType.NUMBER)) {
    //         return null;
    //     }
    //     List<Integer> items = new ArrayList<>();
    //     while (in.nextElement()) {
    //         items.add(in.readInt());
    //     }
    //     in.endArray();
    //     return Collections.unmodifiableList(items);
    // }
    private MethodSpec array(TypeShape.Array array, Place place) {
        MethodSpec.Builder method = method(array, place);
        if (array.type() == ArrayType.ARRAY && JavaArrays.isUnchecked(JavaTypes.component(array.element()))) {
            method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "unchecked")
                    .build());
        }
        return method.beginControlFlow(
                        "if (!in.beginArray($L))", onlyElement(array.element().shape()))
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$T items = new $T<>()", JavaTypes.list(array.element()), ArrayList.class)
                .beginControlFlow("while (in.nextElement())")
                .addCode(values.put(array.element(), place.items(), "item", "items.add("))
                .endControlFlow()
                .addStatement("in.endArray()")
                .addStatement("return $L", arrayOf(array))
                .build();
    }

    /** What in a tolerant reading counts as an array of just that, where anything does. */
    private CodeBlock onlyElement(TypeShape element) {
        if (element instanceof TypeShape.Wrapped wrapped) {
            return onlyElement(names.content(wrapped).shape());
        }
        boolean object = element instanceof TypeShape.Nested || element instanceof TypeShape.Union;
        String type = element instanceof TypeShape.Numeric
                ? "NUMBER"
                : element instanceof TypeShape.Bool ? "BOOLEAN" : object ? "OBJECT" : "";
        if (element instanceof TypeShape.Enumeration values) {
            return CodeBlock.of("$L", names.table(values.type()));
        }
        return type.isEmpty() ? CodeBlock.of("") : CodeBlock.of("$T.$L", RuntimeNames.JSON_TYPE, type);
    }

    // Collections.unmodifiableList(items)
    // in.set(items)
    // Primitives.ints(items)
    private CodeBlock arrayOf(TypeShape.Array array) {
        CodeBlock items = Identity.arguments(array.element(), CodeBlock.of("items"), names);
        return switch (array.type()) {
            case LIST, COLLECTION, ITERABLE -> CodeBlock.of("$T.unmodifiableList(items)", Collections.class);
            case SET -> CodeBlock.of("in.set($L)", items);
            case SORTED_SET -> CodeBlock.of("in.sortedSet($L)", items);
            case ARRAY -> JavaArrays.of(JavaTypes.component(array.element()), "items");
        };
    }

    // private static Map<String, Integer> readScores(TypedReader in) {
    //     if (!in.beginMap()) {
    //         return null;
    //     }
    //     Map<String, Integer> entries = new LinkedHashMap<>();
    //     while (in.nextEntry()) {
    //         String key = in.readKey();
    //         entries.put(key, in.readInt());
    //     }
    //     in.endMap();
    //     return Collections.unmodifiableMap(entries);
    // }
    private MethodSpec map(TypeShape.MapOf map, Place place) {
        TypeName type = JavaTypes.present(map);
        CodeBlock key = map.key().shape() instanceof TypeShape.Enumeration keys
                ? CodeBlock.of("in.readKey($L)", names.table(keys.type()))
                : CodeBlock.of("in.readKey()");
        CodeBlock keyChecks = values.checks(map.key(), place.keys(), "key");
        return method(map, place)
                .beginControlFlow("if (!in.beginMap())")
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$T entries = new $T<>()", type, LinkedHashMap.class)
                .beginControlFlow("while (in.nextEntry())")
                .addStatement("$T key = $L", JavaTypes.element(map.key()), key)
                .addCode(keyChecks.isEmpty() ? keyChecks : atKey("in", keyChecks))
                .addCode(values.put(map.value(), place.values(), "value", "entries.put(key, "))
                .endControlFlow()
                .addStatement("in.endMap()")
                .addStatement("return $T.unmodifiableMap(entries)", Collections.class)
                .build();
    }

    // in.atKey(true);
    // in.minLength(key, 2);
    // in.atKey(false);
    static CodeBlock atKey(String checks, CodeBlock rules) {
        return CodeBlock.of("$L.atKey(true);\n$L$L.atKey(false);\n", checks, rules, checks);
    }

    private MethodSpec.Builder method(TypeShape container, Place place) {
        return MethodSpec.methodBuilder(shape.containerReader(place))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(JavaTypes.present(container))
                .addParameter(RuntimeNames.TYPED_READER, "in");
    }
}
