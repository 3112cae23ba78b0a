package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.RuleModel;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** The face that checks values, those that were read and those that were made elsewhere. */
final class ValidatorEmitter implements Emitter {
    private final ContractModel model;
    private final ContractNames names;
    private final SecretHolders secrets;

    ValidatorEmitter(ContractModel model, ContractNames names) {
        this.model = model;
        this.names = names;
        this.secrets = SecretHolders.of(model);
    }

    // public static List<Issue> validate(Invoice value) {
    //     return InvoiceShape.SHAPE.validate(value);
    // }
    @Override
    public Members companion() {
        MethodSpec validate = validate(
                        "What is wrong with a value that was not read from a reply; empty if it keeps the contract.")
                .addStatement("return $L.validate(value)", names.root())
                .build();
        return asksClock() ? Members.of(validate, validateByClock()) : Members.of(validate);
    }

    // public static List<Issue> validate(Invoice value, Clock clock) {
    //     return InvoiceShape.SHAPE.validate(value, clock);
    // }
    private MethodSpec validateByClock() {
        return validate("The same where {@code clock}, and not the system's, tells past from future.")
                .addParameter(Clock.class, "clock")
                .addStatement("return $L.validate(value, clock)", names.root())
                .build();
    }

    private MethodSpec.Builder validate(String doc) {
        return MethodSpec.methodBuilder("validate")
                .addJavadoc(doc)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeNames.ISSUE))
                .addParameter(JavaTypes.of(model.type()), "value");
    }

    /** Whether any value of the contract is past or to come. */
    private boolean asksClock() {
        return model.records().stream()
                .flatMap(record -> record.components().stream())
                .flatMap(component -> SlotAt.all(component.slot(), 0).stream())
                .flatMap(at -> at.slot().constraints().stream())
                .anyMatch(Constraint.Time.class::isInstance);
    }

    @Override
    public Members shape(RecordModel record) {
        ValueChecks values = new ValueChecks(names, record);
        List<MethodSpec> methods = new ArrayList<>(check(record, values));
        if (!record.rules().isEmpty()) {
            methods.add(checkRules(record, secrets.in(record.type())));
        }
        return new Members(constants(record), methods, List.of());
    }

    // @Override
    // public void check(Invoice value, Checks checks) {
    //     checks.beginRecord(this);
    //     checks.atField(0);
    //     checks.present(value.number(), "a string");
    //     if (checks.endRecord()) {
    //         checkRules(value, checks);
    //     }
    // }
    private List<MethodSpec> check(RecordModel record, ValueChecks values) {
        MethodSpec check = MethodSpec.methodBuilder("check")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(JavaTypes.of(record.type()), "value")
                .addParameter(RuntimeNames.CHECKS, "checks")
                .build();
        List<CodeBlock> components = IntStream.range(0, record.components().size())
                .mapToObj(values::component)
                .toList();
        String what = record.wrapper() ? "Value" : "Record";
        CodeBlock end = record.rules().isEmpty()
                ? CodeBlock.of("checks.end$L();\n", what)
                : CodeBlock.builder()
                        .beginControlFlow("if (checks.end$L())", what)
                        .addStatement("checkRules(value, checks)")
                        .endControlFlow()
                        .build();
        return Split.methods(check, CodeBlock.of("checks.begin$L(this);\n", what), components, end);
    }

    // private static void checkRules(Period value, Checks checks) {
    //     try {
    //         checks.rule(value.ordered(), "must not be before from", "to");
    //     } catch (RuntimeException | StackOverflowError e) {
    //         checks.constructorFailed(e);
    //     }
    // }
    private static MethodSpec checkRules(RecordModel record, boolean secret) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("checkRules")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(JavaTypes.of(record.type()), "value")
                .addParameter(RuntimeNames.CHECKS, "checks")
                .beginControlFlow("try");
        for (RuleModel rule : record.rules()) {
            method.addStatement(
                    "checks.rule(value.$L(), $L, $L)",
                    rule.method(),
                    JavaLiteral.of(rule.message()),
                    JavaLiteral.of(rule.component().orElse("")));
        }
        return method.nextControlFlow("catch ($T | $T e)", RuntimeException.class, StackOverflowError.class)
                .addStatement("checks.constructorFailed($L)", secret ? "" : "e")
                .endControlFlow()
                .build();
    }

    private List<FieldSpec> constants(RecordModel record) {
        List<FieldSpec> constants = new ArrayList<>();
        for (int i = 0; i < record.components().size(); i++) {
            for (SlotAt at : SlotAt.all(record.components().get(i).slot(), i)) {
                CheckCalls.of(at.slot(), at.place(), names.in(record), CodeBlock.of(""), true)
                        .forEach(call -> call.constant().ifPresent(constants::add));
            }
        }
        return constants;
    }
}
