package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.Problems;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What reading one annotated type gave.
 *
 * @param model the contract; where {@code problems} has errors, stand-ins take the place of what could not be read
 * @param problems what is wrong
 * @param unresolved the types that the compiler does not know, perhaps because another processor has yet to write them
 * @param users the first place that uses each class
 */
public record ReadContract(
        ContractModel model, Problems problems, List<UnresolvedType> unresolved, Map<ClassRef, Site> users) {
    /** Copies the collections. */
    public ReadContract {
        unresolved = List.copyOf(unresolved);
        users = Map.copyOf(users);
    }

    /**
     * Where the compiler can show {@code site}: for a place in a class file, the place in a source that leads there.
     *
     * @param compiled whether the source of a class is compiled here
     */
    public Site shown(Site site, Predicate<ClassRef> compiled) {
        Set<ClassRef> passed = new HashSet<>();
        Site shown = site;
        while (!compiled.test(shown.type()) && passed.add(shown.type())) {
            shown = users.getOrDefault(shown.type(), model.site());
        }
        return compiled.test(shown.type()) ? shown : model.site();
    }
}
