package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * What types of other compilations declared. A class file has no Javadoc, and on JDK 17 no annotations on type arguments
 * either, so each companion carries what its record, and every type below it, declared.
 *
 * <p>A companion of a type's own source file was compiled with it. Any other tells what the type was when that companion was
 * made: of a library, that is what the library was built from; of classes that lie where this compilation writes, some may
 * have been compiled again since.
 */
final class CarriedTypes {
    private static final BigDecimal VERSION = BigDecimal.ONE;

    private final Elements elements;
    private final Origins origins;

    /** The companions of the annotated types of each source file that the contract reaches, by its outermost class. */
    private final Map<ClassRef, List<Companion>> byFile = new LinkedHashMap<>();

    /** The companions of types that are compiled here, which an earlier compilation left. */
    private final Map<ClassRef, List<Companion>> replaced = new LinkedHashMap<>();

    /** @param older whether types of other files may have been compiled again since */
    private record Companion(CarriedData data, boolean older) {}

    /**
     * What one companion carries of a type.
     *
     * @param ofItsFile whether it was compiled together with the type
     * @param ofLibrary whether it was compiled together with all that it tells of
     */
    record Told(CarriedData data, boolean ofItsFile, boolean ofLibrary) {
        /** Whether the type cannot have been compiled again since. */
        boolean sure() {
            return ofItsFile || ofLibrary;
        }
    }

    CarriedTypes(Elements elements, Origins origins) {
        this.elements = elements;
        this.origins = origins;
    }

    /** Whether the source of {@code type} is at hand, so that nothing has to be carried. */
    boolean isCompiledHere(TypeElement type) {
        ClassRef ref = TypeNames.ref(type);
        boolean compiled = origins.compiled().test(ref) || isDocumented(type);
        if (compiled) {
            replaced.computeIfAbsent(
                    ref, key -> companion(type, any -> true).stream().toList());
        }
        return compiled;
    }

    /** Where the compiler shows no trees, Javadoc tells of a source that it read though nobody asked to compile it. */
    private boolean isDocumented(TypeElement type) {
        return elements.getDocComment(type) != null
                || type.getEnclosedElements().stream().anyMatch(member -> elements.getDocComment(member) != null)
                || (type.getEnclosingElement() instanceof TypeElement around && isDocumented(around));
    }

    /** Whether {@code type} belongs to the JDK, so that nobody compiles it together with a contract. */
    boolean isOfJdk(TypeElement type) {
        ModuleElement module = elements.getModuleOf(type);
        String name = module == null ? "" : module.getQualifiedName().toString();
        return name.startsWith("java.") || name.startsWith("jdk.");
    }

    /** How many companions are known by now: those of further types may tell of earlier ones. */
    int companions() {
        return Stream.of(byFile, replaced)
                .flatMap(known -> known.values().stream())
                .mapToInt(List::size)
                .sum();
    }

    /** What companions carry of a record, the best first. */
    List<Told> record(TypeElement type, ClassRef ref) {
        return find(type, "records", TypeKey.of(ref));
    }

    /** The same of a sealed interface. */
    List<Told> union(TypeElement type, ClassRef ref) {
        return find(type, "unions", TypeKey.of(ref));
    }

    /** The same of an enum. */
    List<Told> enumeration(TypeElement type) {
        return find(type, "enums", TypeNames.ref(type).binaryName());
    }

    private List<Told> find(TypeElement type, String kind, String key) {
        TypeElement outermost = outermost(type);
        List<Companion> ofItsFile = byFile.computeIfAbsent(TypeNames.ref(outermost), file -> companions(outermost));
        List<Told> told = new ArrayList<>();
        ofItsFile.forEach(companion -> tell(companion, kind, key, true, told));
        List<Companion> others = Stream.of(byFile, replaced)
                .flatMap(known -> known.values().stream().flatMap(Collection::stream))
                .filter(companion -> !ofItsFile.contains(companion))
                .toList();
        others.stream().filter(each -> !each.older()).forEach(each -> tell(each, kind, key, false, told));
        others.stream().filter(Companion::older).forEach(each -> tell(each, kind, key, false, told));
        return told;
    }

    private static void tell(Companion companion, String kind, String key, boolean ofItsFile, List<Told> told) {
        companion
                .data()
                .object(kind)
                .find(key)
                .map(data -> new Told(data, ofItsFile, !companion.older()))
                .ifPresent(told::add);
    }

    private static TypeElement outermost(TypeElement type) {
        return type.getEnclosingElement() instanceof TypeElement around ? outermost(around) : type;
    }

    /** Those of {@code type} and of all types in it. */
    private List<Companion> companions(TypeElement type) {
        return Stream.concat(
                        companion(type, origins.older()).stream(),
                        ElementFilter.typesIn(type.getEnclosedElements()).stream()
                                .flatMap(nested -> companions(nested).stream()))
                .toList();
    }

    private Optional<Companion> companion(TypeElement type, Predicate<ClassRef> older) {
        ClassRef ref = TypeNames.ref(type);
        TypeElement companion = elements.getTypeElement(ref.companion().canonicalName());
        if (companion == null || !isOf(companion, type) || !isAnnotated(type)) {
            return Optional.empty();
        }
        return Annotations.of(companion, Site.of(ref.companion()))
                .find(OurAnnotations.CONTRACT_DATA)
                .map(data -> CarriedData.of(String.join("", data.strings("value"))))
                .filter(data -> data.number("version").filter(VERSION::equals).isPresent())
                .map(data -> new Companion(data, older.test(ref.companion())));
    }

    /** Whether {@code type} still has the annotation that its companion was made for. */
    static boolean isAnnotated(TypeElement type) {
        return Supertypes.annotations(type).find(OurAnnotations.OUTPUT).isPresent();
    }

    /** Types of two files may have companions of one name. */
    private static boolean isOf(TypeElement companion, TypeElement type) {
        return companion.getInterfaces().stream()
                .filter(DeclaredType.class::isInstance)
                .flatMap(above -> ((DeclaredType) above).getTypeArguments().stream())
                .anyMatch(argument -> argument instanceof DeclaredType declared
                        && declared.asElement().equals(type));
    }
}
