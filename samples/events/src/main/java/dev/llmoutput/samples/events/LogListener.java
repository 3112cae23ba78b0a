package dev.llmoutput.samples.events;

import dev.llmoutput.runtime.accept.AcceptEvent;
import dev.llmoutput.runtime.accept.Usage;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes what happens to the JDK's own logger. Replies never appear; what was wrong with one may, if told to. */
public final class LogListener implements Consumer<AcceptEvent> {
    private final Logger logger;
    private final boolean tellsWords;

    /**
     * A listener for many runs.
     *
     * @param tellsWords whether to log what was observed, which may quote a few words of a reply
     */
    public LogListener(Logger logger, boolean tellsWords) {
        this.logger = logger;
        this.tellsWords = tellsWords;
    }

    @Override
    public void accept(AcceptEvent event) {
        String who = event.type() + ", attempt " + event.attempt() + ": ";
        if (event instanceof AcceptEvent.Failed failed) {
            String words = tellsWords ? ": " + failed.failure().observed() : "";
            logger.log(
                    Level.WARNING,
                    who + failed.failure().kind() + "/" + failed.failure().reason() + words);
        } else if (event instanceof AcceptEvent.Accepted accepted) {
            logger.log(Level.INFO, who + "accepted" + tokens(accepted.usage()));
        } else if (event instanceof AcceptEvent.Rejected rejected) {
            logger.log(Level.ERROR, who + "rejected, " + rejected.cause() + tokens(rejected.usage()));
        } else if (event instanceof AcceptEvent.Reasked reasked) {
            logger.log(Level.DEBUG, who + "asking again, " + reasked.retriesLeft() + " left after this");
        } else if (event instanceof AcceptEvent.Parsed parsed) {
            logger.log(Level.DEBUG, who + "read, " + parsed.details().repairs().size() + " repairs");
        } else {
            logger.log(Level.TRACE, who + "started");
        }
    }

    private static String tokens(Optional<Usage> usage) {
        return usage.map(tokens -> ", " + tokens.totalTokens() + " tokens").orElse("");
    }
}
