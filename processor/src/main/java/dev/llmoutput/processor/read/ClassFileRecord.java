package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Fit;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeKey;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** What the class file of a record says, to tell whether what another companion remembers of that record is still true. */
final class ClassFileRecord {
    /** From this release on, compilers show the annotations in the types of class files. */
    private static final int SHOWS_TYPES = 22;

    private final RecordModel seen;
    private final boolean showsTypes;

    /** @param seen the record as its class file tells it, without Javadoc */
    ClassFileRecord(RecordModel seen) {
        this.seen = seen;
        this.showsTypes = Runtime.version().feature() >= SHOWS_TYPES;
    }

    /** Whether the class file contradicts {@code told} nowhere. */
    boolean mayBe(RecordModel told) {
        if (!says(seen.description(), told.description())) {
            return false;
        }
        for (int i = 0; i < seen.components().size(); i++) {
            if (!mayBe(seen.components().get(i), told.components().get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean mayBe(ComponentModel one, ComponentModel told) {
        return one.refinements().equals(told.refinements())
                && says(one.description(), told.description())
                && (seen.wrapper() || isNamed(one, told))
                && mayBe(one.slot(), told.slot());
    }

    /** A description in a class file is one that an annotation gives; a wrapper's is joined with its record's. */
    private boolean says(Optional<String> written, Optional<String> told) {
        return written.isEmpty()
                || (seen.wrapper()
                        ? told.filter(text -> text.contains(written.get())).isPresent()
                        : told.equals(written));
    }

    /** A name that no annotation gives is made by the rule of the whole build, which may have been another one there. */
    private static boolean isNamed(ComponentModel one, ComponentModel told) {
        boolean given = !isMade(one);
        return one.jsonName().equals(told.jsonName()) || (!given && isMade(told));
    }

    private static boolean isMade(ComponentModel component) {
        return Arrays.stream(Naming.values())
                .anyMatch(naming -> naming.translate(component.javaName()).equals(component.jsonName()));
    }

    /** Whether what is told of something in a type is told of this type. */
    private static boolean fits(Slot told) {
        return told.constraints().stream().allMatch(constraint -> constraint.match(new Fit(told.shape())))
                && Stream.concat(
                                told.shape().inner().stream(),
                                told.shape().arguments().stream().map(TypeArgument::slot))
                        .allMatch(ClassFileRecord::fits);
    }

    private boolean mayBe(Slot one, Slot told) {
        if (showsTypes) {
            return TypeKey.written(one).equals(TypeKey.written(told));
        }
        boolean array = one.shape() instanceof TypeShape.Array container && container.type() == ArrayType.ARRAY;
        return fits(told)
                && (one.required() || one.absence() == told.absence())
                && (array || TypeKey.constraints(one).equals(TypeKey.constraints(told)));
    }
}
