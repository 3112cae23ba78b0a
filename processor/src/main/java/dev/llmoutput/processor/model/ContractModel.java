package dev.llmoutput.processor.model;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import java.util.List;
import java.util.Optional;

/**
 * One annotated type with everything below it: the single source of schema, hint, reader, validator and writer.
 *
 * @param root the shape of the annotated type itself
 * @param name the wire name of the contract
 * @param hintSentence the sentence that opens the request hint, where the author wrote one
 * @param retries how often a failed reply is asked for again
 * @param reading how much the generated reader forgives
 * @param unknownKeys what the generated reader does with keys that no component claims
 * @param publicCompanion whether the companion is public, as the annotated type is
 * @param records every record reached from the root, in order of discovery; a root that is a record comes first
 * @param unions every sealed interface reached from the root, in order of discovery
 * @param enums every enum reached from the root, in order of discovery
 * @param site the annotation that declares it
 */
public record ContractModel(
        TypeShape root,
        String name,
        Optional<String> hintSentence,
        int retries,
        Reading reading,
        UnknownKeys unknownKeys,
        boolean publicCompanion,
        List<RecordModel> records,
        List<UnionModel> unions,
        List<EnumModel> enums,
        Site site) {
    /** Copies the lists. */
    public ContractModel {
        records = List.copyOf(records);
        unions = List.copyOf(unions);
        enums = List.copyOf(enums);
    }

    /** The record that {@code type} names. */
    public RecordModel record(ClassRef type) {
        return records.stream()
                .filter(candidate -> candidate.type().equals(type))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such record: " + type));
    }

    /** What stands in JSON for a record that is its only component. */
    public Slot content(TypeShape.Wrapped wrapped) {
        return record(wrapped.type()).components().get(0).slot();
    }

    /** The shape itself, or what is in all records round it that are their only component. */
    public TypeShape unwrapped(TypeShape shape) {
        TypeShape inner = shape;
        while (inner instanceof TypeShape.Wrapped wrapped) {
            inner = content(wrapped).shape();
        }
        return inner;
    }

    /** Whether null is a value like any other there, for which no default stands in. */
    public boolean takesNull(Slot slot) {
        return unwrapped(slot.shape()) instanceof TypeShape.Anything any && !any.refusesNull();
    }

    /** The sealed interface that {@code type} names. */
    public UnionModel union(ClassRef type) {
        return unions.stream()
                .filter(candidate -> candidate.type().equals(type))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such sealed interface: " + type));
    }

    /** The enum that {@code type} names. */
    public EnumModel enumeration(ClassRef type) {
        return enums.stream()
                .filter(candidate -> candidate.type().equals(type))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such enum: " + type));
    }

    /** The type that the author annotated. */
    public ClassRef type() {
        return site.type();
    }
}
