package dev.llmoutput.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.llmoutput.processor.model.ContractModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor, and keeps the contracts that it would generate from. */
public final class TestCompilation {
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("\\b(?:record|class|interface|enum) (\\w+)");

    private final List<ContractModel> contracts = new ArrayList<>();
    private final List<Processor> processors = new ArrayList<>(
            List.of(new LlmOutputProcessor(environment -> (contract, samples) -> contracts.add(contract))));
    private final List<Object> options = new ArrayList<>();

    /** Adds an option. */
    public TestCompilation option(String option) {
        options.add(option);
        return this;
    }

    /** Adds another processor, before ours: one that takes every annotation is not asked about those that we claim. */
    public TestCompilation processor(Processor processor) {
        processors.add(0, processor);
        return this;
    }

    /** Compiles; a source's file is named by its package line and its first type. */
    public Compilation compile(String... sources) {
        return javac().withProcessors(processors).withOptions(options).compile(files(sources));
    }

    /** The contracts without errors, in the order of generation. */
    public List<ContractModel> contracts() {
        return contracts;
    }

    /** The one contract in {@code sources}, which have no errors. */
    public static ContractModel contract(String... sources) {
        TestCompilation compilation = new TestCompilation();
        Compilation result = compilation.compile(sources);
        if (compilation.contracts.size() != 1) {
            throw new AssertionError("not one contract: " + result.diagnostics());
        }
        return compilation.contracts.get(0);
    }

    /** The messages of all errors. */
    public static List<String> errors(Compilation compilation) {
        return compilation.errors().stream()
                .map(error -> error.getMessage(Locale.ROOT))
                .toList();
    }

    private static List<JavaFileObject> files(String... sources) {
        return Arrays.stream(sources).map(TestCompilation::file).toList();
    }

    private static JavaFileObject file(String source) {
        Matcher declared = PACKAGE.matcher(source);
        String prefix = declared.find() ? declared.group(1) + "." : "";
        Matcher type = TYPE.matcher(source);
        if (!type.find()) {
            throw new IllegalArgumentException("no type in " + source);
        }
        return JavaFileObjects.forSourceString(prefix + type.group(1), source);
    }
}
