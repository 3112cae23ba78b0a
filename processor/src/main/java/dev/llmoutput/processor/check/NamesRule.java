package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.List;
import java.util.regex.Pattern;

/** What a reply is to spell out can be meant: keys, tags, strings of enums, and other words for them. */
final class NamesRule implements ContractRule {
    /** What Anthropic takes for the outermost keys of a tool; no other provider is known to refuse more. */
    private static final Pattern PORTABLE = Pattern.compile("[A-Za-z0-9_.-]{1,64}");

    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.records().stream().filter(type -> !type.wrapper()).forEach(type -> check(type, contract, problems));
        contract.unions().forEach(type -> check(type, problems));
        contract.enums().forEach(type -> check(type, problems));
    }

    private static void check(RecordModel type, ContractModel contract, Problems problems) {
        boolean root = type.type().equals(contract.type());
        for (ComponentModel component : type.components()) {
            String name = component.jsonName();
            meant("JSON name", name, component.site(), problems);
            if (root && fault(name).isEmpty() && !PORTABLE.matcher(name).matches()) {
                problems.add(ProblemCode.REFUSED_NAME, component.site(), name);
            }
            aliases(component.refinements().aliases(), component.site(), problems);
        }
    }

    private static void check(UnionModel type, Problems problems) {
        meant("JSON name", type.discriminator(), type.site(), problems);
        type.arms().forEach(arm -> meant("tag", arm.tag(), arm.site(), problems));
    }

    private static void check(EnumModel type, Problems problems) {
        for (EnumModel.Constant constant : type.constants()) {
            meant("JSON string", constant.wireName(), constant.site(), problems);
            aliases(constant.aliases(), constant.site(), problems);
        }
    }

    private static void aliases(List<String> aliases, Site site, Problems problems) {
        aliases.forEach(alias -> meant("alias", alias, site, problems));
    }

    private static void meant(String what, String text, Site site, Problems problems) {
        String fault = fault(text);
        if (!fault.isEmpty()) {
            problems.add(ProblemCode.UNMEANT_NAME, site, what, visible(text), fault);
        }
    }

    private static String fault(String text) {
        if (text.chars().allMatch(NamesRule::isSpace)) {
            return "is blank";
        }
        if (text.chars().anyMatch(Character::isISOControl)) {
            return "has control characters";
        }
        boolean edged = isSpace(text.charAt(0)) || isSpace(text.charAt(text.length() - 1));
        return edged ? "has white space at its ends" : "";
    }

    private static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static String visible(String text) {
        StringBuilder visible = new StringBuilder();
        text.chars()
                .forEach(c -> visible.append(
                        Character.isISOControl(c) ? String.format("\\u%04x", c) : String.valueOf((char) c)));
        return visible.toString();
    }
}
