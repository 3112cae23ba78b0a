package dev.llmoutput.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packages of one module and what each of them uses, as the JDK's own {@code jdeps} sees the class files. */
public final class PackageGraph {
    private static final Pattern EDGE = Pattern.compile("^\\s+([\\w.]+)\\s+->\\s+([\\w.]+)\\s.*$");

    private final String prefix;
    private final Map<String, Set<String>> edges;

    private PackageGraph(String prefix, Map<String, Set<String>> edges) {
        this.prefix = prefix;
        this.edges = edges;
    }

    /**
     * Reads the class files below {@code classes}.
     *
     * @param prefix the part of the package names that all rooms of the module share, with its last dot; the rooms are
     *     named by what follows, the package that has only the prefix is named {@code root}
     */
    public static PackageGraph of(Path classes, String prefix) {
        Map<String, Set<String>> edges = new TreeMap<>();
        jdeps(classes).lines().map(EDGE::matcher).filter(Matcher::matches).forEach(edge -> {
            if (edge.group(1).startsWith("dev.llmoutput")) {
                Set<String> uses = edges.computeIfAbsent(name(edge.group(1), prefix), room -> new TreeSet<>());
                if (!edge.group(2).startsWith("java.") && !edge.group(2).startsWith("javax.")) {
                    uses.add(name(edge.group(2), prefix));
                }
            }
        });
        return new PackageGraph(prefix, edges);
    }

    /** For each room the rooms and foreign packages that it uses, without those of the JDK; sorted. */
    public Map<String, Set<String>> edges() {
        return edges;
    }

    /** A drawing of the edges between rooms of this module, for Markdown. */
    public String drawing() {
        StringBuilder drawing = new StringBuilder("```mermaid\ngraph TD\n");
        edges.forEach((room, uses) -> {
            drawing.append("    ").append(id(room)).append("[\"").append(room).append("\"]\n");
            uses.stream()
                    .filter(edges::containsKey)
                    .forEach(used -> drawing.append("    ")
                            .append(id(room))
                            .append(" --> ")
                            .append(id(used))
                            .append('\n'));
        });
        return drawing.append("```\n").toString();
    }

    /** A name that a drawing may use: a bare {@code end} or {@code graph} is a keyword there. */
    private String id(String room) {
        return (prefix + room).replace('.', '_');
    }

    private static String name(String packageName, String prefix) {
        if (packageName.startsWith(prefix)) {
            return packageName.substring(prefix.length());
        }
        return prefix.equals(packageName + ".") ? "root" : packageName;
    }

    private static String jdeps(Path classes) {
        Path tool = Path.of(System.getProperty("java.home"), "bin", "jdeps");
        // Below the module descriptor: with it jdeps would resolve the module and ask for the jars of all others.
        Path packages = classes.resolve("dev");
        try {
            Process process = new ProcessBuilder(
                            tool.toString(), "--ignore-missing-deps", "-verbose:package", packages.toString())
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException("jdeps failed: " + output);
            }
            return output;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for jdeps", e);
        }
    }
}
