package dev.llmoutput.processor;

import dev.llmoutput.processor.model.ClassRef;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** The classes whose source is compiled here: only of these can the compiler show places, and only these it checks. */
final class Sources {
    private final Set<String> outermost = new HashSet<>();
    private final SourceTrees trees;

    Sources(SourceTrees trees) {
        this.trees = trees;
    }

    void add(RoundEnvironment round) {
        for (TypeElement root : ElementFilter.typesIn(round.getRootElements())) {
            outermost.add(root.getQualifiedName().toString());
        }
    }

    boolean contains(ClassRef type) {
        String name = ClassRef.of(type.packageName(), type.simpleNames().get(0)).canonicalName();
        return outermost.contains(name) || trees.has(name);
    }
}
