package dev.llmoutput.processor.model;

import java.util.Optional;

/**
 * A record component as a member of a JSON object.
 *
 * @param javaName the component's name
 * @param jsonName the member's key
 * @param slot what stands there
 * @param description what it means, in one line
 * @param site the component
 */
public record ComponentModel(String javaName, String jsonName, Slot slot, Optional<String> description, Site site) {}
