package dev.llmoutput.samples.report;

/** What the page looks like, by day and by night. */
final class Style {
    static final String SHEET = """

            :root { color-scheme: light dark; --page: #f6f7f9; --card: #fff; --ink: #1d2330; --dim: #5c6675;
              --line: #dfe3e8; --bar: #4a78b5; --good: #2f7d4f; --late: #a06a00; --bad: #b3383c; --code: #f3f4f6; }
            @media (prefers-color-scheme: dark) { :root { --page: #14171c; --card: #1c2027; --ink: #e3e6ea;
              --dim: #98a2b0; --line: #2f353f; --bar: #6f9bd6; --good: #62b584; --late: #d6a443; --bad: #e0777a;
              --code: #15181d; } }
            * { box-sizing: border-box; }
            body { margin: 0; overflow-wrap: anywhere; background: var(--page); color: var(--ink);
              font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
            main { max-width: 1120px; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
            h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0 0 .75rem; }
            p { margin: .25rem 0; } .dim { color: var(--dim); }
            .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(165px, 1fr)); gap: .75rem;
              margin: 1.25rem 0; }
            .card, section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
            .card { padding: .75rem 1rem; } .card b { display: block; font-size: 1.5rem; font-weight: 600; }
            section { padding: 1rem 1.25rem; margin: 0 0 1rem; min-width: 0; }
            .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 430px), 1fr)); gap: 1rem; }
            .pair section { margin: 0; } .pair { margin-bottom: 1rem; }
            table { width: 100%; border-collapse: collapse; } .scroll { overflow-x: auto; }
            th { text-align: left; font-weight: 600; color: var(--dim); font-size: .85rem; }
            th, td { padding: .3rem 1rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
            tr:last-child td { border-bottom: 0; }
            .path { min-width: 9rem; max-width: 20rem; } .code { min-width: 8.5rem; }
            .n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
            .meter { width: 34%; min-width: 5rem; } .meter span { display: block; height: .7rem; margin-top: .4rem;
              min-width: 2px; border-radius: 3px; background: var(--bar); }
            .meter .good { background: var(--good); } .meter .late { background: var(--late); }
            .meter .bad { background: var(--bad); }
            .tag { display: inline-block; padding: 0 .5rem; border: 1px solid currentColor; border-radius: 99px;
              font-size: .78rem; } .tag.good { color: var(--good); } .tag.late { color: var(--late); }
            .tag.bad { color: var(--bad); }
            details { border-top: 1px solid var(--line); } details:first-of-type { border-top: 0; }
            summary { cursor: pointer; padding: .5rem 0; }
            summary:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
            .attempt { padding: 0 0 1rem; } .attempt h3 { font-size: .9rem; margin: .5rem 0; }
            .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: .75rem; }
            .sides > div { min-width: 0; } .sides p { font-size: .82rem; color: var(--dim); }
            pre { margin: 0; padding: .65rem .8rem; background: var(--code); border: 1px solid var(--line);
              border-radius: 6px; white-space: pre-wrap; max-height: 24rem; overflow-y: auto;
              font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            code { font: .88em ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            @media print { details { break-inside: avoid; } pre { max-height: none; } }
            """;

    private Style() {}
}
