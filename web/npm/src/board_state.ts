/* board_state.ts - what <crosshatch-board> shows: a puzzle and the facts that were added to it.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Fact, Step } from "./types.js";

export const CELLS = 81;

/** A puzzle of 81 characters, with digits and candidates as facts change them. */
export interface State {
  puzzle: string;
  /** 0 where a cell is empty */
  digits: number[];
  /** sets of bits, bit 0 for digit 1: what the rules leave and nothing ruled out */
  candidates: number[];
}

export const nameOf = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
export const bit = (digit: number): number => 1 << (digit - 1);
export const digitsIn = (bits: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & bit(digit));

/** The cell and digit of `r1c2=3` or `r1c2<>3`; of `r1c2` the cell alone; null for anything else. */
export function partsOf(fact: string): { cell: number; digit: number; placed: boolean } | null {
  const parts = /^r([1-9])c([1-9])(?:(=|<>)([1-9]))?$/.exec(fact);
  return parts && { cell: 9 * (Number(parts[1]) - 1) + Number(parts[2]) - 1, digit: Number(parts[4] ?? 0), placed: parts[3] === "=" };
}

export const isFact = (fact: string): fact is Fact => (partsOf(fact)?.digit ?? 0) > 0;

/** The puzzle in TEXT, with dots; null if it is not one of 81 characters. */
export const puzzleOf = (text: string): string | null => (/^[0-9.]{81}$/.test(text.trim()) ? text.trim().replace(/0/g, ".") : null);

const sees = (a: number, b: number): boolean =>
  a !== b &&
  (Math.floor(a / 9) === Math.floor(b / 9) ||
    a % 9 === b % 9 ||
    (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3)));

const all = Array.from({ length: CELLS }, (_, cell) => cell);

export function stateOf(puzzle: string, facts: readonly string[]): State {
  const digits = [...puzzle].map((letter) => Number(letter) || 0);
  const parts = facts.map(partsOf).filter((fact) => fact !== null);
  for (const { cell, digit, placed } of parts) if (placed && puzzle[cell] === ".") digits[cell] = digit;
  const candidates = all.map((cell) =>
    digits[cell] ? 0 : all.reduce((bits, other) => (digits[other] && sees(cell, other) ? bits & ~bit(digits[other]!) : bits), 0x1ff),
  );
  for (const { cell, digit, placed } of parts) if (digit && !placed) candidates[cell]! &= ~bit(digit);
  return { puzzle, digits, candidates };
}

/** Cells that repeat a digit that they see. */
export const clashesOf = ({ digits }: State): Set<number> =>
  new Set(all.filter((cell) => digits[cell] && all.some((other) => digits[other] === digits[cell] && sees(cell, other))));

/** The cells that a step speaks of, without its conclusion. */
export function patternOf(step: Step): Set<number> {
  const { cells = [], sets = [], pivot = [], links = [], fins = [], colours = [], hatching = [] } = step.pattern;
  const names = [
    ...cells,
    ...pivot,
    ...sets.flatMap((set) => set.cells),
    ...links.flatMap(({ from, to }) => [from, to].flat()),
    ...fins,
    ...colours.flat(),
    ...hatching,
  ];
  return new Set(names.map((name) => partsOf(name)?.cell ?? -1));
}
