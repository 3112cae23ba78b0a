package dev.llmoutput.processor.model;

/**
 * Whether a constraint says something about the values of a shape.
 *
 * @param shape the shape
 */
public record Fit(TypeShape shape) implements Constraint.Cases<Boolean> {
    @Override
    public Boolean notBlank(Constraint.NotBlank constraint) {
        return shape instanceof TypeShape.Text;
    }

    @Override
    public Boolean size(Constraint.Size constraint) {
        return shape instanceof TypeShape.Text
                || shape instanceof TypeShape.Array
                || shape instanceof TypeShape.MapOf
                || shape.equals(new TypeShape.Formatted(TextFormat.BASE64));
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

    @Override
    public Boolean decimals(Constraint.Decimals constraint) {
        return shape instanceof TypeShape.Numeric;
    }

    @Override
    public Boolean email(Constraint.Email constraint) {
        return shape instanceof TypeShape.Text;
    }

    @Override
    public Boolean truth(Constraint.Truth constraint) {
        return shape instanceof TypeShape.Bool;
    }

    @Override
    public Boolean time(Constraint.Time constraint) {
        return shape instanceof TypeShape.Formatted text && text.format().isTemporal();
    }
}
