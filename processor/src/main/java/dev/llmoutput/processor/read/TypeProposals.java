package dev.llmoutput.processor.read;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** What to use instead of a type that has no shape. */
final class TypeProposals {
    private static final String LIST = "List of one concrete type";
    private static final String SET = "Set of one concrete type";
    private static final String SORTED = "SortedSet of one concrete type that is Comparable";
    private static final String MAP = "Map with String, or an enum, as key and one concrete type as value";
    private static final String TEXT = "String, with its form in @LlmField(description = \"...\")";

    /** Packages whose values have a usual form as text. */
    private static final List<String> TEXTS = List.of("java.time.", "java.net.", "java.nio.", "java.util.regex.");

    private static final Map<String, String> BY_NAME = Map.ofEntries(
            Map.entry("java.util.List", LIST),
            Map.entry("java.util.ArrayList", LIST),
            Map.entry("java.util.LinkedList", LIST),
            Map.entry("java.util.Queue", LIST),
            Map.entry("java.util.Deque", LIST),
            Map.entry("java.util.ArrayDeque", LIST),
            Map.entry("java.util.Stack", LIST),
            Map.entry("java.util.Vector", LIST),
            Map.entry("java.util.Iterator", LIST),
            Map.entry("java.util.stream.Stream", LIST),
            Map.entry("java.util.Collection", "Collection of one concrete type"),
            Map.entry("java.lang.Iterable", "Iterable of one concrete type"),
            Map.entry("java.util.Set", SET),
            Map.entry("java.util.HashSet", SET),
            Map.entry("java.util.LinkedHashSet", SET),
            Map.entry("java.util.EnumSet", SET),
            Map.entry("java.util.SortedSet", SORTED),
            Map.entry("java.util.NavigableSet", SORTED),
            Map.entry("java.util.TreeSet", SORTED),
            Map.entry("java.util.Map", MAP),
            Map.entry("java.util.HashMap", MAP),
            Map.entry("java.util.LinkedHashMap", MAP),
            Map.entry("java.util.EnumMap", MAP),
            Map.entry("java.util.SortedMap", MAP),
            Map.entry("java.util.NavigableMap", MAP),
            Map.entry("java.util.TreeMap", MAP),
            Map.entry("java.util.Hashtable", MAP),
            Map.entry("java.util.concurrent.ConcurrentMap", MAP),
            Map.entry("java.util.concurrent.ConcurrentHashMap", MAP),
            Map.entry("java.util.concurrent.atomic.AtomicInteger", "int"),
            Map.entry("java.util.concurrent.atomic.AtomicLong", "long"),
            Map.entry("java.util.concurrent.atomic.AtomicBoolean", "boolean"),
            Map.entry("java.sql.Timestamp", "java.time.Instant"),
            Map.entry("java.sql.Date", "java.time.LocalDate"),
            Map.entry("java.sql.Time", "java.time.LocalTime"),
            Map.entry("java.util.Date", "java.time.Instant"),
            Map.entry("java.util.Calendar", "java.time.ZonedDateTime"),
            Map.entry("java.util.TimeZone", "java.time.ZoneId"),
            Map.entry("java.net.URL", "java.net.URI"),
            Map.entry("java.time.ZoneOffset", "java.time.ZoneId"),
            Map.entry("java.lang.Number", "BigDecimal"),
            Map.entry("java.lang.CharSequence", "String"));

    private TypeProposals() {}

    static String instead(TypeMirror type) {
        if (type instanceof WildcardType wildcard) {
            return insteadOf(wildcard);
        }
        String known = BY_NAME.get(TypeNames.of(type));
        return known != null ? known : type instanceof DeclaredType declared ? forClass(declared) : "a concrete type";
    }

    /** Its bound, or what to use instead of that. */
    private static String insteadOf(WildcardType wildcard) {
        return Stream.of(wildcard)
                .flatMap(any ->
                        Stream.concat(Stream.ofNullable(any.getExtendsBound()), Stream.ofNullable(any.getSuperBound())))
                .findFirst()
                .map(bound -> isSupported(bound) ? TypeNames.display(bound) : instead(bound))
                .orElse("a concrete type");
    }

    private static boolean isSupported(TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement element)) {
            return type.getKind() == TypeKind.ARRAY;
        }
        String name = TypeNames.of(type);
        boolean container = TypeTable.array(name).isPresent() || name.equals("java.util.Map");
        return TypeTable.ofClass(name).isPresent()
                || (container && !declared.getTypeArguments().isEmpty())
                || element.getKind() == ElementKind.RECORD
                || element.getKind() == ElementKind.ENUM
                || UnionReader.isUnion(element);
    }

    private static String forClass(DeclaredType type) {
        if (TEXTS.stream().anyMatch(TypeNames.of(type)::startsWith)) {
            return TEXT;
        }
        if (type.asElement().getModifiers().contains(Modifier.SEALED)) {
            return "a sealed interface of records in place of the sealed class";
        }
        boolean library = TypeNames.of(type).startsWith("java.");
        return library && type.asElement().getKind() == ElementKind.INTERFACE ? "a record or an enum" : ofAuthor(type);
    }

    private static String ofAuthor(DeclaredType type) {
        return type.asElement().getKind() == ElementKind.CLASS
                ? "a record with what the model must answer"
                : "a record or an enum, or make it a sealed interface of records";
    }
}
