/** The annotations that declare what a model's reply must be. */
module dev.llmoutput.annotations {
    requires static org.jspecify;

    exports dev.llmoutput;
}
