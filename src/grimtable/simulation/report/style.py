"""The look of a report: the tokens of the browser table, dark and light, and the few rules a page needs."""

STYLE = """
:root {
  color-scheme: dark;
  --ground: #0e1114; --surface: #171c21; --raised: #1f262d; --line: #2c353e; --text: #e8ebee;
    --muted: #9aa7b3;
  --ember: #ff6a3d; --teal: #43b8aa; --amber: #f0b23a; --blood: #e5484d; --moss: #66b870; --violet: #b184e8;
  --tint: #8fa3b5; --floor: #1b2127; --wall: #5d6c7a;
  --head: 'Barlow Condensed', 'Arial Narrow', 'Roboto Condensed', sans-serif;
  --body: 'Atkinson Hyperlegible', system-ui, 'Segoe UI', sans-serif;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --ground: #eceae5; --surface: #f8f7f4; --raised: #ffffff; --line: #d5d1c8; --text: #1b2026;
      --muted: #565e67;
    --ember: #b83a10; --teal: #0b6e64; --amber: #835700; --blood: #b9262c; --moss: #2c6b36; --violet: #7440b4;
    --tint: #4c6072; --floor: #e4e1da; --wall: #3a3f45;
  }
}
[data-tint='doom2004'] { --tint: #d98a5b; --floor: #1f2225; --wall: #7d6a5d; }
@media (prefers-color-scheme: light) {
  [data-tint='doom2004'] { --tint: #9c4a1c; --floor: #e5e0da; --wall: #40342c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 var(--body); }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
header { border-bottom: 3px solid var(--tint); margin-bottom: 1.5rem; padding-bottom: 1rem; }
h1, h2, h3 { font-family: var(--head); line-height: 1.15; font-weight: 600; margin: 0;
  letter-spacing: .01em; }
h1 { font-size: clamp(2rem, 1.3rem + 2.6vw, 3.25rem); }
h2 { font-size: 1.75rem; margin: 2.75rem 0 .75rem; color: var(--tint); }
h3 { font-size: 1.2rem; margin: 0 0 .5rem; }
p { margin: .35rem 0; max-width: 46rem; }
.muted, figcaption { color: var(--muted); }
.lead { font-size: 1.15rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); }
.stack { display: grid; gap: 1rem; align-content: start; }
.tiles { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
.card, figure { background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
  padding: 1rem; margin: 0; }
.tile b { display: block; font: 600 2.1rem/1.1 var(--head); font-variant-numeric: tabular-nums; }
.tile span { color: var(--muted); font-size: .9rem; }
figure { overflow-x: auto; }
svg { display: block; width: 100%; min-width: 24rem; height: auto; }
svg text { font: 12px var(--body); fill: var(--muted); font-variant-numeric: tabular-nums; }
svg text.strong { fill: var(--text); }
svg text.head { font: 600 15px var(--head); fill: var(--text); }
svg .axis { stroke: var(--line); stroke-width: 1; }
svg .limit { stroke: var(--blood); stroke-width: 1.5; stroke-dasharray: 5 4; }
.key { display: flex; flex-wrap: wrap; gap: .35rem 1rem; margin: .5rem 0 0; padding: 0; list-style: none;
  font-size: .9rem; }
.key i { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .93rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .5rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font: 600 .95rem/1.15 var(--head); color: var(--muted); vertical-align: bottom; white-space: normal; }
td.words { white-space: normal; }
th:first-child, td:first-child { text-align: left; color: var(--text); }
tbody tr:hover { background: var(--raised); }
td.none { color: var(--muted); }
td .bar { display: inline-block; height: .6em; background: var(--teal); border-radius: 2px;
  vertical-align: baseline; }
.up { color: var(--moss); } .down { color: var(--blood); }
.flag { color: var(--amber); }
code { background: var(--raised); border-radius: 4px; padding: .1em .35em; font-size: .88em;
  overflow-wrap: anywhere; }
details { margin-top: 1rem; }
summary { cursor: pointer; font: 600 1.2rem var(--head); padding: .35rem 0; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; font-size: .9rem;
  color: var(--muted); }
@media print { body { background: none; } .card, figure { break-inside: avoid; } }
"""

#: Sides and lines in the order in which they are drawn.
COLOURS = ("--teal", "--ember", "--amber", "--violet", "--moss", "--tint")
