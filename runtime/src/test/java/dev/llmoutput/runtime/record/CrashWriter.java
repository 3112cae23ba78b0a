package dev.llmoutput.runtime.record;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The child of {@link CrashTest}: writes records as fast as it can and says so, until somebody kills it. */
final class CrashWriter {
    private CrashWriter() {}

    /**
     * Arguments: the file, the number of the first record, and the number of the record that is cut off in the middle of
     * its line (0 for none), where the child then stays.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path file = Path.of(args[0]);
        int cutOff = Integer.parseInt(args[2]);
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file, 2_000_000)) {
            for (int i = Integer.parseInt(args[1]); ; i++) {
                RunRecord record = Records.ofLength(Integer.toString(i), (i * 7_919) % 40_000);
                if (i == cutOff) {
                    stayInTheMiddleOf(record, file);
                }
                store.append(record);
                System.out.println(i);
            }
        }
    }

    /** What the system leaves of a write when the process is killed during it. */
    private static void stayInTheMiddleOf(RunRecord record, Path file) throws IOException, InterruptedException {
        byte[] line = record.toJson().getBytes(StandardCharsets.UTF_8);
        try (FileOutputStream out = new FileOutputStream(file.toFile(), true)) {
            out.write(line, 0, line.length / 2);
        }
        System.out.println("cut off");
        Thread.sleep(Long.MAX_VALUE);
    }
}
