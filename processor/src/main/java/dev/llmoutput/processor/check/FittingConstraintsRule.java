package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;

/** A constraint says something about the values of its shape. */
final class FittingConstraintsRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract)
                .forEach(slot -> slot.constraints().forEach(constraint -> check(constraint, slot.shape(), problems)));
    }

    private static void check(Constraint constraint, TypeShape shape, Problems problems) {
        if (!constraint.match(new Fit(shape))) {
            problems.add(
                    ProblemCode.MISFIT_CONSTRAINT,
                    constraint.site(),
                    constraint.match(ConstraintTitle.INSTANCE),
                    shape.match(ShapeTitle.INSTANCE),
                    shape.match(FittingAdvice.INSTANCE));
        }
    }

    /** Whether a constraint fits {@code shape}. */
    private record Fit(TypeShape shape) implements Constraint.Cases<Boolean> {
        @Override
        public Boolean notBlank(Constraint.NotBlank constraint) {
            return shape instanceof TypeShape.Text;
        }

        @Override
        public Boolean size(Constraint.Size constraint) {
            return shape instanceof TypeShape.Text || shape instanceof TypeShape.Array;
        }

        @Override
        public Boolean lowerBound(Constraint.LowerBound constraint) {
            return shape instanceof TypeShape.Numeric;
        }

        @Override
        public Boolean upperBound(Constraint.UpperBound constraint) {
            return shape instanceof TypeShape.Numeric;
        }

        @Override
        public Boolean pattern(Constraint.Pattern constraint) {
            return shape instanceof TypeShape.Text;
        }
    }
}
