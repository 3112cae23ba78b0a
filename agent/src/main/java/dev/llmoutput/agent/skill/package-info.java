/** Instructions and tools that a run switches on by name; start at {@link dev.llmoutput.agent.skill.Skill}. */
@NullMarked
package dev.llmoutput.agent.skill;

import org.jspecify.annotations.NullMarked;
