/* position.ts - a half-solved grid as text that every command reads.
 *
 * SPDX-License-Identifier: MIT
 */
import { kindOf, needText, usage } from "./error.js";
import type { Fact } from "./types.js";

const FACT = /^r([1-9])c([1-9])(=|<>)([1-9])$/;

/** Refuses what is no fact. */
export function needFact(value: unknown): asserts value is Fact {
  if (typeof value !== "string" || !FACT.test(value))
    throw usage(`expected a fact, r3c4=5 or r3c4<>5; found ${typeof value === "string" ? `"${value}"` : kindOf(value)}`);
}

/** A position in the form that every command reads: the puzzle, and what has been placed and ruled out since. */
export function position(puzzle: string, start: readonly Fact[]): string {
  needText(puzzle, "a puzzle");
  if (!Array.isArray(start)) throw usage(`expected an array of facts; found ${kindOf(start)}`);
  start.forEach(needFact);
  return `${JSON.stringify({ format: "crosshatch-log", version: 1, puzzle, start, outcome: "stuck", solution: filled(puzzle, start), steps: [] })}\n`;
}

function filled(puzzle: string, start: readonly Fact[]): string {
  const grid = [...puzzle];
  for (const fact of start) {
    const [, row, column, sign, digit] = FACT.exec(fact)!;
    if (sign === "=") grid[9 * (Number(row) - 1) + Number(column) - 1] = digit!;
  }
  return grid.join("");
}
