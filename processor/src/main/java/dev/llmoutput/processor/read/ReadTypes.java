package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.UnionModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The types of the author below one root, in order of discovery. */
record ReadTypes(List<RecordModel> records, List<UnionModel> unions, List<EnumModel> enums) {
    ReadTypes() {
        this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    /** The same, each with the name of its definition, which is known only when all are. */
    ReadTypes named() {
        Map<ClassRef, String> names = DefinitionNames.of(Stream.of(
                        records.stream().map(RecordModel::type),
                        unions.stream().map(UnionModel::type),
                        enums.stream().map(EnumModel::type))
                .flatMap(types -> types)
                .toList());
        return new ReadTypes(
                records.stream().map(each -> named(each, names)).toList(),
                unions.stream().map(each -> named(each, names)).toList(),
                enums.stream().map(each -> named(each, names)).toList());
    }

    private static RecordModel named(RecordModel model, Map<ClassRef, String> names) {
        String name = Objects.requireNonNull(names.get(model.type()));
        return model.named(name);
    }

    private static UnionModel named(UnionModel model, Map<ClassRef, String> names) {
        String name = Objects.requireNonNull(names.get(model.type()));
        return new UnionModel(
                model.type(), name, model.description(), model.discriminator(), model.arms(), model.site());
    }

    private static EnumModel named(EnumModel model, Map<ClassRef, String> names) {
        String name = Objects.requireNonNull(names.get(model.type()));
        return new EnumModel(model.type(), name, model.description(), model.constants(), model.site());
    }
}
