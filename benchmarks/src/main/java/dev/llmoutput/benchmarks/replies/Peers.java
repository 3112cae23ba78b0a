package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.langchain4j.service.output.ServiceOutputParser;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.springframework.ai.converter.BeanOutputConverter;

/** What other libraries make of a reply, each as it comes, without settings of ours. */
final class Peers {
    private Peers() {}

    static List<Reader> all() {
        return List.of(new SpringAi(), new LangChain4j(), new Jackson());
    }

    /** The version in the name of the jar that a class comes from: {@code langchain4j-1.19.0.jar}. */
    private static String version(Class<?> type) {
        String jar = type.getProtectionDomain().getCodeSource().getLocation().getPath();
        return jar.replaceFirst("^.*?-(\\d[\\w.]*)\\.jar$", " $1");
    }

    /** The answer of {@code work}; empty if it throws or has none: each library refuses in its own way. */
    @SuppressWarnings("IllegalCatch")
    static Optional<Object> attempt(Callable<?> work) {
        try {
            return Optional.ofNullable(work.call());
        } catch (Exception | StackOverflowError e) {
            return Optional.empty();
        }
    }

    /** The converter and the cleaners that it has by itself. */
    private static final class SpringAi implements Reader {
        @Override
        public String name() {
            return "Spring AI" + version(BeanOutputConverter.class) + " cleaners + BeanOutputConverter";
        }

        @Override
        public Optional<Object> read(Contract contract, Reply reply) {
            return attempt(() -> new BeanOutputConverter<>(contract.record()).convert(reply.raw()));
        }
    }

    private static final class LangChain4j implements Reader {
        private final ServiceOutputParser parser = new ServiceOutputParser();

        @Override
        public String name() {
            return "LangChain4j" + version(ServiceOutputParser.class) + " ServiceOutputParser";
        }

        @Override
        public Optional<Object> read(Contract contract, Reply reply) {
            return attempt(() -> parser.parseText(contract.record(), reply.raw()));
        }
    }

    private static final class Jackson implements Reader {
        private final ObjectMapper mapper = new ObjectMapper();

        @Override
        public String name() {
            return "Jackson" + version(ObjectMapper.class) + " databind";
        }

        @Override
        public Optional<Object> read(Contract contract, Reply reply) {
            return attempt(() -> mapper.readValue(reply.raw(), contract.record()));
        }
    }
}
