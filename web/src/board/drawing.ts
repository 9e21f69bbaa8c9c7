/* drawing.ts - what a step's pattern looks like on the board: each thing by the role it plays, with a letter or a line style beside
 * the colour, so that nobody needs to see the hue.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Fact, Pattern, Step } from "crosshatch";
import { bit, candidateOf, cellOf } from "../facts";

export type Role = "good" | "bad" | "fin" | "endofin" | "colour-a" | "colour-b" | "guardian";

export interface Arrow {
  from: Spot;
  to: Spot;
  strong: boolean;
}

/** The middle of some candidates of one digit. */
export interface Spot {
  cells: number[];
  digit: number;
}

export interface Drawing {
  /** cells of the pattern, and letters of sets */
  cells: Map<number, string>;
  /** digits placed that close other cells */
  hatching: Set<number>;
  candidates: Map<string, Role>;
  /** `r1`, `c1`, `b1` */
  base: string[];
  cover: string[];
  arrows: Arrow[];
  /** the cell that gets a digit, and which */
  place: { cell: number; digit: number } | null;
}

export const blank: Drawing = {
  cells: new Map(), hatching: new Set(), candidates: new Map(), base: [], cover: [], arrows: [], place: null,
};

export const key = (cell: number, digit: number): string => `${cell}:${digit}`;

const many = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one]);

function spotOf(node: Fact | Fact[]): Spot | null {
  const parts = many(node).map(candidateOf).filter((part) => part !== null);
  return parts.length ? { cells: parts.map((part) => part.cell), digit: parts[0]!.digit } : null;
}

/* Later roles replace earlier ones, so an eliminated candidate is always visible. */
function paint(drawing: Drawing, facts: Fact[] | undefined, role: Role): void {
  for (const fact of facts ?? []) {
    const it = candidateOf(fact);
    if (it) drawing.candidates.set(key(it.cell, it.digit), role);
  }
}

function paintCells(drawing: Drawing, pattern: Pattern, marks: readonly number[]): void {
  const digits = [...(pattern.digits ?? "")].map(Number);
  for (const name of pattern.cells ?? []) {
    const cell = cellOf(name);
    drawing.cells.set(cell, "");
    for (const digit of digits)
      if (marks[cell]! & bit(digit)) drawing.candidates.set(key(cell, digit), "good");
  }
  pattern.sets?.forEach((set, number) => {
    for (const name of set.cells) drawing.cells.set(cellOf(name), String.fromCharCode(65 + (number % 26)));
  });
  for (const name of pattern.pivot ?? []) drawing.cells.set(cellOf(name), "*");
}

/** The pattern of STEP on a board with the pencil marks MARKS; CONCLUDED false leaves out what follows, and of a placement all digits. */
export function drawingOf(step: Step, marks: readonly number[], concluded: boolean): Drawing {
  const { pattern } = step;
  if (!concluded && step.place.length)
    return { ...blank, cells: new Map((pattern.cells ?? []).map((name) => [cellOf(name), ""])), base: pattern.houses ?? [], cover: pattern.covers ?? [] };
  const drawing: Drawing = {
    cells: new Map(),
    hatching: new Set((pattern.hatching ?? []).map((fact) => cellOf(fact))),
    candidates: new Map(),
    base: pattern.houses ?? [],
    cover: pattern.covers ?? [],
    arrows: [],
    place: null,
  };
  paintCells(drawing, pattern, marks);
  pattern.colours?.forEach((list, number) => paint(drawing, list, number % 2 ? "colour-b" : "colour-a"));
  paint(drawing, pattern.guardians, "guardian");
  paint(drawing, pattern.fins, "fin");
  paint(drawing, pattern.endofins, "endofin");
  for (const { from, to, strong } of pattern.links ?? []) {
    const start = spotOf(from);
    const end = spotOf(to);
    if (!start || !end) continue;
    drawing.arrows.push({ from: start, to: end, strong });
    for (const spot of [start, end])
      for (const cell of spot.cells)
        if (!drawing.candidates.has(key(cell, spot.digit))) drawing.candidates.set(key(cell, spot.digit), strong ? "good" : "colour-b");
  }
  if (!concluded) return drawing;
  paint(drawing, step.eliminate, "bad");
  const placed = candidateOf(step.place[0] ?? "");
  if (placed) {
    drawing.place = placed;
    drawing.candidates.set(key(placed.cell, placed.digit), "good");
  }
  return drawing;
}
