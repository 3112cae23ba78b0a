package dev.llmoutput.processor;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.read.Defaults;
import dev.llmoutput.processor.read.Naming;
import dev.llmoutput.processor.report.NearMiss;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the defaults of a whole build, such as {@code -Allmoutput.retries=1}. */
final class ProcessorOptions {
    private static final String PREFIX = "llmoutput.";
    private static final String RETRIES = PREFIX + "retries";
    private static final String READING = PREFIX + "reading";
    private static final String UNKNOWN_KEYS = PREFIX + "unknownKeys";

    private static final String NAMING = PREFIX + "naming";

    private static final String SIZES = PREFIX + "sizes";

    private static final String SAMPLES = PREFIX + "samples";

    /** Every option. */
    static final Set<String> NAMES = Set.of(RETRIES, READING, UNKNOWN_KEYS, NAMING, SIZES, SAMPLES);

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private final Map<String, String> options;
    private final Problems problems;

    private ProcessorOptions(Map<String, String> options, Problems problems) {
        this.options = options;
        this.problems = problems;
    }

    /** @param options as the compiler gives them; those of other processors are skipped */
    static Defaults read(Map<String, String> options, Problems problems) {
        ProcessorOptions reader = new ProcessorOptions(options, problems);
        reader.reportUnknown();
        reader.checkSwitch(SIZES);
        reader.checkSwitch(SAMPLES);
        return new Defaults(
                reader.retries(),
                reader.constant(READING, Reading.TOLERANT),
                reader.constant(UNKNOWN_KEYS, UnknownKeys.STRIP),
                reader.naming());
    }

    /** What {@code -Allmoutput.sizes=true} and {@code -Allmoutput.samples=true} ask for. */
    static Extras extras(Map<String, String> options) {
        return new Extras("true".equals(options.get(SIZES)), "true".equals(options.get(SAMPLES)));
    }

    private void reportUnknown() {
        List<String> known = NAMES.stream().sorted().toList();
        options.keySet().stream()
                .filter(name -> name.startsWith(PREFIX) && !NAMES.contains(name))
                .sorted()
                .forEach(name -> problems.addGlobal(ProblemCode.UNKNOWN_OPTION, name, NearMiss.hint(name, known)));
    }

    private void checkSwitch(String name) {
        String value = written(name);
        if (options.containsKey(name) && !value.equals("true") && !value.equals("false")) {
            problems.addGlobal(
                    ProblemCode.BAD_OPTION_VALUE, name, value, NearMiss.hint(value, List.of("true", "false")));
        }
    }

    private int retries() {
        if (!options.containsKey(RETRIES)) {
            return 2;
        }
        String written = written(RETRIES);
        if (NUMBER.matcher(written).matches()) {
            return Integer.parseInt(written);
        }
        problems.addGlobal(ProblemCode.BAD_OPTION_VALUE, RETRIES, written, "write a whole number from 0 upwards");
        return 2;
    }

    private Naming naming() {
        if (!options.containsKey(NAMING)) {
            return Naming.LOWER_CAMEL_CASE;
        }
        return Naming.ofOption(written(NAMING)).orElseGet(() -> {
            String hint = NearMiss.hint(written(NAMING), Naming.options());
            problems.addGlobal(ProblemCode.BAD_OPTION_VALUE, NAMING, written(NAMING), hint);
            return Naming.LOWER_CAMEL_CASE;
        });
    }

    private <E extends Enum<E>> E constant(String name, E otherwise) {
        if (!options.containsKey(name)) {
            return otherwise;
        }
        List<E> constants = List.of(otherwise.getDeclaringClass().getEnumConstants());
        return constants.stream()
                .filter(constant -> constant.name().equals(written(name)))
                .findFirst()
                .orElseGet(() -> {
                    List<String> names = constants.stream().map(Enum::name).toList();
                    String hint = NearMiss.hint(written(name), names);
                    problems.addGlobal(ProblemCode.BAD_OPTION_VALUE, name, written(name), hint);
                    return otherwise;
                });
    }

    /** The value of an option, which is null after {@code -Allmoutput.retries}. */
    private String written(String name) {
        return Stream.ofNullable(options.get(name)).findFirst().orElse("");
    }
}
