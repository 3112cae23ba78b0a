package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** The first thing that a fresh process does: 64 threads use eight types at once. Prints a line for each distinct result. */
final class ColdStart {
    private static final int THREADS = 64;

    /** The types by name, touched only by the threads: a class is initialised by whoever comes first. */
    private static final List<Supplier<String>> USES = List.of(
            () -> PersonOutput.JSON_SCHEMA + use(PersonOutput.TYPE, "{\"name\": \"Bo\", \"age\": \"old\"}"),
            () -> PickOutput.JSON_SCHEMA + use(PickOutput.TYPE, "{\"size\": \"M\"}"),
            () -> CountOutput.JSON_SCHEMA + use(CountOutput.TYPE, "Here: {\"n\": 7,}"),
            () -> RecipeOutput.JSON_SCHEMA + use(RecipeOutput.TYPE, "{\"steps\": [1], \"notes\": []}"),
            () -> PlateOutput.JSON_SCHEMA + use(PlateOutput.TYPE, "{\"code\": \"kx\", \"seats\": 1}"),
            () -> CallOutput.JSON_SCHEMA + use(CallOutput.TYPE, "{\"agentName\": \"nobody\", \"args\": {}}"),
            () -> ShelfOutput.JSON_SCHEMA + use(ShelfOutput.TYPE, "{\"boxes\": [{\"color\": \"BLUE\"}], \"id\": 1.5}"),
            () -> NumbersOutput.JSON_SCHEMA + use(NumbersOutput.TYPE, "{\"m\": {\"a\": 1, \"b\": \"x\"}}"));

    private ColdStart() {}

    /** Runs everything once. */
    public static void main(String[] args) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Future<String>> results = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            Supplier<String> use = USES.get(i % USES.size());
            Callable<String> task = () -> {
                together.await();
                return use.get();
            };
            results.add(threads.submit(task));
        }
        List<String> distinct = new ArrayList<>();
        for (Future<String> result : results) {
            String text = result.get();
            if (!distinct.contains(text)) {
                distinct.add(text);
            }
        }
        threads.shutdown();
        distinct.forEach(text -> System.out.println(text.replace('\n', ' ')));
    }

    private static String use(OutputType<?> type, String reply) {
        Parsed<?> parsed = type.parse(reply);
        String result =
                parsed.match(ok -> ok.canonical(), failed -> failed.failure().observed());
        return " " + type.requestHint() + " " + result;
    }
}
