package dev.llmoutput.processor.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** C279: texts of each form are the same on every machine. */
class FormatSamplesTest {
    @ParameterizedTest
    @EnumSource
    void digitsAreThoseOfJson(TextFormat format) {
        Locale before = Locale.getDefault();
        List<Object> texts = texts(format);
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(texts(format)).isEqualTo(texts);
            assertThat(FormatSamples.distant(format, true, 3).orElse("0")).matches("[!-~]+");
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<Object> texts(TextFormat format) {
        Slot slot = new Slot(new TypeShape.Formatted(format), Slot.Absence.REQUIRED, List.of());
        return FormatSamples.of(format, slot).toList();
    }
}
