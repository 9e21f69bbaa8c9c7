/* types.ts - what the types promise: one result for a puzzle, an array for an array.  Compiled by the page's build, never run.
 *
 * SPDX-License-Identifier: MIT
 */
import { type Check, type Crosshatch, type Grade, type Log, load, type Verdict } from "crosshatch";
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
