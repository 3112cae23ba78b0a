package dev.llmoutput.samples.report;

import java.util.List;

/** Texts that want to be more than texts; each that runs sets {@code window.hacked}. */
final class Hostile {
    static final List<String> TEXTS = List.of(
            "<script>window.hacked=1</script>",
            "<img src=x onerror=window.hacked=1>",
            "<svg onload=window.hacked=1><circle/></svg>",
            "</pre></div></details></section></main><script>window.hacked=1</script>",
            "</title><script>window.hacked=1</script>",
            "</style><script>window.hacked=1</script>",
            "\" onmouseover=\"window.hacked=1\" style=\"position:fixed;inset:0",
            "' autofocus onfocus='window.hacked=1",
            "<iframe srcdoc='<script>parent.hacked=1</script>'></iframe>",
            "<base href=//example.org/><link rel=stylesheet href=x.css>",
            "<!-- <b>--><!--",
            "<![CDATA[<script>window.hacked=1</script>]]>",
            "&lt;script&gt;window.hacked=1&lt;/script&gt; &amp; &#60;b&#62;",
            "{{constructor.constructor('window.hacked=1')()}} ${window.hacked=1}",
            "javascript:window.hacked=1",
            "a\u202Egnp.exe\u2066 \u200B\uFEFF \u0000 \u001B[31m \uD800 \u2028",
            "x".repeat(3_000),
            "\uD83D\uDE00 Größe 名前");

    private Hostile() {}
}
