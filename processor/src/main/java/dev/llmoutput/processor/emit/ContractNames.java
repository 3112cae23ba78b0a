package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The names that the companion of a contract gives to what it declares. */
final class ContractNames {
    private final ContractModel model;
    private final ClassName companion;
    private final String parts;
    private final Identifiers constants;
    private final Map<ClassRef, String> codecs = new LinkedHashMap<>();
    private final CodeBlock root;
    private final Map<ClassRef, ClassName> shapes = new HashMap<>();
    private final Map<ClassRef, String> tables = new HashMap<>();
    private final Map<ClassRef, ShapeNames> members = new HashMap<>();

    ContractNames(ContractModel model) {
        this.model = model;
        this.companion = JavaTypes.raw(model.type().companion());
        Identifiers types = Identifiers.without(simpleNames(model));
        for (ClassRef type : shaped(model)) {
            String shape = types.claim(type.simpleName() + "Shape");
            shapes.put(type, companion.nestedClass(shape));
        }
        this.parts = types.claim("Parts");
        this.constants = Identifiers.without(simpleNames(model));
        Set.of("TYPE", "JSON_SCHEMA", "REQUEST_HINT", "NATIVE_SCHEMA", "ROOT", "SHAPE")
                .forEach(constants::claim);
        for (EnumModel enumeration : model.enums()) {
            String wish = Identifiers.constant(enumeration.type().simpleName());
            tables.put(enumeration.type(), constants.claim(wish));
        }
        this.root = ItemShape.of(new Slot(model.root(), Slot.Absence.REQUIRED, List.of()), this)
                .orElseThrow();
        Set<String> outer = outerNames(model);
        for (RecordModel record : model.records()) {
            members.put(record.type(), new ShapeNames(record, outer));
        }
    }

    /** The types that have a class in the companion: records first, then sealed interfaces. */
    private static List<ClassRef> shaped(ContractModel model) {
        return Stream.concat(
                        model.records().stream().map(RecordModel::type),
                        model.unions().stream().map(UnionModel::type))
                .toList();
    }

    /** Names that mean a user's type where the companion stands, or a class that it inherits from. */
    private static Set<String> simpleNames(ContractModel model) {
        Set<String> names = new HashSet<>(Set.of("RecordShape", "UnionShape", "ValueShape", "WrapperShape"));
        shaped(model).forEach(type -> names.addAll(type.simpleNames()));
        model.enums().forEach(enumeration -> names.addAll(enumeration.type().simpleNames()));
        return names;
    }

    /** Names of generated classes and constants, and of packages, that a name further in would hide. */
    private Set<String> outerNames(ContractModel model) {
        Set<String> names = new HashSet<>(tables.values());
        names.addAll(Set.of("java", "dev"));
        shapes.values().forEach(shape -> names.add(shape.simpleName()));
        shaped(model).forEach(type -> names.add(root(type)));
        model.enums().forEach(enumeration -> names.add(root(enumeration.type())));
        return names;
    }

    private static String root(ClassRef type) {
        String name = type.canonicalName();
        return name.substring(0, (name + ".").indexOf('.'));
    }

    /** The constant that holds the only instance of a codec. */
    String codec(ClassRef codec) {
        return codecs.computeIfAbsent(codec, key -> constants.claim(wish(key.simpleName())));
    }

    private static String wish(String codec) {
        String name = Identifiers.constant(codec);
        return name.endsWith("_CODEC") ? name : name + "_CODEC";
    }

    /** The codecs that code has been written for so far, with their constants. */
    Map<ClassRef, String> codecs() {
        return codecs;
    }

    /** The companion. */
    ClassName companion() {
        return companion;
    }

    /** What reads, checks and writes the annotated type itself. */
    CodeBlock root() {
        return root;
    }

    /** The class that reads, checks and writes {@code type}, a record or a sealed interface. */
    ClassName shape(ClassRef type) {
        return Objects.requireNonNull(shapes.get(type));
    }

    /** What a record is that is its only component. */
    Slot content(TypeShape.Wrapped wrapped) {
        return model.content(wrapped);
    }

    /** The class, in that one, that holds what was read of a large record. */
    ClassName parts(ClassRef record) {
        return shape(record).nestedClass(parts);
    }

    /** The constant that holds the wire names of {@code enumeration}. */
    String table(ClassRef enumeration) {
        return Objects.requireNonNull(tables.get(enumeration));
    }

    /** The names inside of that class. */
    ShapeNames in(RecordModel record) {
        return Objects.requireNonNull(members.get(record.type()));
    }
}
