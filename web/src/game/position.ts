/* position.ts - what a player has made of a puzzle: digits, marks, colours, and candidates ruled out.
 *
 * SPDX-License-Identifier: MIT
 */
import { bit, CELLS, DIGITS, peersOf } from "../facts";

/** Each layer has a number for each cell: a digit (0 for none) in `digits`, and a set of bits, a bit a digit or colour, in the others. */
export const LAYERS = ["digits", "corner", "centre", "colours", "removed"] as const;
export type Layer = (typeof LAYERS)[number];

/** A position; never changed, only replaced.  The digits include the givens. */
export type Position = { readonly puzzle: string } & { readonly [layer in Layer]: readonly number[] };

/** Which candidates are shown: those that the player writes; two places in a box as well; all, kept by the player; all, by the rules. */
export const MODES = ["none", "snyder", "full", "auto"] as const;
export type Mode = (typeof MODES)[number];

const zeros: readonly number[] = Array<number>(CELLS).fill(0);

export function begin(puzzle: string): Position {
  return { puzzle, digits: [...puzzle].map((letter) => Number(letter) || 0), corner: zeros, centre: zeros, colours: zeros, removed: zeros };
}

export const NO_GIVENS = ".".repeat(CELLS);

export const isGiven = ({ puzzle }: Position, cell: number): boolean => puzzle[cell] !== ".";
export const gridOf = ({ digits }: Position): string => digits.map((digit) => digit || ".").join("");
export const isFull = ({ digits }: Position): boolean => digits.every((digit) => digit !== 0);
export const isSolved = (position: Position): boolean => isFull(position) && clashes(position).size === 0;

/** What the rules leave open in each empty cell, apart from what the player ruled out. */
export function openMarks({ digits }: Position): number[] {
  return digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    return 0x1ff & ~peersOf(cell).reduce((bits, peer) => (digits[peer] ? bits | bit(digits[peer]!) : bits), 0);
  });
}

/** The candidates as the library is to see them: in mode `full` the player's marks, else what the rules and the player leave. */
export function candidatesOf(position: Position, mode: Mode): number[] {
  return openMarks(position).map((open, cell) => {
    const left = open & ~position.removed[cell]!;
    return mode === "full" && position.centre[cell] ? left & position.centre[cell]! : left;
  });
}

/** Cells that repeat a digit of their row, column or box. */
export function clashes({ digits }: Position): Set<number> {
  const found = new Set<number>();
  digits.forEach((digit, cell) => {
    if (digit && peersOf(cell).some((peer) => digits[peer] === digit)) found.add(cell);
  });
  return found;
}

/* Digits with exactly two places in a box. */
function pairsOfBoxes(candidates: readonly number[]): number[] {
  const marks = [...zeros];
  for (let box = 0; box < 9; box++) {
    const cells = Array.from({ length: 9 }, (_, at) => 27 * Math.floor(box / 3) + 3 * (box % 3) + 9 * Math.floor(at / 3) + (at % 3));
    for (const digit of DIGITS) {
      const places = cells.filter((cell) => candidates[cell]! & bit(digit));
      if (places.length === 2) for (const cell of places) marks[cell]! |= bit(digit);
    }
  }
  return marks;
}

export interface Marks {
  corner: readonly number[];
  centre: readonly number[];
  /** candidates in their places, three by three */
  grid: readonly number[];
}

/** The pencil marks as they are to be seen; cells with a digit have none. */
export function marksOf(position: Position, mode: Mode): Marks {
  const empty = (list: readonly number[]): number[] => list.map((bits, cell) => (position.digits[cell] ? 0 : bits));
  if (mode === "auto") return { corner: zeros, centre: zeros, grid: candidatesOf(position, mode) };
  if (mode === "full") return { corner: empty(position.corner), centre: zeros, grid: empty(position.centre) };
  const pairs = mode === "snyder" ? pairsOfBoxes(candidatesOf(position, mode)) : zeros;
  return { corner: empty(position.corner.map((bits, cell) => bits | pairs[cell]!)), centre: empty(position.centre), grid: zeros };
}

/** How much of the puzzle is filled, from 0 to 1. */
export function progressOf(position: Position): number {
  const open = [...position.puzzle].filter((letter) => letter === ".").length;
  const left = position.digits.filter((digit) => !digit).length;
  return open ? (open - left) / open : 1;
}
