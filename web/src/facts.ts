/* facts.ts - the log's words for cells, houses and candidates (docs/log-format.md), as numbers.
 *
 * A cell's index is 9 * row + column, both from 0; a candidate is a cell and a digit from 1 to 9.
 *
 * SPDX-License-Identifier: MIT
 */

export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"] as const;
export type Level = (typeof LEVELS)[number];

export interface Candidate {
  cell: number;
  digit: number;
  /** `=` or `<>` */
  placed: boolean;
}

export const CELLS = 81;
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

export const cellName = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

export function cellOf(name: string): number {
  return 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
}

export function candidateOf(fact: string): Candidate | null {
  const parts = /^r([1-9])c([1-9])(=|<>)([1-9])$/.exec(fact);
  if (!parts) return null;
  return { cell: cellOf(fact), digit: Number(parts[4]), placed: parts[3] === "=" };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Seconds as a clock shows them: 1:30, 1:02:03. */
export function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export const bit = (digit: number): number => 1 << (digit - 1);

export const digitsOf = (bits: number): number[] => DIGITS.filter((digit) => bits & bit(digit));

/** The cells of `r1`, `c1` or `b1`. */
export function cellsOf(house: string): number[] {
  const number = Number(house.slice(-1)) - 1;
  const of = { r: rowOf, c: columnOf, b: boxOf }[house[0] as "r" | "c" | "b"];
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => of(cell) === number);
}

const peers: number[][] = Array.from({ length: CELLS }, (_, a) =>
  Array.from({ length: CELLS }, (_, b) => b).filter(
    (b) => a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b)),
  ),
);

/** The twenty cells that a cell shares a house with. */
export const peersOf = (cell: number): readonly number[] => peers[cell]!;
