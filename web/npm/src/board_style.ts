/* board_style.ts - how <crosshatch-board> looks.  A constructed style sheet needs no 'unsafe-inline' in a page's policy.
 *
 * SPDX-License-Identifier: MIT
 */
export const STYLE = `
:host { display: block; max-width: 36rem; container-type: inline-size; color-scheme: light dark;
  --ink: var(--crosshatch-ink, light-dark(#1f2430, #e8e6e1)); --paper: var(--crosshatch-paper, light-dark(#fff, #1d222b));
  --line: var(--crosshatch-line, light-dark(#c9c6bd, #3a4250)); --frame: var(--crosshatch-frame, light-dark(#343a46, #aab2c0));
  --entered: var(--crosshatch-entered, light-dark(#1b5cab, #9cc6ff)); --soft: var(--crosshatch-soft, light-dark(#5a6170, #a9b0bd));
  --selected: var(--crosshatch-selected, light-dark(#ffe9a8, #5a4c17)); --pattern: var(--crosshatch-pattern, light-dark(#d6e6f8, #24405f));
  --bad: var(--crosshatch-bad, light-dark(#b3261e, #ff9a90)); }
:host([hidden]) { display: none; }
.stage { position: relative; aspect-ratio: 1; background: var(--paper); }
table { border-collapse: collapse; table-layout: fixed; width: 100%; height: 100%; position: relative; border: 3px solid var(--frame); color: var(--ink); font-family: system-ui, sans-serif; user-select: none; -webkit-user-select: none; }
td { position: relative; padding: 0; height: 11.1%; border: 1px solid var(--line); text-align: center; cursor: pointer; }
:host([readonly]) td { cursor: default; }
td:nth-child(3n):not(:last-child) { border-right: 3px solid var(--frame); }
tr:nth-child(3n):not(:last-child) td { border-bottom: 3px solid var(--frame); }
td.pattern { background: var(--pattern); } td.selected { background: var(--selected); }
td:focus-visible { outline: 3px solid var(--entered); outline-offset: -4px; }
.digit { font-size: 7cqw; line-height: 1; color: var(--entered); } .given .digit { color: var(--ink); font-weight: 700; }
.clash .digit { color: var(--bad); text-decoration: underline wavy; }
.marks { position: absolute; inset: 8%; display: grid; grid: repeat(3, 1fr) / repeat(3, 1fr); font-size: 2.7cqw; line-height: 1; color: var(--soft); place-items: center; }
.placed { color: var(--ink); font-weight: 700; border: 1px solid; border-radius: 50%; width: 1.5em; line-height: 1.5; } .gone { color: var(--bad); text-decoration: line-through; }
svg { position: absolute; inset: 3px; width: calc(100% - 6px); height: calc(100% - 6px); pointer-events: none; }
/* The picture is made for white paper: in the dark it is turned over, and its hues stay. */
@media (prefers-color-scheme: dark) { svg { filter: invert(1) hue-rotate(180deg); } }
.drawn { visibility: hidden; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
