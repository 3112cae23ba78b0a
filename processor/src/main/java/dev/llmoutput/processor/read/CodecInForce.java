package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The codec of the component that is being read. It takes the place of the component's type, of what is in an Optional or
 * of the items of a list, wherever the type that it makes stands.
 */
final class CodecInForce {
    private final CodecReader reader;
    private final Findings findings;
    private TypeShape.@Nullable Coded codec;
    private boolean used;
    private boolean unusable;

    CodecInForce(Findings findings) {
        this.reader = new CodecReader(findings);
        this.findings = findings;
    }

    /** Begins a component. */
    void begin(Annotations annotations) {
        codec = reader.read(annotations).orElse(null);
        used = false;
        unusable = codec == null && reader.isNamed(annotations);
    }

    /** Ends it; reports a codec that had nothing to do. */
    void end(Annotations annotations, TypeMirror type, Site site) {
        TypeShape.Coded unused = used ? null : codec;
        if (unused != null) {
            Site at = annotations
                    .find(OurAnnotations.FIELD)
                    .map(field -> field.site("codec"))
                    .orElse(site);
            findings.problem(
                    ProblemCode.BAD_CODEC,
                    at,
                    String.join(".", unused.codec().simpleNames()),
                    "it makes " + unused.type().displayName() + ", which is not in " + TypeNames.display(type));
        }
        codec = null;
        unusable = false;
    }

    /** Whether {@code type} may be what a codec makes that is reported already: nothing else is said of it then. */
    boolean hides(TypeMirror type) {
        return unusable && name(type).isPresent();
    }

    /** The shape of {@code type}, where it is what the codec makes. */
    Optional<TypeShape> shape(TypeMirror type) {
        TypeShape.Coded inForce = codec;
        if (inForce == null || !name(type).equals(Optional.of(inForce.type()))) {
            return Optional.empty();
        }
        used = true;
        return Optional.of(inForce);
    }

    private static Optional<ClassRef> name(TypeMirror type) {
        if (type instanceof DeclaredType) {
            return CodedTypes.of(type, Map.of());
        }
        return switch (type.getKind()) {
            case INT -> Optional.of(ClassRef.of("java.lang", "Integer"));
            case CHAR -> Optional.of(ClassRef.of("java.lang", "Character"));
            case BOOLEAN, BYTE, SHORT, LONG, FLOAT, DOUBLE -> {
                String kind = type.getKind().name();
                yield Optional.of(ClassRef.of(
                        "java.lang", kind.charAt(0) + kind.substring(1).toLowerCase(Locale.ROOT)));
            }
            default -> Optional.empty();
        };
    }
}
