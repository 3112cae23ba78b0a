package dev.llmoutput.processor.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a JSON value is in Java. Every face of a contract handles every shape: they go through {@link #match}, so that a
 * new shape does not compile until each of them knows it.
 */
public sealed interface TypeShape {
    /** {@code String}, a JSON string. */
    record Text() implements TypeShape {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.text(this);
        }
    }

    /**
     * A JSON boolean.
     *
     * @param boxed {@code Boolean} rather than {@code boolean}
     */
    record Bool(boolean boxed) implements TypeShape {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.bool(this);
        }
    }

    /** A JSON number without a fraction, or with one. */
    record Numeric(NumberType type, boolean boxed) implements TypeShape {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.numeric(this);
        }
    }

    /**
     * One of a closed set of JSON strings.
     *
     * @param type the enum, see {@link ContractModel#enumeration}
     */
    record Enumeration(ClassRef type) implements TypeShape {
        @Override
        public Optional<ClassRef> ofAuthor() {
            return Optional.of(type);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.enumeration(this);
        }
    }

    /**
     * A JSON string of one UTF-16 unit.
     *
     * @param boxed {@code Character} rather than {@code char}
     */
    record Char(boolean boxed) implements TypeShape {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.character(this);
        }
    }

    /** A JSON string of one form: a date, a UUID. */
    record Formatted(TextFormat format) implements TypeShape {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.formatted(this);
        }
    }

    /**
     * Any JSON value.
     *
     * @param jsonNode whether it is a {@code JsonNode} of Jackson rather than an {@code Object}, which may be null as well
     * @param refusesNull whether an {@code Object} may not be null: {@code @NotNull} says so
     */
    record Anything(boolean jsonNode, boolean refusesNull) implements TypeShape {
        /** One that takes null. */
        public Anything(boolean jsonNode) {
            this(jsonNode, false);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.anything(this);
        }
    }

    /**
     * A JSON object with keys that the contract does not name.
     *
     * @param key what each key is: a text or one of an enum, always there
     * @param value what each value is
     */
    record MapOf(Slot key, Slot value) implements TypeShape {
        @Override
        public List<Slot> inner() {
            return List.of(key, value);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.mapOf(this);
        }
    }

    /**
     * A JSON array.
     *
     * @param element what each item is
     * @param type what it is in Java
     */
    record Array(Slot element, ArrayType type) implements TypeShape {
        /** A list. */
        public Array(Slot element) {
            this(element, ArrayType.LIST);
        }

        @Override
        public List<Slot> inner() {
            return List.of(element);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.array(this);
        }
    }

    /**
     * A JSON object.
     *
     * @param type the record, see {@link ContractModel#record}
     */
    record Nested(ClassRef type) implements TypeShape {
        @Override
        public Optional<ClassRef> ofAuthor() {
            return Optional.of(type);
        }

        @Override
        public TypeShape with(ClassRef newType) {
            return new Nested(newType);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nested(this);
        }
    }

    /**
     * One of several JSON objects.
     *
     * @param type the sealed interface, see {@link ContractModel#union}
     */
    record Union(ClassRef type) implements TypeShape {
        @Override
        public Optional<ClassRef> ofAuthor() {
            return Optional.of(type);
        }

        @Override
        public TypeShape with(ClassRef newType) {
            return new Union(newType);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.union(this);
        }
    }

    /**
     * What the only component of a record is: {@code @JsonValue} makes the record that value in JSON.
     *
     * @param type the record, see {@link ContractModel#content}
     */
    record Wrapped(ClassRef type) implements TypeShape {
        @Override
        public Optional<ClassRef> ofAuthor() {
            return Optional.of(type);
        }

        @Override
        public TypeShape with(ClassRef newType) {
            return new Wrapped(newType);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrapped(this);
        }
    }

    /**
     * A value that a codec of the author reads and writes.
     *
     * @param kind what it is in JSON
     * @param codec the class of the codec
     * @param type what the codec makes, a reference type
     */
    record Coded(Kind kind, ClassRef codec, ClassRef type) implements TypeShape {
        /** The JSON types of codecs. */
        public enum Kind {
            /** A string. */
            STRING,
            /** A number. */
            NUMBER,
            /** A boolean. */
            BOOLEAN;

            /** As JSON Schema names it. */
            public String jsonType() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.coded(this);
        }
    }

    /** The places in a value of this shape for values that have no name of their own. */
    default List<Slot> inner() {
        return List.of();
    }

    /** The class of the author that a value is of; empty for any other. */
    default Optional<ClassRef> ofAuthor() {
        return Optional.empty();
    }

    /** The same of that class, in place of the one that is there. */
    default TypeShape with(ClassRef type) {
        return this;
    }

    /** The arguments of that class. */
    default List<TypeArgument> arguments() {
        return ofAuthor().map(ClassRef::arguments).orElse(List.of());
    }

    /** Answers what the case of this shape makes of it. */
    <R> R match(Cases<R> cases);

    /**
     * One case for each shape.
     *
     * @param <R> what a case answers
     */
    interface Cases<R> {
        /** {@code String}. */
        R text(Text shape);

        /** {@code boolean} or {@code Boolean}. */
        R bool(Bool shape);

        /** A number. */
        R numeric(Numeric shape);

        /** An enum. */
        R enumeration(Enumeration shape);

        /** {@code char} or {@code Character}. */
        R character(Char shape);

        /** A text of one form. */
        R formatted(Formatted shape);

        /** {@code Object} or {@code JsonNode}. */
        R anything(Anything shape);

        /** A map. */
        R mapOf(MapOf shape);

        /** A list, set or array. */
        R array(Array shape);

        /** A record. */
        R nested(Nested shape);

        /** A sealed interface of records. */
        R union(Union shape);

        /** A record that is its only component. */
        R wrapped(Wrapped shape);

        /** A value with a codec. */
        R coded(Coded shape);
    }
}
