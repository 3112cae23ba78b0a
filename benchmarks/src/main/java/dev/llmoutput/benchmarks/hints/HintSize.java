package dev.llmoutput.benchmarks.hints;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.langchain4j.service.output.ServiceOutputParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.springframework.ai.converter.BeanOutputConverter;

/**
 * Counts the tokens that tell a model the shape of a reply: our hint, our JSON Schema, and the instructions of others for
 * the same record. Arguments: the golden folders, the page to write.
 */
public final class HintSize {
    private static final Encoding O200K = Encodings.newDefaultEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    private static final Pattern COMMENT = Pattern.compile("(?m) // .*$");
    /** A key, or a text in quotes. */
    private static final Pattern NAME = Pattern.compile("\\w+(?=\\??:)|\"(?:[^\"\\\\]|\\\\.)*\"");

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private HintSize() {}

    /** Counts and writes. */
    public static void main(String[] args) throws IOException {
        List<HintRow> rows =
                GoldenContract.all(Path.of(args[0])).stream().map(HintSize::row).toList();
        Files.writeString(Path.of(args[1]), HintPage.of(rows));
    }

    private static HintRow row(GoldenContract contract) {
        ServiceOutputParser langChain4j = new ServiceOutputParser();
        String shape = COMMENT.matcher(contract.hint()).replaceAll("");
        return new HintRow(
                contract.name(),
                O200K.countTokens(contract.hint()),
                O200K.countTokens(shape),
                names(shape),
                O200K.countTokens(compact(contract.schema())),
                O200K.countTokens(pretty(contract.schema())),
                peer(contract, type -> new BeanOutputConverter<>(type).getFormat()),
                peer(contract, langChain4j::outputFormatInstructions));
    }

    private static int names(String shape) {
        return NAME.matcher(shape)
                .results()
                .mapToInt(text -> O200K.countTokens(text.group()))
                .sum();
    }

    private static PeerSize peer(GoldenContract contract, Function<Class<?>, String> instruction) {
        try {
            String text = instruction.apply(contract.type());
            return text.isBlank()
                    ? new PeerSize(0, "", "says nothing of the shape")
                    : new PeerSize(O200K.countTokens(text), LeftOut.of(tree(contract.schema()), text), "");
        } catch (RuntimeException | StackOverflowError e) {
            String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            return new PeerSize(0, "", e.getClass().getSimpleName() + ": " + message);
        }
    }

    private static String compact(String schema) {
        return tree(schema).toString();
    }

    private static String pretty(String schema) {
        return tree(schema).toPrettyString();
    }

    private static JsonNode tree(String schema) {
        try {
            return MAPPER.readTree(schema);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
