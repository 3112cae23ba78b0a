/** A model writes a release note and is asked to revise it; start at {@link dev.llmoutput.samples.releasenote.ReleaseNotes}. */
package dev.llmoutput.samples.releasenote;
