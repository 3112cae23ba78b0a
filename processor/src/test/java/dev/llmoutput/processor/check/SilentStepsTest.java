package dev.llmoutput.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.model.Constraint;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No text can make a pattern that is taken run for long, also where it looks at no character. */
class SilentStepsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "((){9999}){9999}",
                "(?:(?:){9999}){9999}",
                "((a{0}){9999}){9999}",
                "(?:(?:^){9999}){9999}",
                "((?:$){9999}){9999}",
                "((?=){99}){99}",
                "((?!a){99}){99}",
                "((?<=a){99}){99}",
                "((?<!a){99}){99}",
                "((\\b){99}){99}",
                "(\\1|){9999}",
                "(?<x>(\\k<x>){99}){99}",
                "((?>){99}){99}",
                "((?i:){99}){99}",
                "(?:(?i)){9999}",
                "(\\Q\\E){9999}",
                "(|[(]){9999}",
                "([]()]{0}){9999}",
                "([a[b]()]{0}){9999}",
                "(a*){9999}+",
                "(a*){9999}?",
                "((()){99}){99,}",
                "x(){9999}",
                "(|){9999999999}",
                "(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)(?:|)x"
            })
    void refuses(String regex) {
        assertThat(SilentSteps.isTooMany(regex, 0)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "|",
                "()",
                "[A-Z]{3}-[0-9]{4,}",
                "(?:a{1000}){1000}",
                "(a?){500}",
                "(?:[a-z]+(?:, )?){1,2000}",
                "^(?=.*[0-9])(?=.*[a-z])(?!.* ).{8,}$",
                "(\\(|\\){9999}|[(){9999}])",
                "\\Q(){9999}(){9999}\\E",
                "\\p{L}{9999}",
                "\\x{41}{9999}",
                "(?<name>a){9999}\\k<name>",
                "(?i)(?:yes|no)",
                "a?b?c?d?",
                "(a+)+b",
                Constraint.Email.REGEX
            })
    void takes(String regex) {
        assertThat(SilentSteps.isTooMany(regex, 0)).isFalse();
        assertThat(Pattern.compile(regex)).isNotNull();
    }

    @Test
    void commentsSayNothing() {
        String regex = "a # ((){9999}){9999}\n b";
        assertThat(SilentSteps.isTooMany(regex, Pattern.COMMENTS)).isFalse();
        assertThat(SilentSteps.isTooMany(regex, 0)).isTrue();
        assertThat(SilentSteps.isTooMany("( ){9999}", Pattern.COMMENTS)).isTrue();
        assertThat(SilentSteps.isTooMany("( ){9999}", 0)).isFalse();
    }
}
