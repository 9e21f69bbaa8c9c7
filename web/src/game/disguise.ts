/* disguise.ts - the same puzzle with other digits, its rows and columns in another order, and perhaps turned over.
 *
 * SPDX-License-Identifier: MIT
 */
import { columnOf, rowOf } from "../facts";

/** Where each cell goes, and which digit each digit becomes. */
export interface Disguise {
  cell: (cell: number) => number;
  digit: (digit: number) => number;
}

/** A number from 0 to below 1, as Math.random() gives it. */
export type Random = () => number;

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

/* A random order of nine lines that keeps each group of three together. */
const lines = (random: Random): number[] => shuffled([0, 3, 6], random).flatMap((first) => shuffled([first, first + 1, first + 2], random));

export function disguise(random: Random = Math.random): Disguise {
  const [rows, columns, digits, turned] = [lines(random), lines(random), shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random), random() < 0.5];
  return {
    cell: (cell) => {
      const [row, column] = [rows[rowOf(cell)]!, columns[columnOf(cell)]!];
      return turned ? 9 * column + row : 9 * row + column;
    },
    digit: (digit) => digits[digit - 1]!,
  };
}

/** PUZZLE in a disguise, a random one unless it is given. */
export function disguised(puzzle: string, { cell, digit }: Disguise = disguise()): string {
  const grid = Array<string>(81).fill(".");
  [...puzzle].forEach((letter, at) => {
    if (letter !== ".") grid[cell(at)] = String(digit(Number(letter)));
  });
  return grid.join("");
}
