/* types.ts - what the types promise: one result for a puzzle, an array for an array.  Compiled by the page's build, never run.
 *
 * SPDX-License-Identifier: MIT
 */
import { type Check, type Crosshatch, type Grade, type Log, load, type Verdict } from "crosshatch";
import type { CrosshatchBoard } from "crosshatch/board";
import { load as loadFrom } from "crosshatch/core";

export function promised(crosshatch: Crosshatch, puzzles: readonly string[]): void {
  crosshatch.solve("", { guess: true }) satisfies Log;
  crosshatch.solve(puzzles, { guess: true }) satisfies Log[];
  crosshatch.hint("", { from: "" }) satisfies Log;
  crosshatch.hint(puzzles) satisfies Log[];
  crosshatch.hint("", { marks: "corner", done: ["r1c1<>2"] }) satisfies Log;
  crosshatch.moves("") satisfies Log[];
  crosshatch.moves(puzzles) satisfies Log[][];
  crosshatch.why("r1c1=1", "") satisfies Log;
  crosshatch.why("r1c1<>1", puzzles) satisfies Log[];
  crosshatch.check("") satisfies Check;
  crosshatch.check(puzzles) satisfies Check[];
  crosshatch.grade("") satisfies Grade;
  crosshatch.grade(puzzles) satisfies Grade[];
  crosshatch.verify("") satisfies Verdict;
  crosshatch.verify([crosshatch.solve(""), ""]) satisfies Verdict[];
  // @ts-expect-error: an array is no option
  crosshatch.hint("", { from: puzzles });
}

/* Each way to name the module. */
export const loaded: Promise<Crosshatch>[] = [
  load(),
  load(""),
  load(new URL("")),
  load(fetch("")),
  load(new Uint8Array(8)),
  load(new ArrayBuffer(8)),
  loadFrom(""),
  // @ts-expect-error: without the module on board there is no default
  loadFrom(),
];

/* The element is known by its name, and so are its events. */
export function board(crosshatch: Crosshatch): void {
  const made = document.createElement("crosshatch-board") satisfies CrosshatchBoard;
  made.crosshatch = crosshatch;
  made.step = crosshatch.hint(made.puzzle).steps[0] ?? null;
  made.position = ["r1c1=1", "r1c2<>3"];
  made.addEventListener("board-change", ({ detail }) => detail.grid satisfies string);
}
