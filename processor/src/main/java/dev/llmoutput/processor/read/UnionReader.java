package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.processor.read.CarriedTypes.Told;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads one sealed interface: its records, those of sealed interfaces in it included, and what tells them apart. */
final class UnionReader {
    private final Elements elements;
    private final ReachedTypes reached;
    private final SlotReader slots;
    private final OtherCompilations others;
    private final Findings findings;

    UnionReader(
            Elements elements, ReachedTypes reached, SlotReader slots, OtherCompilations others, Findings findings) {
        this.elements = elements;
        this.reached = reached;
        this.slots = slots;
        this.others = others;
        this.findings = findings;
    }

    /** Whether {@code type} is a sealed interface, which all of whose values are known. */
    static boolean isUnion(TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
    }

    /** @param user the place that brought us to {@code type} */
    UnionModel read(TypeElement type, ClassRef ref, Site user) {
        Site site = Site.of(TypeNames.ref(type));
        Annotations annotations = Annotations.of(type, site);
        Inspection.ofUnion(type, annotations, site, findings);
        StrayAnnotations.ofTypeParameters(type, findings);
        new JsonValueReader(findings).checkUnion(type, site);
        Map<TypeElement, ClassRef> records = new LinkedHashMap<>();
        Set<TypeElement> unions = new LinkedHashSet<>();
        addPermitted(type, ref, records, unions);
        Optional<Told> told = others.isCompiledHere(type) ? Optional.empty() : told(type, ref, records.keySet(), user);
        Tags tags = Tags.of(unions, records.keySet(), findings);
        List<UnionModel.Arm> arms = new Permitted(others)
                .inOrder(records.keySet(), type, told, others.isCompiledHere(type) ? site : user).stream()
                        .flatMap(
                                record -> arm(record, Objects.requireNonNull(records.get(record)), tags, site).stream())
                        .toList();
        String definition = site.type().simpleName();
        String discriminator = Discriminator.of(type, findings);
        return new UnionModel(
                ref,
                definition,
                description(type, annotations, told.map(Told::data).orElse(CarriedData.NOTHING)),
                discriminator,
                arms,
                site);
    }

    private Optional<Told> told(TypeElement type, ClassRef ref, Set<TypeElement> records, Site user) {
        Set<String> arms = records.stream()
                .map(record -> TypeNames.ref(record).binaryName())
                .collect(Collectors.toSet());
        return others.union(
                type,
                ref,
                user,
                told -> told.ofItsFile() || arms.equals(Set.copyOf(told.data().texts("arms"))));
    }

    private void addPermitted(
            TypeElement union, ClassRef ref, Map<TypeElement, ClassRef> records, Set<TypeElement> unions) {
        if (!unions.add(union)) {
            return;
        }
        Site site = Site.of(TypeNames.ref(union));
        PermittedArguments arguments = new PermittedArguments(union, ref, slots, findings);
        for (TypeMirror permitted : union.getPermittedSubclasses()) {
            if (permitted.getKind() == TypeKind.ERROR) {
                findings.unresolved(TypeNames.display(permitted), site);
                continue;
            }
            TypeElement subclass = (TypeElement) ((DeclaredType) permitted).asElement();
            if (JsonValueReader.isWrapper(subclass)) {
                new JsonValueReader(findings).checkUnion(subclass, Site.of(TypeNames.ref(subclass)));
            } else if (subclass.getKind() == ElementKind.RECORD) {
                arguments.of(subclass).ifPresent(record -> records.putIfAbsent(subclass, record));
            } else if (isUnion(subclass)) {
                arguments.of(subclass).ifPresent(nested -> addPermitted(subclass, nested, records, unions));
            } else {
                unfit(subclass, site);
            }
        }
    }

    private void unfit(TypeElement subclass, Site union) {
        String kind = switch (subclass.getKind()) {
            case ENUM -> "an enum";
            case INTERFACE -> "an interface that is not sealed";
            default -> "a class";
        };
        String name = String.join(".", TypeNames.ref(subclass).simpleNames());
        findings.problem(ProblemCode.UNFIT_ARM, union, name, kind);
    }

    private Optional<UnionModel.Arm> arm(TypeElement record, ClassRef ref, Tags tags, Site union) {
        return reached.reach(record, ref, union)
                .map(type -> new UnionModel.Arm(tags.of(record), type, Site.of(type.raw())));
    }

    private Optional<String> description(TypeElement type, Annotations annotations, CarriedData data) {
        return DescriptionReader.read(
                annotations, () -> data.text("description").or(JavadocText.of(elements.getDocComment(type))::summary));
    }
}
