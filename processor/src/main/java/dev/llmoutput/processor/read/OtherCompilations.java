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
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/** Chooses what tells of a type of another compilation, and warns of what is lost or may be out of date. */
final class OtherCompilations {
    /** Said of records and sealed interfaces alike: it is about all that its file nests in them as well. */
    private static final String LOST = "Javadoc, the order of a sealed interface's records and, before JDK 22,"
            + " annotations in types, as in List<@NotBlank String>";

    private static final String LOST_OF_ENUM = "Javadoc";

    /** What nobody compiles together with a contract loses nothing by that. */
    private static final String OF_JAVA = "java.";

    private final CarriedTypes carried;
    private final Findings findings;
    private final Set<String> reportedFiles = new HashSet<>();

    OtherCompilations(CarriedTypes carried, Findings findings) {
        this.carried = carried;
        this.findings = findings;
    }

    /** Whether the source of {@code type} is at hand, so that nothing has to be carried. */
    boolean isCompiledHere(ClassRef type) {
        return carried.isCompiledHere(type);
    }

    /**
     * What is known of a record besides its class file.
     *
     * @param ref the type with its arguments
     * @param user the place that brought us to {@code type}
     * @param fits whether what is told is what the class file tells, as far as that goes
     */
    Optional<CarriedData> record(TypeElement type, ClassRef ref, Site user, Predicate<CarriedData> fits) {
        return choose(carried.record(type, ref), fits, ref, user, LOST);
    }

    /** The same of a sealed interface. */
    Optional<CarriedData> union(TypeElement type, ClassRef ref, Site user, Predicate<CarriedData> fits) {
        return choose(carried.union(type, ref), fits, ref, user, LOST);
    }

    /** The same of an enum. */
    Optional<CarriedData> enumeration(TypeElement type, ClassRef ref, Site user, Predicate<CarriedData> fits) {
        return choose(carried.enumeration(type), fits, ref, user, LOST_OF_ENUM);
    }

    private Optional<CarriedData> choose(
            List<Told> told, Predicate<CarriedData> fits, ClassRef type, Site user, String lost) {
        Optional<Told> best = told.stream()
                .filter(one -> one.ofItsFile() || fits.test(one.data()))
                .findFirst();
        if (best.isEmpty() && !type.packageName().startsWith(OF_JAVA)) {
            report(ProblemCode.UNDESCRIBED_TYPE, type, user, lost, carrier(type));
        }
        best.filter(one -> !one.sure()).ifPresent(one -> {
            String companion = one.companion().companion().simpleName();
            report(ProblemCode.REMEMBERED_TYPE, type, user, lost, companion, carrier(type));
        });
        return best.map(Told::data);
    }

    /** Of what is used in its own file, nothing more: the companion that is asked for carries it as well. */
    private void report(ProblemCode code, ClassRef type, Site user, String lost, String... further) {
        String file = file(type);
        if (!reportedFiles.add(file) && file.equals(file(user.type()))) {
            return;
        }
        String name = String.join(".", type.simpleNames());
        findings.problem(
                code,
                user,
                Stream.concat(Stream.of(name, lost), Stream.of(further)).toArray(String[]::new));
    }

    private static String file(ClassRef type) {
        return ClassRef.of(type.packageName(), type.simpleNames().get(0)).canonicalName();
    }

    /** A generic type cannot be annotated itself. */
    private static String carrier(ClassRef type) {
        return type.arguments().isEmpty()
                ? String.join(".", type.simpleNames())
                : "a record nested in " + type.simpleNames().get(0) + " that has a component of just that type";
    }
}
