/* notation.ts - a hint for a player who writes marks as the mode of candidates says, and no others (docs/hints.md).
 *
 * SPDX-License-Identifier: MIT
 */
import type { Outcome } from "crosshatch";
import { engine } from "../engine";
import { digitsOf } from "../facts";
import { inputOf, startOf } from "../game/link";
import { gridOf, type Mode, marksOf, openMarks, type Position } from "../game/position";

/* A grid is read as one with marks if some cell has two.  Where none has, a digit that is seen by the cell is added: as a mark it says
 * nothing. */
function readable(position: Position, corner: readonly number[]): number[] {
  const shown = corner.map((bits, cell) => (position.digits[cell] ? 0 : bits));
  const cell = shown.findIndex(Boolean);
  const seen = 0x1ff & ~openMarks(position)[cell]!;
  if (!shown.some((bits) => bits & (bits - 1))) shown[cell]! |= seen & -seen;
  return shown;
}

/* The grid with corner marks, in nine lines. */
function markedGrid(position: Position, corner: readonly number[]): string {
  const marks = readable(position, corner);
  const cells = position.digits.map((digit, cell) => digit || digitsOf(marks[cell]!).join("") || ".");
  return `${Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(" ")).join("\n")}\n`;
}

/* Corner marks are read from a grid only; its digits count as givens, so a wrong one leaves no solution. */
async function cornerHint(position: Position, mode: Mode, corner: readonly number[], words: readonly string[]): Promise<Outcome | null> {
  const done = startOf(position, mode).filter((fact) => fact.includes("<>"));
  const outcome = await engine.run(
    ["hint", "--marks=corner", `--from=${gridOf(position)}`, ...(done.length ? [`--done=${done.join()}`] : []), ...words, "-"],
    markedGrid(position, corner),
  );
  return outcome.status < 2 ? outcome : null;
}

/** Runs `hint` with WORDS; AS_MARKED: the hint speaks of the player's own marks only. */
export async function hintFor(position: Position, mode: Mode, asMarked: boolean, words: readonly string[]): Promise<Outcome> {
  const { corner } = marksOf(position, mode);
  if (asMarked && mode !== "auto" && mode !== "full" && corner.some(Boolean)) {
    const outcome = await cornerHint(position, mode, corner, words);
    if (outcome) return outcome;
  }
  const marking = !asMarked || mode === "auto" ? [] : [mode === "full" ? "--marks=full" : "--marks=none"];
  return engine.run(["hint", ...marking, ...words, "-"], inputOf(position, mode));
}
