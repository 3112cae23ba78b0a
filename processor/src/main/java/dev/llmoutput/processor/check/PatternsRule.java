package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A regular expression compiles, ends on every text, and JSON Schema has an equal. */
final class PatternsRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract)
                .flatMap(slot -> slot.constraints().stream())
                .filter(Constraint.Pattern.class::isInstance)
                .forEach(pattern -> check((Constraint.Pattern) pattern, problems));
    }

    private static void check(Constraint.Pattern pattern, Problems problems) {
        try {
            Pattern.compile(pattern.regex(), pattern.flags());
        } catch (PatternSyntaxException e) {
            String fault = e.getIndex() < 0 ? e.getDescription() : e.getDescription() + " at character " + e.getIndex();
            problems.add(ProblemCode.BAD_PATTERN, pattern.site().attribute("regexp"), pattern.regex(), fault);
            return;
        }
        if (SilentSteps.isTooMany(pattern.regex(), pattern.flags())) {
            problems.add(
                    ProblemCode.SILENT_PATTERN,
                    pattern.site().attribute("regexp"),
                    pattern.regex(),
                    String.valueOf(SilentSteps.MOST));
            return;
        }
        if (pattern.schemaRegex().isEmpty()) {
            problems.add(ProblemCode.UNTRANSLATABLE_PATTERN, pattern.site(), pattern.regex());
        }
    }
}
