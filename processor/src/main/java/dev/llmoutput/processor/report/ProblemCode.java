package dev.llmoutput.processor.report;

import static dev.llmoutput.processor.report.Severity.ERROR;
import static dev.llmoutput.processor.report.Severity.NOTE;
import static dev.llmoutput.processor.report.Severity.WARNING;

import java.util.List;
import java.util.Locale;

/**
 * Everything that can be wrong with an author's source. Each message says what is wrong and what to write instead;
 * {@code {0}}, {@code {1}} and so on stand for its parameters. The name of a constant is its stable id.
 */
public enum ProblemCode {
    /** The annotation is on something that has no contract. */
    WRONG_TARGET(
            ERROR,
            "@LlmOutput stands on {0}; put it on a record whose components are what the model must"
                    + " answer, on a sealed interface of records, or on an enum"),
    /** The annotated record has type parameters. */
    GENERIC_RECORD(
            ERROR,
            "with the type parameters <{0}> it has no single contract; annotate a record that uses it with concrete types"),
    /** Something among the records of a sealed interface that is none. */
    UNFIT_ARM(ERROR, "{0} is {1}, which no answer can be; make it a record, or a sealed interface of records"),
    /** Two records of a sealed interface that an answer could not tell apart. */
    DUPLICATE_TAG(
            ERROR,
            "the tag \"{0}\" in {1} belongs to {2} already; choose another with @LlmOutput(name = \"...\") or"
                    + " @JsonTypeName"),
    /** A component where the tag stands. */
    TAG_CLASH(ERROR, "\"{0}\" is the JSON name of the tag in {1}; choose another with @LlmField(name = \"...\")"),
    /** A way to tell records apart that has no place in a schema. */
    UNSUPPORTED_TYPE_INFO(ERROR, "@JsonTypeInfo({0} = {1}) is not supported; write {2}"),
    /** A generic type without its arguments. */
    GENERIC_TYPE(ERROR, "{0} stands without its type arguments; write concrete types for <{1}>"),
    /** A generic type that uses itself with ever longer arguments. */
    ENDLESS_TYPE(
            ERROR,
            "the type arguments of {0} get longer with each use, so the contract never ends; use a type that comes back"
                    + " to itself"),
    /** A record that needs another of itself, and that one another. */
    ENDLESS_VALUE(
            ERROR,
            "each value would need another of its kind inside, so no reply can ever end; make the component an Optional,"
                    + " or a List that may be empty"),
    /** A record whose type arguments its sealed interface does not tell. */
    OPEN_ARM(
            ERROR,
            "what <{0}> stands for does not follow from the arguments of {1}; let each type parameter be one of"
                    + " {1}'s, or write a concrete type"),
    /** A type that generated code must name is private or hidden in another package. */
    INACCESSIBLE_TYPE(ERROR, "{0} is out of reach of the generated {1}; {2}"),
    /** Two classes would have one name. */
    COMPANION_CLASH(ERROR, "the generated class {0} would clash with {1}; rename one of the two"),
    /** A component of a type that has no place in JSON. */
    UNSUPPORTED_TYPE(ERROR, "{0} is not supported; use {1}"),
    /** A type that the compiler does not know either. */
    UNRESOLVED_TYPE(ERROR, "the type {0} cannot be found; put the library that holds it on the class path"),
    /** A record whose class file has lost what its source said. */
    UNDESCRIBED_TYPE(WARNING, "{0} comes from a class file; such files lack {1}, also of what {0} uses; {2}"),
    /** A type of a class file of which only a companion tells that may be older than it. */
    REMEMBERED_TYPE(
            WARNING,
            "{0} comes from a class file; such files lack {1}, also of what {0} uses, and what companions of before"
                    + " remember of these may be out of date: compile {0} as well, or {2}"),
    /** A mark for null where null can never be. */
    NULLABLE_MISFIT(ERROR, "@Nullable does not fit {0}; {1}"),
    /** Null is both allowed and forbidden. */
    CONTRADICTORY_NULLNESS(ERROR, "@NotNull and @Nullable contradict each other; remove one of them"),
    /** Two components of one record share a key. */
    DUPLICATE_JSON_NAME(
            ERROR, "the JSON name \"{0}\" belongs to {1} already; choose another with @LlmField(name = \"...\")"),
    /** Two constants of one enum share a JSON string. */
    DUPLICATE_WIRE_NAME(
            ERROR, "the JSON string \"{0}\" belongs to {1} already; choose another with @LlmField(name = \"...\")"),
    /** A key that readers in JavaScript, and so providers, refuse. */
    RESERVED_NAME(ERROR, "providers refuse the JSON name \"{0}\"; choose another, such as @LlmField(name = \"{1}\")"),
    /** The same for what tells the arms of a union apart. */
    RESERVED_DISCRIMINATOR(
            ERROR,
            "providers refuse the JSON name \"{0}\"; choose another discriminator, such as @JsonTypeInfo(property = \"{1}\")"),
    /** A name that nobody can mean. */
    UNMEANT_NAME(ERROR, "the {0} \"{1}\" {2}, so no reply is meant to have it; correct or remove it"),
    /** A key of a whole reply that one of the large providers does not take everywhere. */
    REFUSED_NAME(
            NOTE,
            "Anthropic refuses tools with the JSON name \"{0}\"; choose 1 to 64 characters out of A-Z a-z 0-9 _ . - with"
                    + " @LlmField(name = \"...\")"),
    /** A record with nothing to answer. */
    EMPTY_RECORD(
            ERROR, "a record without components leaves the model nothing to answer; give it at least one component"),
    /** An enum that no string fits. */
    EMPTY_ENUM(ERROR, "an enum without constants fits no reply; give it at least one constant"),
    /** Fewer than no retries. */
    NEGATIVE_RETRIES(
            ERROR, "retries is {0}; write 0 for no re-ask, or how often a failed reply may be asked for again"),
    /** More retries than can help. */
    MANY_RETRIES(WARNING, "retries is {0}; a reply that failed 10 times hardly gets better, so write 10 or fewer"),
    /** A contract name that providers refuse. */
    BAD_CONTRACT_NAME(
            ERROR,
            "the contract name \"{0}\" is not 1 to 64 characters out of A-Z a-z 0-9 _ -; write @LlmOutput(name = \"{1}\")"),
    /** A smallest above a largest. */
    INVERTED_BOUNDS(ERROR, "no {0} is both {1} and {2}; correct or remove one of the two"),
    /** A bound beyond the range of the type. */
    UNREACHABLE_BOUND(ERROR, "no {0} is {1}: {0} goes from {2} to {3}; correct the bound or use a wider type"),
    /** A size above the number of values that there are. */
    FEW_VALUES(ERROR, "no reply has {0} different {1}, for there are {2}; write a smaller size{3}"),
    /** A size below zero. */
    NEGATIVE_SIZE(ERROR, "a size of {0} does not exist; write 0 or more"),
    /** A constraint that says nothing about the type. */
    MISFIT_CONSTRAINT(ERROR, "{0} does not fit {1}; {2}"),
    /** A constraint beside an {@code Optional} instead of inside. */
    CONSTRAINT_ON_OPTIONAL(ERROR, "@{0} stands on the Optional itself; move it inside: Optional<{1}>"),
    /** A regular expression that is none. */
    BAD_PATTERN(ERROR, "the regular expression {0} does not compile: {1}; correct it"),
    /** A regular expression whose work cannot be bounded by what it looks at. */
    SILENT_PATTERN(
            ERROR,
            "the regular expression {0} may take more than {1} steps without looking at a character; repeat what always takes"
                    + " a character, and not so often what may be empty"),
    /** A regular expression that JSON Schema reads differently. */
    UNTRANSLATABLE_PATTERN(
            WARNING,
            "the regular expression {0} has no equal in JSON Schema, so the schema leaves it out and only the reader"
                    + " checks it; use literals, classes, groups and simple quantifiers to have it in both"),
    /** A bound that is no number. */
    BAD_DECIMAL(ERROR, "\"{0}\" is not a decimal number of at most 1000 digits; write one such as \"0.5\""),
    /** A rule on something that cannot be called. */
    BAD_CHECK_METHOD(
            ERROR,
            "@LlmCheck stands on {0}; put it on a boolean method of a record that is neither private nor static and"
                    + " takes no arguments, type parameters or throws clause"),
    /** A rule that generated code in another package cannot call. */
    INACCESSIBLE_CHECK(
            ERROR, "the rule is out of reach of the generated {0}, which lies in another package; make it public"),
    /** A rule that does not say what is wrong. */
    BLANK_CHECK_MESSAGE(ERROR, "the message is blank; say what is wrong when the method answers false"),
    /** A rule that points at nothing. */
    UNKNOWN_CHECK_PATH(ERROR, "no component has the JSON name \"{0}\"; {1}"),
    /** A refinement of nothing. */
    MISPLACED_FIELD(ERROR, "@LlmField stands on {0}; put it on a record component or an enum constant"),
    /** A name that two would answer to. */
    ALIAS_CLASH(ERROR, "the alias \"{0}\" is {1} already; remove it or choose another"),
    /** A default that the contract refuses. */
    BAD_DEFAULT(ERROR, "the default {0} does not fit: {1}; write {2}"),
    /** An example that the contract refuses. */
    BAD_EXAMPLE(ERROR, "the example {0} does not fit: {1}; write {2}"),
    /** An example with quotes that were hardly meant to be in the text. */
    QUOTED_EXAMPLE(
            WARNING, "the example {0} has quotes of its own, which the model takes for a part of the text; write {1}"),
    /** A codec that generated code cannot use. */
    BAD_CODEC(ERROR, "the codec {0} cannot be used; {1}"),
    /** A type that would be in JSON what one of its members is, where that cannot be. */
    BAD_JSON_VALUE(ERROR, "@JsonValue {0}; {1}"),
    /** What a contract costs in a prompt. */
    CONTRACT_SIZE(NOTE, "the hint has {0} characters, the schema {1}"),
    /** A component without a value that samples could have. */
    NO_SAMPLE(NOTE, "the samples have no value for it; {0}"),
    /** A processor option that does not exist. */
    UNKNOWN_OPTION(ERROR, "there is no processor option -A{0}; {1}"),
    /** A processor option with a value that it does not take. */
    BAD_OPTION_VALUE(ERROR, "the processor option -A{0} does not take \"{1}\"; {2}"),
    /** An annotation of others whose meaning would be lost. */
    UNHONOURED_ANNOTATION(WARNING, "@{0} has no effect on the contract; {1}"),
    /** An attribute whose meaning would be lost. */
    UNHONOURED_ATTRIBUTE(WARNING, "the attribute {1} of @{0} has no effect on the contract; {2}"),
    /** More schema than providers are sent. */
    LARGE_SCHEMA(
            WARNING,
            "the schema has {0} bytes, and structuredOutput() sends at most {1}; shorten the descriptions, or split the"
                    + " record"),
    /** The compiler does not take the file. */
    CANNOT_WRITE(ERROR, "{0} could not be written: {1}; remove an older copy from the sources, then compile again"),
    /** Our own mistake. */
    INTERNAL_ERROR(ERROR, "internal error, please report it with this record: {0}");

    private final Severity severity;
    private final String template;

    ProblemCode(Severity severity, String template) {
        this.severity = severity;
        this.template = template;
    }

    /** The stable id: {@code negative-retries}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it stops generation. */
    public Severity severity() {
        return severity;
    }

    /** The message with {@code parameters} in place; one pass, so that a parameter may hold braces. */
    String text(List<String> parameters) {
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
            text.append(template, from, open).append(parameters.get(template.charAt(open + 1) - '0'));
            from = open + 3;
        }
        return text.append(template, from, template.length()).toString();
    }
}
