package dev.llmoutput.benchmarks.replies;

import dev.llmoutput.Reading;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All readers on the replies of one corpus. */
final class Comparison {
    private final String title;
    private final String corpus;
    private final String about;
    private final List<Reply> replies;
    private final Map<String, Map<Verdict, Integer>> tallies = new LinkedHashMap<>();
    private final Map<String, List<String>> refusedReadable = new TreeMap<>();
    private final Map<String, List<String>> guessed = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> left = new TreeMap<>();
    private int compared;

    Comparison(String title, String corpus, String about, List<Reply> replies) {
        this.title = title;
        this.corpus = corpus;
        this.about = about;
        this.replies = replies;
    }

    List<Reply> replies() {
        return replies;
    }

    void run(Contracts contracts, List<Reader> readers) {
        for (Reply reply : replies) {
            Optional<Contract> contract = contracts.of(reply.schema());
            if (contract.isPresent()) {
                compared++;
                readers.forEach(reader -> run(reader, contract.get(), reply));
            } else {
                left.merge(contracts.whyNot(reply.schema()), 1, Integer::sum);
            }
        }
    }

    private void run(Reader reader, Contract contract, Reply reply) {
        Verdict verdict = Judge.verdict(contract, reply, reader.read(contract, reply));
        tallies.computeIfAbsent(reader.name(), name -> new EnumMap<>(Verdict.class))
                .merge(verdict, 1, Integer::sum);
        if (reader instanceof Ours && reader.name().endsWith(Reading.TOLERANT.name())) {
            switch (verdict) {
                case REFUSED_READABLE ->
                    refusedReadable
                            .computeIfAbsent(reason(contract, reply), why -> new ArrayList<>())
                            .add(reply.id());
                case GUESSED ->
                    guessed.computeIfAbsent(repairs(contract, reply), what -> new ArrayList<>())
                            .add(reply.id());
                case WRONG -> wrong.add(reply.id());
                default -> {}
            }
        }
    }

    private static String reason(Contract contract, Reply reply) {
        return contract.parse(reply.raw(), Reading.TOLERANT).match(ok -> "", failed -> Reasons.of(failed.failure()));
    }

    private static String repairs(Contract contract, Reply reply) {
        return contract.parse(reply.raw(), Reading.TOLERANT)
                .match(
                        ok -> ok.repairs().isEmpty()
                                ? "no repair"
                                : String.join(
                                        ", ",
                                        ok.repairs().stream()
                                                .map(repair -> repair.kind().name())
                                                .distinct()
                                                .toList()),
                        failed -> "");
    }

    String title() {
        return title;
    }

    String corpus() {
        return corpus;
    }

    /** One or two sentences about the replies. */
    String about() {
        return about;
    }

    int compared() {
        return compared;
    }

    Map<String, Integer> left() {
        return left;
    }

    Map<String, List<String>> refusedReadable() {
        return refusedReadable;
    }

    Map<String, List<String>> guessed() {
        return guessed;
    }

    Map<String, List<String>> wrong() {
        return Differences.reasons(wrong);
    }

    /** One line for each reader. */
    String table() {
        StringBuilder table = new StringBuilder("| reader |");
        StringBuilder rule = new StringBuilder("| --- |");
        for (Verdict verdict : Verdict.values()) {
            table.append(' ').append(verdict.title()).append(" |");
            rule.append(" ---: |");
        }
        table.append('\n').append(rule).append('\n');
        tallies.forEach((reader, tally) -> {
            table.append("| ").append(reader).append(" |");
            for (Verdict verdict : Verdict.values()) {
                table.append(' ').append(tally.getOrDefault(verdict, 0)).append(" |");
            }
            table.append('\n');
        });
        return table.toString();
    }
}
