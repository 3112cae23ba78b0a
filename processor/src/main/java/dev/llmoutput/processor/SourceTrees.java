package dev.llmoutput.processor;

import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The sources that javac read though nobody asked to compile them: it finds them on the source path. */
final class SourceTrees {
    private final Elements elements;
    private final Optional<Trees> trees;
    /** Whether a class that was found has a source; a class file is never replaced by one. */
    private final Map<String, Boolean> known = new HashMap<>();

    private SourceTrees(Elements elements, Optional<Trees> trees) {
        this.elements = elements;
        this.trees = trees;
    }

    static SourceTrees of(ProcessingEnvironment environment) {
        return new SourceTrees(environment.getElementUtils(), trees(environment));
    }

    /** Other compilers have no trees, nor has an environment that a build tool wraps. */
    private static Optional<Trees> trees(ProcessingEnvironment environment) {
        try {
            return Optional.of(Trees.instance(environment));
        } catch (IllegalArgumentException | LinkageError e) {
            return Optional.empty();
        }
    }

    boolean has(String outermost) {
        return trees.isPresent() && known.computeIfAbsent(outermost, name -> hasTree(trees.get(), name));
    }

    private boolean hasTree(Trees all, String name) {
        TypeElement type = elements.getTypeElement(name);
        return type != null && all.getTree(type) != null;
    }
}
