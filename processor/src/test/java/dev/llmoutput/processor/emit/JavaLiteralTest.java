package dev.llmoutput.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

class JavaLiteralTest {
    /** A literal means the text that it was made of, under any encoding that the compiler is told to use. */
    @Property(tries = 4, seed = "20261130", shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
    void meansItsText(@ForAll("texts") List<String> texts) throws Exception {
        assertThat(evaluated(texts)).isEqualTo(texts);
    }

    @Provide
    Arbitrary<List<String>> texts() {
        Arbitrary<String> awkward = Arbitraries.of(
                "\"",
                "\"\"",
                "\"\"\"",
                "\\",
                "\\u002a",
                "\\u",
                "\\n",
                "\n",
                "\r",
                "\r\n",
                "\t",
                " ",
                "  ",
                "\0",
                "\0" + "7",
                "\u001a",
                "\u007f",
                "\u0085",
                "\u00a0",
                "\u00e9",
                "\u2028",
                "\u2029",
                "\u3000",
                "\ufeff",
                "\uffff",
                "\ud83d",
                "\ude00",
                "\ud83d\ude00",
                "$",
                "$$",
                "$L",
                "$W",
                "*/",
                "/*",
                "//",
                "{@code",
                "%s",
                "a",
                "1",
                ",",
                "x");
        Arbitrary<String> lines = awkward.list().ofMaxSize(12).map(parts -> String.join("", parts));
        Arbitrary<String> any = Arbitraries.strings().all().ofMaxLength(40);
        Arbitrary<String> json =
                Arbitraries.strings().ascii().ofMaxLength(300).map(text -> "{\"a\":\"b\",\"c\":[" + text);
        return Arbitraries.oneOf(lines, lines, any, json).list().ofSize(400);
    }

    @Test
    void cutsATextThatIsTooLongForOneConstant() throws Exception {
        for (String unit : List.of("x", "\0", "\u20ac", "\n")) {
            int most = JavaLiteral.MAX_BYTES / unit.getBytes(StandardCharsets.UTF_8).length;
            for (int length : List.of(most / 2, most, most + 1, 2 * most + 2)) {
                String text = unit.repeat(length);
                assertThat(evaluate(JavaLiteral.chunks(text))).isEqualTo(text);
            }
        }
    }

    @Test
    void showsLinesAsLines() {
        assertThat(chunk("{\n  \"a\": 1 \n}")).hasToString("\"\"\"\n{\n  \"a\": 1\\s\n}\"\"\"");
    }

    @Test
    void breaksALongLineAfterAComma() {
        String item = "\"0123456789\",";
        String literal = chunk("[" + item.repeat(20) + "1]").toString();
        assertThat(literal.lines()).allMatch(line -> line.length() < 120).hasSizeGreaterThan(3);
    }

    @Test
    void leavesAShortTextOnOneLine() {
        assertThat(chunk("a \"b\" \u00e9")).hasToString("\"a \\\"b\\\" \\u00e9\"");
    }

    private static List<String> evaluated(List<String> texts) throws Exception {
        CodeBlock literals = texts.stream()
                .map(text -> text.length() % 2 == 0
                        ? JavaLiteral.of(text)
                        : JavaLiteral.chunks(text).get(0))
                .collect(CodeBlock.joining(", "));
        return List.of((String[]) run(MethodSpec.methodBuilder("get")
                .returns(String[].class)
                .addStatement("return new String[] {$L}", literals)));
    }

    private static CodeBlock chunk(String text) {
        List<CodeBlock> chunks = JavaLiteral.chunks(text);
        assertThat(chunks).hasSize(1);
        return chunks.get(0);
    }

    private static String evaluate(List<CodeBlock> chunks) throws Exception {
        return (String) run(MethodSpec.methodBuilder("get")
                .returns(String.class)
                .addStatement("return $T.join($S, $L)", String.class, "", CodeBlock.join(chunks, ", ")));
    }

    private static Object run(MethodSpec.Builder method) throws Exception {
        TypeSpec type = TypeSpec.classBuilder("Literals")
                .addModifiers(Modifier.PUBLIC)
                .addMethod(method.addModifiers(Modifier.PUBLIC, Modifier.STATIC).build())
                .build();
        String source = JavaFile.builder("", type).build().toString();
        assertThat(source).matches(text -> text.chars().allMatch(c -> c < 0x80), "is ASCII");
        Compilation compilation = Compiler.javac()
                .withOptions("-encoding", "US-ASCII", "-proc:none")
                .compile(JavaFileObjects.forSourceString("Literals", source));
        assertThat(compilation.diagnostics()).isEmpty();
        JavaFileObject file = compilation.generatedFiles().get(0);
        return new Loader(file)
                .loadClass(ClassName.get("", "Literals").canonicalName())
                .getMethod("get")
                .invoke(null);
    }

    private static final class Loader extends ClassLoader {
        private final JavaFileObject file;

        Loader(JavaFileObject file) {
            this.file = file;
        }

        @Override
        protected Class<?> findClass(String name) {
            try (InputStream in = file.openInputStream()) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
