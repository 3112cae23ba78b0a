package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.read.CarriedTypes.Told;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Chooses what tells of a type of another compilation, and warns of what is lost or may be out of date. */
final class OtherCompilations {
    /** Said of records and sealed interfaces alike: it is about all that its file nests in them as well. */
    private static final String LOST = "Javadoc, the order of a sealed interface's records and, before JDK 22,"
            + " annotations in types, as in List<@NotBlank String>";

    private static final String LOST_OF_ENUM = "Javadoc";

    private final CarriedTypes carried;
    private final Findings findings;
    /** What was reported, or needs no report of its own. */
    private final Set<List<Object>> reported = new HashSet<>();

    OtherCompilations(CarriedTypes carried, Findings findings) {
        this.carried = carried;
        this.findings = findings;
    }

    /** Whether the source of {@code type} is at hand, so that nothing has to be carried. */
    boolean isCompiledHere(TypeElement type) {
        return carried.isCompiledHere(type);
    }

    /**
     * What is known of a record besides its class file.
     *
     * @param ref the type with its arguments
     * @param user the place that brought us to {@code type}
     * @param fits whether what is told is what the class file tells, as far as that goes
     */
    Optional<Told> record(TypeElement type, ClassRef ref, Site user, Predicate<Told> fits) {
        return choose(carried.record(type, ref), fits, type, ref, user, LOST);
    }

    /** The same of a sealed interface. */
    Optional<Told> union(TypeElement type, ClassRef ref, Site user, Predicate<Told> fits) {
        return choose(carried.union(type, ref), fits, type, ref, user, LOST);
    }

    /** The same of an enum. */
    Optional<Told> enumeration(TypeElement type, ClassRef ref, Site user, Predicate<Told> fits) {
        return choose(carried.enumeration(type), fits, type, ref, user, LOST_OF_ENUM);
    }

    /**
     * The records of a sealed interface within another one in their order, by a companion that tells of it or else of the other
     * one, which may be out of date unless it is that of a library.
     *
     * @param outer what is told of the other one; empty where that is compiled here
     */
    List<String> arms(TypeElement type, Optional<Told> outer, Site user) {
        ClassRef ref = TypeNames.ref(type);
        Optional<Told> own = carried.union(type, ref).stream().findFirst();
        boolean known = own.map(Told::sure).orElse(outer.filter(Told::ofLibrary).isPresent());
        if (!known && !file(ref).equals(file(user.type()))) {
            report(
                    own.or(() -> outer).isPresent() ? ProblemCode.REMEMBERED_TYPE : ProblemCode.UNDESCRIBED_TYPE,
                    ref,
                    user,
                    LOST,
                    advice(type, ref));
        }
        return own.or(() -> outer).map(told -> told.data().texts("arms")).orElse(List.of());
    }

    private Optional<Told> choose(
            List<Told> told, Predicate<Told> fits, TypeElement type, ClassRef ref, Site user, String lost) {
        Optional<Told> best = told.stream().filter(fits).findFirst();
        if (best.isEmpty() && !carried.isOfJdk(type)) {
            report(ProblemCode.UNDESCRIBED_TYPE, ref, user, lost, advice(type, ref));
        }
        best.filter(one -> !one.sure())
                .ifPresent(one -> report(ProblemCode.REMEMBERED_TYPE, ref, user, lost, advice(type, ref)));
        return best;
    }

    /** Of what a reported type uses, nothing more: the companion that is asked for carries it as well. */
    private void report(ProblemCode code, ClassRef type, Site user, String lost, String advice) {
        boolean carriedAlong = reported.contains(List.of(code, user.type()));
        reported.add(List.of(code, type.raw()));
        if (!carriedAlong) {
            findings.problem(code, user, name(type), lost, advice);
        }
    }

    private static String name(ClassRef type) {
        return String.join(".", type.simpleNames());
    }

    private static String file(ClassRef type) {
        return ClassRef.of(type.packageName(), type.simpleNames().get(0)).canonicalName();
    }

    /** What makes a companion carry {@code type}: neither a generic type nor a record without components can have one. */
    private static String advice(TypeElement type, ClassRef ref) {
        if (!ref.arguments().isEmpty()) {
            return "put @LlmOutput on a record nested in "
                    + ref.simpleNames().get(0)
                    + " that has a component of just that type, or use a type of your own";
        }
        if (CarriedTypes.isAnnotated(type)) {
            return "compile " + name(ref) + " with the annotation processor, so that it has a companion";
        }
        if (type.getKind() == ElementKind.RECORD && type.getRecordComponents().isEmpty()) {
            return "nest it in a type that has @LlmOutput and uses it, so that its companion carries them";
        }
        return "put @LlmOutput on " + name(ref) + ", so that its companion carries them";
    }
}
