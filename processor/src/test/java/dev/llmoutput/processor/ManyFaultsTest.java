package dev.llmoutput.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.llmoutput.processor.read.OurAnnotations;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What is wrong in several records is said in one compilation, whatever becomes of one of them. */
class ManyFaultsTest {
    private static final JavaFileObject FIRST = JavaFileObjects.forSourceString("p.First", """
            package p;
            import dev.llmoutput.*;
            import jakarta.validation.constraints.*;
            @LlmOutput(retries = -1)
            record First(
                    @Size(min = 1) int count,
                    Thread thread,
                    @Min(3) @Max(2) int range) {}
            """);
    private static final JavaFileObject SECOND = JavaFileObjects.forSourceString("p.Second", """
            package p;
            import dev.llmoutput.*;
            import jakarta.validation.constraints.*;
            @LlmOutput
            record Second(
                    Part part,
                    @Pattern(regexp = "(") String text) {
                @LlmField(name = "x")
                static int misplaced;
                record Part(
                        @LlmField(name = "a") int b,
                        int a) {}
            }
            """);
    private static final JavaFileObject SOUND =
            JavaFileObjects.forSourceString("p.Sound", "package p; @dev.llmoutput.LlmOutput record Sound(int n) {}");

    private static final List<String> OF_FIRST = List.of(
            "First.java:4 negative-retries",
            "First.java:6 misfit-constraint",
            "First.java:7 unsupported-type",
            "First.java:8 inverted-bounds");
    private static final List<String> OF_SECOND =
            List.of("Second.java:7 bad-pattern", "Second.java:12 duplicate-json-name");
    private static final String MISPLACED = "Second.java:8 misplaced-field";

    private final List<String> generated = new ArrayList<>();

    /** C271: every fault of every record, each at its line. */
    @Test
    void allFaultsAtTheirLines() {
        Compilation compilation = compile(new Crashing(this, Crashing.NOTHING));

        assertThat(faults(compilation))
                .containsExactlyInAnyOrderElementsOf(and(and(OF_FIRST, OF_SECOND.toArray(String[]::new)), MISPLACED));
        assertThat(generated).containsExactly("sound");
    }

    /** While types are looked up, read, and their annotations looked for in odd places. */
    @Test
    void aCrashHidesNoOtherFault() {
        Compilation lookup = compile(new Crashing(this, "getTypeElement"));
        assertThat(faults(lookup)).containsAll(and(OF_FIRST, "nowhere misplaced-field", "nowhere internal-error"));
        assertThat(crash(lookup)).contains("p.Second: ", "a mistake of ours");

        generated.clear();
        Compilation reading = compile(new Crashing(this, "getDocComment"));
        assertThat(faults(reading)).containsAll(and(OF_FIRST, MISPLACED));
        assertThat(crash(reading)).contains("Second: internal error", "a mistake of ours");
        assertThat(generated).containsExactly("sound");

        generated.clear();
        Compilation placing = compile(new Crashing(this, "getModifiers"));
        assertThat(faults(placing)).containsAll(and(OF_FIRST, OF_SECOND.toArray(String[]::new)));
        assertThat(crash(placing)).contains("Second.misplaced: internal error", "a mistake of ours");
        assertThat(generated).containsExactly("sound");
    }

    private static Compilation compile(Crashing processor) {
        return javac().withProcessors(processor).compile(FIRST, SECOND, SOUND);
    }

    private static List<String> and(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }

    private static List<String> faults(Compilation compilation) {
        return compilation.errors().stream()
                .map(error -> place(error)
                        + error.getMessage(Locale.ROOT).replaceFirst("(?s)^\\[LlmOutput/([a-z-]+)\\].*", " $1"))
                .toList();
    }

    private static String place(Diagnostic<? extends JavaFileObject> error) {
        JavaFileObject file = error.getSource();
        return file == null
                ? "nowhere"
                : file.getName().substring(file.getName().lastIndexOf('/') + 1) + ":" + error.getLineNumber();
    }

    private static String crash(Compilation compilation) {
        return compilation.errors().stream()
                .map(error -> error.getMessage(Locale.ROOT))
                .filter(message -> message.startsWith("[LlmOutput/internal-error]"))
                .collect(Collectors.joining("\n"));
    }

    /** Our processor, whose compiler throws when it is asked one thing about the second record. */
    private static final class Crashing extends AbstractProcessor {
        static final String NOTHING = "";

        private final LlmOutputProcessor processor;
        private final String question;

        Crashing(ManyFaultsTest test, String question) {
            this.processor =
                    new LlmOutputProcessor(environment -> (contract, samples) -> test.generated.add(contract.name()));
            this.question = question;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return processor.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return processor.getSupportedSourceVersion();
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            super.init(environment);
            Elements elements = crashing(Elements.class, environment.getElementUtils());
            processor.init(proxy(
                    ProcessingEnvironment.class,
                    environment,
                    (self, method, arguments) -> method.getName().equals("getElementUtils")
                            ? elements
                            : call(environment, method, arguments)));
        }

        @Override
        @SuppressWarnings("DoNotClaimAnnotations") // as the one inside does
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return processor.process(annotations, proxy(RoundEnvironment.class, round, (self, method, arguments) -> {
                Object answer = call(round, method, arguments);
                return question.equals("getModifiers") && answer instanceof Set<?> set && isField(arguments)
                        ? set.stream()
                                .map(element -> crashing(Element.class, (Element) element))
                                .collect(Collectors.toSet())
                        : answer;
            }));
        }

        private static boolean isField(Object[] arguments) {
            return arguments != null
                    && arguments[0] instanceof TypeElement annotation
                    && annotation.getQualifiedName().contentEquals(OurAnnotations.FIELD);
        }

        private <T> T crashing(Class<T> type, T real) {
            return proxy(type, real, (self, method, arguments) -> {
                boolean about = type == Element.class
                        ? real.toString().equals("misplaced")
                        : arguments != null && String.valueOf(arguments[0]).equals("p.Second");
                if (about && method.getName().equals(question)) {
                    throw new IllegalStateException("a mistake of ours");
                }
                return call(real, method, arguments);
            });
        }

        private static <T> T proxy(Class<T> type, T real, InvocationHandler handler) {
            return type.cast(Proxy.newProxyInstance(real.getClass().getClassLoader(), new Class<?>[] {type}, handler));
        }

        private static Object call(Object real, Method method, Object[] arguments) throws Throwable {
            try {
                return method.invoke(real, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }
}
