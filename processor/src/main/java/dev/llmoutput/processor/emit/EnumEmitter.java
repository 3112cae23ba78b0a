package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import javax.lang.model.element.Modifier;

/** The wire names of enums, which reader, validator and writer share. */
final class EnumEmitter implements Emitter {
    private final ContractModel model;
    private final ContractNames names;

    EnumEmitter(ContractModel model, ContractNames names) {
        this.model = model;
        this.names = names;
    }

    @Override
    public Members companion() {
        return Members.of(model.enums().stream().map(this::table).toArray(FieldSpec[]::new));
    }

    // private static final EnumNames<Currency> CURRENCY = EnumNames.of(new Currency[] {Currency.EUR, Currency.USD},
    // "EUR", "USD");
    private FieldSpec table(EnumModel enumeration) {
        ClassName type = JavaTypes.raw(enumeration.type());
        CodeBlock constants = enumeration.constants().stream()
                .map(constant -> CodeBlock.of("$T.$L", type, constant.javaName()))
                .collect(CodeBlock.joining(",$W"));
        CodeBlock wireNames = enumeration.constants().stream()
                .map(constant -> JavaLiteral.of(constant.wireName()))
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeNames.ENUM_NAMES, type),
                        names.table(enumeration.type()),
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(
                        "$T.of(new $T[] {$L}, $L)$L",
                        RuntimeNames.ENUM_NAMES,
                        type,
                        constants,
                        wireNames,
                        aliases(enumeration))
                .build();
    }

    // .withAliases(Currency.EUR, "euro")
    private static CodeBlock aliases(EnumModel enumeration) {
        CodeBlock.Builder aliases = CodeBlock.builder();
        enumeration.constants().stream()
                .filter(constant -> !constant.aliases().isEmpty())
                .forEach(constant -> aliases.add(
                        ".withAliases($T.$L, $L)",
                        JavaTypes.of(enumeration.type()),
                        constant.javaName(),
                        constant.aliases().stream().map(JavaLiteral::of).collect(CodeBlock.joining(", "))));
        return aliases.build();
    }
}
