package dev.llmoutput.processor.model;

import java.util.Optional;

/**
 * A place in the author's source, kept by name: elements of the compiler go stale between rounds, names do not.
 *
 * @param type the class
 * @param member the record component, enum constant, method, constructor or type parameter, where the place is one
 * @param part which of the things that have the name of {@code member}
 * @param annotation the canonical name of the annotation at that place, where the place is an annotation
 * @param attribute the attribute of that annotation, where the place is one
 */
public record Site(
        ClassRef type, Optional<String> member, Part part, Optional<String> annotation, Optional<String> attribute) {
    private static final String CONSTRUCTOR = "<init>";

    /** What of a class has the name of a site's member. */
    public enum Part {
        /** Anything that is declared with that name, a component before a method. */
        MEMBER,
        /** Something in the type of a component, such as a type argument, which the compiler cannot show. */
        IN_TYPE,
        /** The method that answers a component, as an author writes it. */
        ACCESSOR,
        /** The parameter of a constructor that is for a component. */
        PARAMETER,
        /** A type parameter of the class. */
        TYPE_PARAMETER
    }

    /** The class itself. */
    public static Site of(ClassRef type) {
        return new Site(type, Optional.empty(), Part.MEMBER, Optional.empty(), Optional.empty());
    }

    /** A record component, enum constant or method of this site's class. */
    public Site member(String name) {
        return part(Part.MEMBER, name);
    }

    /** A part of this site's class. */
    public Site part(Part kind, String name) {
        return new Site(type, Optional.of(name), kind, Optional.empty(), Optional.empty());
    }

    /** An annotation at this site. */
    public Site annotation(String canonicalName) {
        return new Site(type, member, part, Optional.of(canonicalName), Optional.empty());
    }

    /** An annotation in the type of the component at this site. */
    public Site annotationInType(String canonicalName) {
        Part within = part == Part.MEMBER ? Part.IN_TYPE : part;
        return new Site(type, member, within, Optional.of(canonicalName), Optional.empty());
    }

    /** An attribute of the annotation at this site. */
    public Site attribute(String name) {
        return new Site(type, member, part, annotation, Optional.of(name));
    }

    /** The place as messages name it: {@code Record}, also for its constructor, or {@code Record.component}. */
    public String label() {
        String owner = String.join(".", type.simpleNames());
        return member.filter(name -> !name.equals(CONSTRUCTOR))
                .map(name -> owner + "." + name)
                .orElse(owner);
    }
}
