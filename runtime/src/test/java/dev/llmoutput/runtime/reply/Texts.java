package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import java.util.List;
import java.util.Objects;

/** A contract that every value keeps: it shows what a value was made of. */
final class Texts implements CandidateReader<MendedText> {
    /** The same, but of several values the first is the answer. */
    static final Texts ALL_THE_SAME = new Texts(true);

    /** How many canonical texts were asked for. */
    int written;

    private final boolean allTheSame;

    Texts(boolean allTheSame) {
        this.allTheSame = allTheSame;
    }

    static ReplyChoice<MendedText> choose(String reply) {
        return Objects.requireNonNull(ReplyChoice.of(reply, true, JsonLimits.DEFAULT, new Texts(false)));
    }

    /** The strict JSON that the one value of {@code reply} is read from. */
    static String strict(String reply) {
        MendedText text = choose(reply).reading();
        return text.text().substring(text.start(), text.end());
    }

    static List<Repair.Kind> kinds(String reply) {
        return choose(reply).repairs().stream().map(Repair::kind).toList();
    }

    @Override
    public boolean knows(String name) {
        return true;
    }

    @Override
    public MendedText read(MendedText candidate) {
        return candidate;
    }

    @Override
    public boolean offers(String value, int places) {
        return false;
    }

    @Override
    public int issues(MendedText reading) {
        return 0;
    }

    @Override
    public boolean isElement(MendedText reading) {
        return false;
    }

    @Override
    public String canonical(MendedText reading) {
        written++;
        return allTheSame ? "" : reading.text().substring(reading.start(), reading.end());
    }
}
