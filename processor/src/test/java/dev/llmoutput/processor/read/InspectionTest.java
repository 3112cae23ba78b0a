package dev.llmoutput.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import dev.llmoutput.processor.model.Site;
import java.lang.reflect.Proxy;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

class InspectionTest {
    /** Eclipse's compiler up to 3.33 fails where it is asked for the components of what is no record. */
    @Test
    void onlyARecordIsAskedForItsComponents() {
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of(), List.of("java.lang.Object"), null);
        TypeElement days = task.getElements().getTypeElement("java.time.DayOfWeek");
        TypeElement older = (TypeElement) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {TypeElement.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("getRecordComponents")) {
                        throw new NullPointerException("components() is null");
                    }
                    return method.invoke(days, arguments);
                });
        Site site = Site.of(TypeNames.ref(days));
        Findings findings = new Findings();

        Inspection.ofClass(older, Annotations.none(site), site, findings);

        assertThat(findings.unresolved()).isEmpty();
    }
}
