package dev.llmoutput.benchmarks.replies;

import dev.llmoutput.Reading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the page that says what becomes of real replies, here and with others.
 *
 * <p>Arguments: the folder of the corpora, the page to write and, to have jsonrepair in the table, a folder in which
 * {@code npm install jsonrepair} has been run.
 */
public final class RealReplies {
    private RealReplies() {}

    /** Reads all replies with all readers. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length < 2) {
            System.err.println("Usage: RealReplies CORPORA PAGE [FOLDER_WITH_JSONREPAIR]");
            System.exit(2);
        }
        Path corpora = Path.of(args[0]);
        List<Comparison> comparisons = List.of(
                new Comparison(
                        "A natural sample",
                        "zeroeval-natural",
                        "A random sample of public replies of 60 models that were asked, in the prompt alone, for a"
                                + " `reasoning` and an `answer`; as models write where no JSON mode helps them.",
                        Corpus.zeroEval(corpora)),
                new Comparison(
                        "Replies to many schemas",
                        "llm-replies",
                        "Replies of several frameworks and providers, each with the schema that was asked for: texts, tool"
                                + " arguments and replies in JSON modes. Those of ZeroEval were picked so that each way of"
                                + " being broken is there, so the shares are not natural ones.",
                        Corpus.llmReplies(corpora)),
                new Comparison(
                        "Vectors of a parser that is guided by a schema",
                        "baml-sap-vectors",
                        "The tests of BAML's parser whose schema is an object's and whose expectation uses the names of the"
                                + " schema. It guesses on purpose where we refuse. Those of the levels L0 to L3 (strict, in a fence, in"
                                + " prose, repaired) are read alike, but for the ones below. `BamlRootsTest` reads the lists of"
                                + " records and the enums; a lone number, text, boolean, null or literal, a list of such, and a"
                                + " union without a tag are no contracts of ours.",
                        Corpus.baml(corpora)));
        Contracts contracts = new Contracts();
        List<Reply> all = new ArrayList<>();
        for (Comparison comparison : comparisons) {
            for (Reply reply : comparison.replies()) {
                contracts.add(reply.schema());
                all.add(reply);
            }
        }
        contracts.compile();
        List<Reader> readers = new ArrayList<>(List.of(new Ours(Reading.STRICT), new Ours(Reading.TOLERANT)));
        readers.addAll(Peers.all());
        if (args.length > 2) {
            readers.add(new JsonRepair(Path.of("benchmarks/src/main/js/jsonrepair.mjs"), Path.of(args[2]), all));
        }
        for (Comparison comparison : comparisons) {
            comparison.run(contracts, readers);
            System.out.println(comparison.table());
        }
        Files.writeString(Path.of(args[1]), new Page(comparisons, Vectors.all(corpora)).text());
    }
}
