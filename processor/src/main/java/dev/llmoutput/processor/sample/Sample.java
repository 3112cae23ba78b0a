package dev.llmoutput.processor.sample;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.Optional;

/**
 * A reply, and what reading it must give.
 *
 * @param rule what it shows
 * @param issue what is wrong with it, absent where nothing is
 * @param reply the raw reply
 */
record Sample(String rule, Optional<Issue> issue, String reply) {
    /** {@code {"rule":"minimum","valid":false,"code":"too_small","path":"score","reply":"{..}"}}. */
    String line() {
        try (JsonAppender out = new JsonAppender()) {
            out.beginObject();
            out.name("rule").string(rule);
            out.name("valid").bool(issue.isEmpty());
            issue.ifPresent(wrong -> {
                out.name("code").string(wrong.code().wireName());
                out.name("path").string(wrong.path().toString());
            });
            out.name("reply").string(reply);
            out.endObject();
            return out.toString();
        }
    }
}
