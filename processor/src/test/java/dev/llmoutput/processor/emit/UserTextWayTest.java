package dev.llmoutput.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a user wrote has one way into generated source, {@link JavaLiteral}, and one into its comments,
 * {@code DocText}. Every line of an emitter that asks a model for such a text goes one of these ways, or is listed here with
 * the reason why no text gets out of it; so is every string literal that JavaPoet writes.
 */
class UserTextWayTest {
    private static final Path EMITTERS =
            Path.of(System.getProperty("project.root"), "processor/src/main/java/dev/llmoutput/processor/emit");

    private static final Pattern TEXT =
            Pattern.compile("(?:\\.|::)(?:jsonName|wireName|regex|schemaRegex|defaultJson|example"
                    + "|message|tag|discriminator|aliases|description)\\b|model\\.name\\(\\)|rule\\.component\\(\\)"
                    + "|\\b(?:HintText|ListHintText|SchemaText|DeclarationText|DocText)\\.\\w+\\(");
    private static final Pattern WAY =
            Pattern.compile("JavaLiteral[.:]+\\w+|\\.addJavadoc\\(\"\\$L\", DocText\\.of\\(");

    private static final List<String> HARMLESS = List.of(
            // whether there is one
            ".filter(constant -> !constant.aliases().isEmpty())",
            "boolean ownNull = component.refinements().defaultJson().isPresent() && model.takesNull(component.slot());",
            "if (!refinements.aliases().isEmpty()) {",
            // given to JavaLiteral in the lines after it
            "constant.aliases().stream().map(JavaLiteral::of).collect(CodeBlock.joining(\", \"))));",
            "String name = component.jsonName();",
            "String schema = SchemaText.allRequired(model);",
            "CodeBlock text = schema.equals(SchemaText.of(model))",
            // a constant made by TextConstant, which JavaLiteral writes
            "\"REQUEST_HINT\", \"What to tell a model, so that it answers with this shape.\", HintText.of(model));",
            "\"JSON_SCHEMA\", \"The JSON Schema (2020-12) of what a strict reading takes.\", SchemaText.of(model)));",
            // a number
            "ListHintText.headOfOne(model).length())",
            // a resource
            "return new GeneratedUnit(model.type(), AsciiSource.of(file.toString()), SchemaText.of(model));",
            // names that the member must not have
            "keys.add(model.union(union.type()).discriminator());",
            "keys.add(component.jsonName());",
            "keys.addAll(component.refinements().aliases());");

    /** Templates with a literal, and what stands in it where that is no constant of ours: digits, a class of ours, a kind. */
    private static final List<String> OWN_LITERALS = List.of(
            "\"$T.of($L).named($S)\",",
            "return constant(TypeName.get(bounds), purpose, 0, CodeBlock.of(\"new $T($S)\", bounds, digits));",
            ".addMember(\"by\", \"$S\", generator)",
            "return CodeBlock.of(\"$S\", \"a \" + shape.kind().jsonType());",
            "return CodeBlock.of(\"$S\", shape.type().integral() ? \"an integer\" : \"a number\");",
            "return CodeBlock.of(\"$S\", shape.refusesNull() ? \"a value other than null\" : \"a value\");");

    private static final Pattern CONSTANT_LITERAL =
            Pattern.compile(".*\\$S.*\", (?:Objects\\.class, )?\"[^\"]*\"(?:, \"[^\"]*\")*\\);?");

    private static Stream<String> lines() {
        try (Stream<Path> files = Files.list(EMITTERS)) {
            return files.sorted().toList().stream().flatMap(UserTextWayTest::lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.startsWith("//") && !line.startsWith("*") && !line.startsWith("import "));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void textsGoThroughJavaLiteral() {
        assertThat(lines().filter(line -> TEXT.matcher(line).find()))
                .hasSizeGreaterThan(20)
                .allSatisfy(line -> assertThat(
                                HARMLESS.contains(line) || WAY.matcher(line).find())
                        .as(line)
                        .isTrue());
        assertThat(lines()).containsAll(HARMLESS);
    }

    @Test
    void literalsOfJavaPoetAreConstantsOfOurs() {
        assertThat(lines().filter(line -> line.contains("$S")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(OWN_LITERALS.contains(line)
                                || CONSTANT_LITERAL.matcher(line).matches())
                        .as(line)
                        .isTrue());
        assertThat(lines()).containsAll(OWN_LITERALS);
    }
}
