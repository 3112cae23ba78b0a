package dev.llmoutput.samples.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.llmoutput.runtime.record.RunRecord;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** The page in a real browser. Its pictures stay in {@code target} for people to look at. */
@Timeout(600)
class BrowserTest {
    /** Writes what a browser made of the page where a dump of the document shows it. */
    private static final String PROBE = """
            <script>
            document.documentElement.setAttribute('data-probe', [
                'hacked=' + (window.hacked || 0),
                'scripts=' + document.scripts.length,
                'foreign=' + document.querySelectorAll('img,svg,iframe,base,link,form,object').length,
                'details=' + document.querySelectorAll('main > section > details').length,
                'pre=' + document.querySelectorAll('pre').length,
                'overflow=' + Math.max(0, document.documentElement.scrollWidth - window.innerWidth)].join(' '));
            </script>
            """;

    @TempDir(cleanup = CleanupMode.NEVER) // the browser may still be writing
    private Path folder;

    private Chromium browser;

    @BeforeEach
    void findBrowser() {
        browser = Chromium.find(folder).orElse(null);
        assumeTrue(browser != null, "skipped: no Chromium here (Debian's package is named chromium)");
    }

    /** Hostile texts stay texts even without the page's policy against scripts, and break no layout. */
    @Test
    void hostileTextsStayTexts() throws IOException, InterruptedException {
        List<RunRecord> records = new ArrayList<>();
        Hostile.TEXTS.forEach(text -> records.addAll(Runs.saying(text)));
        String page = Runs.page(records)
                .replaceFirst("<meta http-equiv[^>]*>", "")
                .replace("<details", "<details open")
                .replace("</body>", PROBE + "</body>");
        Path file = write("hostile.html", page);

        for (int width : new int[] {1200, 500}) {
            assertThat(browser.dom(file, width))
                    .as("at %d pixels", width)
                    .contains("data-probe=\"hacked=0 scripts=1 foreign=0 details=" + records.size())
                    .contains(" overflow=0\"")
                    .contains("<title>Runs</title>");
        }
    }

    /** The policy of the page forbids scripts of its own, too. */
    @Test
    void thePolicyForbidsScripts() throws IOException, InterruptedException {
        String page = Runs.page(Runs.saying("x")).replace("</body>", PROBE + "</body>");

        assertThat(browser.dom(write("policy.html", page), 1200))
                .doesNotContain("data-probe=")
                .contains("<details");
    }

    @Test
    void isReadableByDayAndByNight() throws IOException, InterruptedException {
        Statistics numbers = new Statistics();
        DemoRuns.store().read(numbers);
        Path file = write("demo.html", ReportPage.of(numbers).replaceFirst("<details", "<details open"));
        Path target = Path.of(System.getProperty("project.root"), "samples/report/target");

        assertThat(brightness(file, false, target.resolve("report-light.png"))).isGreaterThan(200);
        assertThat(brightness(file, true, target.resolve("report-dark.png"))).isLessThan(70);
    }

    /** The mean brightness of a picture, 0 to 255; a picture without anything on it is no picture. */
    private double brightness(Path page, boolean dark, Path png) throws IOException, InterruptedException {
        browser.screenshot(page, dark, png);
        BufferedImage picture = ImageIO.read(png.toFile());
        Set<Integer> colors = new HashSet<>();
        double sum = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                int rgb = picture.getRGB(x, y);
                colors.add(rgb);
                sum += ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / 3.0;
            }
        }
        assertThat(colors).hasSizeGreaterThan(50);
        return sum / picture.getHeight() / picture.getWidth();
    }

    private Path write(String name, String page) throws IOException {
        return Files.writeString(folder.resolve(name), page);
    }
}
