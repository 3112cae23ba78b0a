package dev.llmoutput.processor.model;

import java.util.Optional;

/**
 * A cross-field rule: a boolean method of the record.
 *
 * @param method the method's name
 * @param message what is wrong when it answers false
 * @param component the JSON name of the component that the issue points at, absent for the record itself
 * @param site the method
 */
public record RuleModel(String method, String message, Optional<String> component, Site site) {}
