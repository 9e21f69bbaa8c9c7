/* lessons.ts - positions to learn a technique from: the example of the library's table, and one to try.
 *
 * The one to try is out of a sample whose solution uses the technique (vite.config.ts makes the list), or the first of the
 * technique's practice set, just before it is the next step; of a technique that none needs, the example in disguise.
 *
 * SPDX-License-Identifier: MIT
 */

import samples from "virtual:samples";
import type { Step, Strategy } from "crosshatch";
import { engine, objects } from "../engine";
import { candidateOf, cellName } from "../facts";
import { followed } from "../game/actions";
import { disguise, disguised } from "../game/disguise";
import { inputOf } from "../game/link";
import { begin, type Position } from "../game/position";
import { pathOf } from "../panels/solution";
import type { Language } from "../words";

export interface Lesson {
  position: Position;
  step: Step;
}

/* The first step of the technique in a position. */
async function lessonIn(position: Position, key: string, language: Language): Promise<Lesson | null> {
  const outcome = await engine.run(["hint", "--json", `--strategies=${key}`, `--lang=${language}`, "-"], inputOf(position, "auto"));
  const step = objects<{ steps?: Step[] }>(outcome)[0]?.steps?.[0];
  return step ? { position, step } : null;
}

/** What the step says at one of the four depths. */
export async function explanationAt(level: number, { position }: Lesson, key: string, language: Language): Promise<string> {
  return (await engine.run(["hint", `--level=${level}`, `--strategies=${key}`, `--lang=${language}`, "-"], inputOf(position, "auto"))).out;
}

const positionOf = ({ puzzle, start }: NonNullable<Strategy["example"]>): Position => followed(begin(puzzle), start);

export const exampleOf = async ({ key, example }: Strategy, language: Language): Promise<Lesson | null> =>
  example ? lessonIn(positionOf(example), key, language) : null;

/* The same position with other digits, its rows and columns in another order, and perhaps turned over. */
function veiled({ puzzle, start }: NonNullable<Strategy["example"]>): Position {
  const { cell: place, digit: other } = disguise();
  const facts = start.map(candidateOf).filter((fact) => fact !== null);
  return positionOf({
    puzzle: disguised(puzzle, { cell: place, digit: other }),
    start: facts.map(({ cell, digit, placed }) => `${cellName(place(cell))}${placed ? "=" : "<>"}${other(digit)}`),
    conclusions: [],
  });
}

export async function exerciseOf({ key, example, practice }: Strategy, language: Language): Promise<Lesson | null> {
  const sample = samples[key];
  const puzzle = sample ?? practice?.puzzle;
  if (puzzle) {
    const path = await pathOf(puzzle, language, sample ? undefined : practice?.strategies);
    const before = path.positions[path.log.steps.findIndex((step) => step.technique === key)];
    const lesson = before ? await lessonIn(before, key, language) : null;
    if (lesson) return lesson;
  }
  return example ? lessonIn(veiled(example), key, language) : null;
}
