/* lessons.ts - positions to learn a technique from: the example of the library's table, and one to try.
 *
 * The one to try is out of a sample whose solution uses the technique (vite.config.ts makes the list), or the first of the
 * technique's practice set, just before it is the next step; of a technique that none needs, the example in disguise.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step, Strategy } from "crosshatch";
import samples from "virtual:samples";
import { objects, engine } from "./engine";
import { candidateOf, cellName, columnOf, rowOf } from "./facts";
import { begin, followed, positionOf, type Game } from "./game";
import { pathOf } from "./solution";
import type { Language } from "./words";

export interface Lesson {
  game: Game;
  step: Step;
}

/* The first step of the technique in a position. */
async function lessonIn(game: Game, key: string, language: Language): Promise<Lesson | null> {
  const outcome = await engine.run(["hint", "--json", `--strategies=${key}`, `--lang=${language}`, "-"], positionOf(game));
  const step = objects<{ steps?: Step[] }>(outcome)[0]?.steps?.[0];
  return step ? { game, step } : null;
}

/** What the step says at one of the four depths. */
export async function explanationAt(level: number, { game }: Lesson, key: string, language: Language): Promise<string> {
  return (await engine.run(["hint", `--level=${level}`, `--strategies=${key}`, `--lang=${language}`, "-"], positionOf(game))).out;
}

const gameOf = ({ puzzle, start }: NonNullable<Strategy["example"]>): Game => followed(begin(puzzle), start);

export const exampleOf = async ({ key, example }: Strategy, language: Language): Promise<Lesson | null> =>
  example ? lessonIn(gameOf(example), key, language) : null;

function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!);
}

/* A random order of nine lines that keeps each group of three together. */
const lines = (): number[] => shuffled([0, 3, 6]).flatMap((first) => shuffled([first, first + 1, first + 2]));

/* The same position with other digits, its rows and columns in another order, and perhaps turned over. */
function disguised({ puzzle, start }: NonNullable<Strategy["example"]>): Game {
  const [rows, columns, digits, turned] = [lines(), lines(), shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]), Math.random() < 0.5];
  const place = (cell: number): number => {
    const [row, column] = [rows[rowOf(cell)]!, columns[columnOf(cell)]!];
    return turned ? 9 * column + row : 9 * row + column;
  };
  const grid = Array<string>(81).fill(".");
  [...puzzle].forEach((letter, cell) => {
    if (letter !== ".") grid[place(cell)] = String(digits[Number(letter) - 1]);
  });
  const facts = start.map(candidateOf).filter((fact) => fact !== null);
  return gameOf({
    puzzle: grid.join(""),
    start: facts.map(({ cell, digit, placed }) => `${cellName(place(cell))}${placed ? "=" : "<>"}${digits[digit - 1]}`),
    conclusions: [],
  });
}

export async function exerciseOf({ key, example, practice }: Strategy, language: Language): Promise<Lesson | null> {
  const sample = samples[key];
  const puzzle = sample ?? practice?.puzzle;
  if (puzzle) {
    const path = await pathOf(puzzle, language, sample ? undefined : practice?.strategies);
    const before = path.games[path.log.steps.findIndex((step) => step.technique === key)];
    const lesson = before ? await lessonIn(before, key, language) : null;
    if (lesson) return lesson;
  }
  return example ? lessonIn(disguised(example), key, language) : null;
}
