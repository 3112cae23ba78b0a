package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeKey;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What types of other compilations declared. A class file has no Javadoc, and on JDK 17 no annotations on type arguments
 * either, so each companion carries what its record, and every type below it, declared.
 */
final class CarriedTypes {
    private static final BigDecimal VERSION = BigDecimal.ONE;

    private final Elements elements;
    private final Predicate<ClassRef> compiled;

    /** What each type's companion carries that was looked for so far; the first one found counts. */
    private final Map<ClassRef, Optional<CarriedData>> known = new LinkedHashMap<>();

    /** What the companion of the root carries that an earlier compilation left. */
    private final Optional<CarriedData> earlier;

    CarriedTypes(ClassRef root, Elements elements, Predicate<ClassRef> compiled) {
        this.elements = elements;
        this.compiled = compiled;
        this.earlier = companionData(root);
    }

    /** Whether the source of {@code type} is at hand, so that nothing has to be carried. */
    boolean isCompiledHere(ClassRef type) {
        return compiled.test(type);
    }

    /** What a companion carries of a record, its own or that of a record around or above it. */
    Optional<CarriedData> record(TypeElement type, ClassRef ref) {
        return find(type, "records", TypeKey.of(ref));
    }

    /** The same of a sealed interface. */
    Optional<CarriedData> union(TypeElement type) {
        return find(type, "unions", TypeNames.ref(type).binaryName());
    }

    /** The same of an enum. */
    Optional<CarriedData> enumeration(TypeElement type) {
        return find(type, "enums", TypeNames.ref(type).binaryName());
    }

    private Optional<CarriedData> find(TypeElement type, String kind, String key) {
        for (Element each = type; each instanceof TypeElement part; each = each.getEnclosingElement()) {
            known.computeIfAbsent(TypeNames.ref(part), this::companionData);
        }
        return Stream.concat(known.values().stream().flatMap(Optional::stream), earlier.stream())
                .flatMap(data -> data.object(kind).find(key).stream())
                .findFirst();
    }

    private Optional<CarriedData> companionData(ClassRef type) {
        TypeElement companion = elements.getTypeElement(type.companion().canonicalName());
        if (companion == null) {
            return Optional.empty();
        }
        return Annotations.of(companion, Site.of(type.companion()))
                .find(OurAnnotations.CONTRACT_DATA)
                .map(data -> CarriedData.of(String.join("", data.strings("value"))))
                .filter(data -> data.number("version").filter(VERSION::equals).isPresent());
    }
}
