package dev.llmoutput.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.text.DeclarationText;
import dev.llmoutput.processor.text.DocText;
import dev.llmoutput.processor.text.SchemaText;
import dev.llmoutput.processor.write.GeneratedUnit;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Puts the faces of a contract together: one companion, and in it one class for each record. */
public final class OutputTypeAssembler {
    private final ContractModel model;
    private final ContractNames names;
    private final List<Emitter> emitters;

    private OutputTypeAssembler(ContractModel model) {
        this.model = model;
        this.names = new ContractNames(model);
        this.emitters = List.of(
                new PolicyEmitter(model, names),
                new SchemaEmitter(model),
                new HintEmitter(model),
                new EnumEmitter(model, names),
                new ReaderEmitter(model, names),
                new AcceptEmitter(model),
                new AskEmitter(model),
                new StructuredOutputEmitter(model),
                new ListEmitter(model, names),
                new ValidatorEmitter(model, names),
                new WriterEmitter(model, names));
    }

    /**
     * The companion of {@code model}.
     *
     * @param generator the name of the processor, for {@code @Generated}
     */
    public static GeneratedUnit assemble(ContractModel model, String generator) {
        OutputTypeAssembler assembler = new OutputTypeAssembler(model);
        JavaFile file = JavaFile.builder(model.type().packageName(), assembler.companion(generator))
                .indent("    ")
                .build();
        return new GeneratedUnit(model.type(), AsciiSource.of(file.toString()), SchemaText.of(model));
    }

    // @Generated(by = "..", abi = Abi1.class)
    // @ContractData("..")
    // @SuppressWarnings({"deprecation", "removal"}) // of the user's types
    // public final class InvoiceOutput implements OutputType<Invoice> { .. }
    private TypeSpec companion(String generator) {
        TypeSpec.Builder companion = TypeSpec.classBuilder(names.companion())
                .addJavadoc("$L", DocText.of(model))
                .addAnnotation(AnnotationSpec.builder(RuntimeNames.GENERATED)
                        .addMember("by", "$S", generator)
                        .addMember("abi", "$T.class", RuntimeNames.ABI)
                        .build())
                .addAnnotation(AnnotationSpec.builder(RuntimeNames.CONTRACT_DATA)
                        .addMember("value", declarations())
                        .build())
                .addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "{$S, $S}", "deprecation", "removal")
                        .build())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.OUTPUT_TYPE, JavaTypes.of(model.type())));
        if (model.publicCompanion()) {
            companion.addModifiers(Modifier.PUBLIC);
        }
        companion.addModifiers(Modifier.FINAL);
        emitters.forEach(emitter -> add(emitter.companion(), companion));
        model.records().forEach(record -> companion.addType(shape(record)));
        UnionEmitter unions = new UnionEmitter(names);
        model.unions().forEach(union -> companion.addType(unions.shape(union)));
        names.codecs().forEach((codec, constant) -> companion.addField(codec(codec, constant)));
        return companion.build();
    }

    // private static final ColorCodec COLOR_CODEC = new ColorCodec();
    private static FieldSpec codec(ClassRef codec, String constant) {
        ClassName type = JavaTypes.raw(codec);
        return FieldSpec.builder(type, constant, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", type)
                .build();
    }

    // "..", or {"..", ".."} where one constant cannot hold it
    private CodeBlock declarations() {
        List<CodeBlock> chunks = JavaLiteral.chunks(DeclarationText.of(model));
        return chunks.size() == 1 ? chunks.get(0) : CodeBlock.of("{$L}", CodeBlock.join(chunks, ", "));
    }

    // private static final class LineShape extends RecordShape<Line> {
    //     static final LineShape SHAPE = new LineShape();
    //     ..
    // }
    private TypeSpec shape(RecordModel record) {
        ClassName name = names.shape(record.type());
        TypeSpec.Builder shape = TypeSpec.classBuilder(name)
                .addJavadoc("$L", DocText.of(record))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(
                        record.wrapper() ? RuntimeNames.WRAPPER_SHAPE : RuntimeNames.RECORD_SHAPE,
                        JavaTypes.of(record.type())))
                .addField(FieldSpec.builder(name, "SHAPE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", name)
                        .build());
        emitters.forEach(emitter -> add(emitter.shape(record), shape));
        return shape.build();
    }

    private static void add(Members members, TypeSpec.Builder type) {
        type.addFields(members.fields());
        type.addMethods(members.methods());
        type.addTypes(members.types());
    }
}
