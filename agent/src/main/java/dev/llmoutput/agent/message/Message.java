package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One message of a conversation: who wrote it, and its pieces in order. Immutable. */
public final class Message {
    private final Role role;
    private final List<ContentBlock> content;

    private Message(Role role, List<ContentBlock> content) {
        this.role = role;
        this.content = content;
    }

    /** A message of any pieces. */
    public static Message of(Role role, List<? extends ContentBlock> content) {
        return new Message(Objects.requireNonNull(role, "role"), List.copyOf(content));
    }

    /** A message of one text. */
    public static Message of(Role role, String text) {
        return of(role, List.of(new TextBlock(text)));
    }

    /** Standing instructions. */
    public static Message system(String text) {
        return of(Role.SYSTEM, text);
    }

    /** Input. */
    public static Message user(String text) {
        return of(Role.USER, text);
    }

    /** What a tool answered. */
    public static Message of(ToolResult result) {
        return of(Role.TOOL, List.of(result));
    }

    /** Who wrote it. */
    public Role role() {
        return role;
    }

    /** The pieces in order; unmodifiable. */
    public List<ContentBlock> content() {
        return content;
    }

    /** The texts in order, joined by nothing; thinking, calls and results are no part of it. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (ContentBlock block : content) {
            if (block instanceof TextBlock piece) {
                text.append(piece.text());
            }
        }
        return text.toString();
    }

    /** The calls in order. */
    public List<ToolCall> toolCalls() {
        List<ToolCall> calls = new ArrayList<>();
        for (ContentBlock block : content) {
            if (block instanceof ToolCall call) {
                calls.add(call);
            }
        }
        return List.copyOf(calls);
    }

    /** This message without the secrets; role, types, ids and names stay as they are. */
    public Message redacted(SecretRedactor redactor) {
        List<ContentBlock> blocks = new ArrayList<>(content.size());
        for (ContentBlock block : content) {
            blocks.add(block.redacted(redactor));
        }
        return of(role, blocks);
    }

    /** The message as a JSON-like tree: {@code role} and {@code content}. */
    public Map<String, @Nullable Object> toTree() {
        List<Object> blocks = new ArrayList<>(content.size());
        for (ContentBlock block : content) {
            blocks.add(block.toTree());
        }
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("role", role.wireName());
        tree.put("content", blocks);
        return tree;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Message that && role == that.role && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return Objects.hash(role, content);
    }

    /** Only what is safe to log: never the content. */
    @Override
    public String toString() {
        return "Message[" + role.wireName() + ", blocks=" + content.size() + "]";
    }
}
