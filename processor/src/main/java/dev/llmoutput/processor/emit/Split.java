package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A method with some lines for each component, or several where a record has very many of them: HotSpot never compiles a
 * method of more than 8,000 bytes.
 */
final class Split {
    /** Components in one method. The most that one of them takes, an array of optional values, is below 80 bytes. */
    static final int SIZE = 90;

    private Split() {}

    // public void writeMembers(Large value, JsonAppender out) {
    //     writeMembers0(value, out);
    //     writeMembers90(value, out);
    // }
    //
    // private static void writeMembers0(Large value, JsonAppender out) {
    static List<MethodSpec> methods(MethodSpec method, CodeBlock first, List<CodeBlock> components, CodeBlock last) {
        CodeBlock.Builder body = CodeBlock.builder().add(first);
        List<MethodSpec> parts = new ArrayList<>();
        if (components.size() <= SIZE) {
            components.forEach(body::add);
        } else {
            for (int from = 0; from < components.size(); from += SIZE) {
                List<CodeBlock> part = components.subList(from, Math.min(components.size(), from + SIZE));
                parts.add(part(method, method.name() + from, part));
                body.addStatement("$N($L)", parts.get(parts.size() - 1), arguments(method));
            }
        }
        List<MethodSpec> all = new ArrayList<>();
        all.add(method.toBuilder().addCode(body.add(last).build()).build());
        all.addAll(parts);
        return all;
    }

    private static MethodSpec part(MethodSpec whole, String name, List<CodeBlock> components) {
        MethodSpec.Builder part = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameters(whole.parameters());
        components.forEach(part::addCode);
        return part.build();
    }

    private static CodeBlock arguments(MethodSpec method) {
        return method.parameters().stream()
                .map(parameter -> CodeBlock.of("$N", parameter))
                .collect(CodeBlock.joining(", "));
    }
}
