package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Refinements;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The face that reads a reply. */
final class ReaderEmitter implements Emitter {
    private final ContractModel model;
    private final ContractNames names;
    private final SecretHolders secrets;

    ReaderEmitter(ContractModel model, ContractNames names) {
        this.model = model;
        this.names = names;
        this.secrets = SecretHolders.of(model);
    }

    @Override
    public Members companion() {
        return RootMember.of(model)
                .map(member -> new Members(List.of(root(member)), List.of(parse(CodeBlock.of("ROOT"))), List.of()))
                .orElseGet(() -> Members.of(parse(names.root())));
    }

    // private static final RootShape<Answer> ROOT = RootShape.of(AnswerShape.SHAPE, "value", UnknownKeys.STRIP);
    private FieldSpec root(String member) {
        ParameterizedTypeName type = ParameterizedTypeName.get(RuntimeNames.ROOT_SHAPE, JavaTypes.of(model.type()));
        return FieldSpec.builder(type, "ROOT", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "$T.of($L, $L, $T.$L)",
                        RuntimeNames.ROOT_SHAPE,
                        names.root(),
                        JavaLiteral.of(member),
                        UnknownKeys.class,
                        model.unknownKeys())
                .build();
    }

    // @Override
    // public Parsed<Invoice> parse(String raw) {
    //     return InvoiceShape.SHAPE.parse(raw, options);
    // }
    private MethodSpec parse(CodeBlock shape) {
        return MethodSpec.methodBuilder("parse")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(RuntimeNames.PARSED, JavaTypes.of(model.type())))
                .addParameter(String.class, "raw")
                .addStatement("return $L.parse(raw, options)", shape)
                .build();
    }

    @Override
    public Members shape(RecordModel record) {
        ValueReads reads = new ValueReads(names, record);
        RecordReads read = new RecordReads(names, record, reads, secrets.in(record.type()));
        List<MethodSpec> methods = new ArrayList<>(List.of(constructor(record)));
        methods.add(read.method());
        methods.addAll(new ContainerReads(names, record, reads).methods());
        return new Members(List.of(), methods, read.parts());
    }

    // For a record that is its only component, what that is stands behind the fields.
    //
    // private InvoiceShape() {
    //     super(RecordFields.of(UnknownKeys.STRIP, 2)
    //             .required("number", "a string")
    //             .optional("note"));
    // }
    private MethodSpec constructor(RecordModel record) {
        CodeBlock.Builder fields = CodeBlock.builder()
                .add(
                        "super($T.of($T.$L, $L)",
                        RuntimeNames.RECORD_FIELDS,
                        UnknownKeys.class,
                        model.unknownKeys(),
                        record.components().size())
                .indent()
                .indent();
        record.components().forEach(component -> fields.add("\n").add(field(component)));
        if (secrets.in(record.type())
                && record.components().stream()
                        .noneMatch(component -> component.refinements().secret())) {
            fields.add("\n.holdsSecrets()");
        }
        CodeBlock content = record.wrapper()
                ? CodeBlock.of(", $L", content(record.components().get(0).slot()))
                : CodeBlock.of("");
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addCode(fields.add("$L);\n", content).unindent().unindent().build())
                .build();
    }

    // LineShape.SHAPE
    // JsonType.NUMBER
    private CodeBlock content(Slot slot) {
        return ItemShape.of(slot.shape(), names)
                .orElseGet(() -> CodeBlock.of("$T.$L", RuntimeNames.JSON_TYPE, jsonType(slot.shape())));
    }

    /** The JSON type of what has no shape of its own. */
    private static String jsonType(TypeShape shape) {
        if (shape instanceof TypeShape.Coded coded) {
            return coded.kind().name();
        }
        boolean number = shape instanceof TypeShape.Numeric;
        return number
                ? "NUMBER"
                : shape instanceof TypeShape.Bool
                        ? "BOOLEAN"
                        : shape instanceof TypeShape.Array
                                ? "ARRAY"
                                : shape instanceof TypeShape.MapOf ? "OBJECT" : "STRING";
    }

    private CodeBlock field(ComponentModel component) {
        CodeBlock name = JavaLiteral.of(component.jsonName());
        CodeBlock.Builder field = CodeBlock.builder();
        boolean ownNull = component.refinements().defaultJson().isPresent() && model.takesNull(component.slot());
        if (component.slot().required() && !ownNull) {
            field.add(".required($L, $L)", name, component.slot().shape().match(new Expected(names)));
        } else {
            field.add(".optional($L)", name);
        }
        return field.add(refinements(component.refinements())).build();
    }

    // .alias("no", "nr")
    // .defaultJson("\"none\"")
    // .secret()
    private static CodeBlock refinements(Refinements refinements) {
        CodeBlock.Builder calls = CodeBlock.builder();
        if (!refinements.aliases().isEmpty()) {
            calls.add(
                    ".alias($L)",
                    refinements.aliases().stream().map(JavaLiteral::of).collect(CodeBlock.joining(", ")));
        }
        refinements.defaultJson().ifPresent(json -> calls.add(".defaultJson($L)", JavaLiteral.joined(json)));
        return calls.add(refinements.secret() ? ".secret()" : "").build();
    }
}
