/* generate.ts - new puzzles, made by the engine in a worker of its own.
 *
 * SPDX-License-Identifier: MIT
 */
import first from "virtual:first";
import { Engine } from "../engine";
import type { Level } from "../facts";
import { disguised } from "../game/disguise";

export interface Wish {
  level?: Level;
  /** a technique that the solution uses */
  technique?: string;
  symmetric?: boolean;
  seed?: number;
}

/** Makes puzzles; cancel() ends a long search. */
export const maker = new Engine();

const SECONDS = 60;

/** A puzzle as wished; throws what the library says if it finds none. */
export async function generated({ level, technique, symmetric, seed }: Wish): Promise<string> {
  const words = [
    "generate",
    `--seed=${seed ?? crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1}`,
    `--time=${SECONDS}`,
    ...(level ? [`--level=${level}`] : []),
    ...(technique ? [`--with=${technique}`] : []),
    ...(symmetric ? ["--symmetry=180"] : []),
  ];
  const { out, err } = await maker.run(words);
  const puzzle = out.trim().slice(0, 81);
  if (puzzle.length !== 81) throw new Error(err.trim());
  return puzzle.replace(/0/g, ".");
}

/** A puzzle that is there at once, before any module is loaded: one of the project's own in a disguise that keeps its level. */
export function atOnce(level: Level): string {
  const list = first[level];
  return disguised(list[Math.floor(Math.random() * list.length)]!);
}

/** The day of a date where the reader is: 2026-11-25. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0")).join("-");

/** The puzzle of a day, the same for everyone. */
export const daily = (day: string, level: Level): Promise<string> =>
  generated({ level, symmetric: true, seed: Number(day.replaceAll("-", "")) });
