package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the codec of a component, and says what keeps generated code from using it. */
final class CodecReader {
    private static final String NONE = OurAnnotations.CODEC + ".None";

    private static final Map<String, TypeShape.Coded.Kind> KINDS = Map.of(
            OurAnnotations.CODEC + ".OfString", TypeShape.Coded.Kind.STRING,
            OurAnnotations.CODEC + ".OfNumber", TypeShape.Coded.Kind.NUMBER,
            OurAnnotations.CODEC + ".OfBoolean", TypeShape.Coded.Kind.BOOLEAN);

    private final Findings findings;

    CodecReader(Findings findings) {
        this.findings = findings;
    }

    /** What the codec makes; empty where there is none, or none that can be used, which is then reported. */
    Optional<TypeShape.Coded> read(Annotations annotations) {
        return annotations
                .find(OurAnnotations.FIELD)
                .flatMap(field ->
                        named(field).flatMap(codec -> read((TypeElement) codec.asElement(), field.site("codec"))));
    }

    /** Whether there is one, of use or not. */
    boolean isNamed(Annotations annotations) {
        return annotations
                .find(OurAnnotations.FIELD)
                .flatMap(CodecReader::named)
                .isPresent();
    }

    private static Optional<DeclaredType> named(AnnotationView field) {
        return field.classValue("codec").filter(codec -> !TypeNames.of(codec).equals(NONE));
    }

    private Optional<TypeShape.Coded> read(TypeElement codec, Site site) {
        String name = String.join(".", TypeNames.ref(codec).simpleNames());
        Optional<String> fault = fault(codec);
        if (fault.isPresent()) {
            findings.problem(ProblemCode.BAD_CODEC, site, name, fault.get());
            return Optional.empty();
        }
        Map<TypeShape.Coded.Kind, Optional<ClassRef>> found = new HashMap<>();
        collect(codec, Map.of(), found);
        if (found.size() != 1) {
            findings.problem(
                    ProblemCode.BAD_CODEC, site, name, "implement one of JsonCodec.OfString, OfNumber and OfBoolean");
            return Optional.empty();
        }
        Map.Entry<TypeShape.Coded.Kind, Optional<ClassRef>> only =
                found.entrySet().iterator().next();
        if (only.getValue().isEmpty()) {
            findings.problem(
                    ProblemCode.BAD_CODEC, site, name, "let it make a class whose type arguments are classes as well");
        }
        return only.getValue().map(made -> new TypeShape.Coded(only.getKey(), TypeNames.ref(codec), made));
    }

    /** What is wrong with the class itself, as what to do about it. */
    private static Optional<String> fault(TypeElement codec) {
        if (codec.getKind() != ElementKind.CLASS && codec.getKind() != ElementKind.RECORD) {
            return Optional.of("make it a class");
        }
        if (!Accessibility.isPublic(codec)) {
            return Optional.of("make it public, and the classes around it");
        }
        Set<Modifier> modifiers = codec.getModifiers();
        if (modifiers.contains(Modifier.ABSTRACT)) {
            return Optional.of("make it a class that is not abstract");
        }
        if (codec.getEnclosingElement() instanceof TypeElement && !modifiers.contains(Modifier.STATIC)) {
            return Optional.of("make it static, or a class of its own");
        }
        boolean constructor = ElementFilter.constructorsIn(codec.getEnclosedElements()).stream()
                .anyMatch(CodecReader::isPlain);
        return constructor ? Optional.empty() : Optional.of("give it a public constructor without arguments or throws");
    }

    private static boolean isPlain(ExecutableElement constructor) {
        return constructor.getModifiers().contains(Modifier.PUBLIC)
                && constructor.getParameters().isEmpty()
                && constructor.getThrownTypes().isEmpty();
    }

    /** Finds the interfaces of ours above {@code type}, with what stands for their type parameter. */
    private static void collect(
            TypeElement type, Map<Element, ClassRef> arguments, Map<TypeShape.Coded.Kind, Optional<ClassRef>> found) {
        for (TypeMirror above : above(type)) {
            if (above instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
                List<? extends TypeMirror> given = declared.getTypeArguments();
                Map<Element, ClassRef> inner = new HashMap<>();
                for (int i = 0; i < given.size(); i++) {
                    Element parameter = element.getTypeParameters().get(i);
                    CodedTypes.of(given.get(i), arguments).ifPresent(known -> inner.put(parameter, known));
                }
                TypeShape.Coded.Kind kind = KINDS.get(TypeNames.of(declared));
                if (kind != null && given.size() == 1) {
                    found.put(kind, CodedTypes.of(given.get(0), arguments));
                }
                collect(element, inner, found);
            }
        }
    }

    private static List<TypeMirror> above(TypeElement type) {
        List<TypeMirror> above = new ArrayList<>(type.getInterfaces());
        if (type.getSuperclass().getKind() == TypeKind.DECLARED) {
            above.add(type.getSuperclass());
        }
        return above;
    }
}
