/* examples.ts - the example of a technique, out of the library's table.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step, Strategy } from "crosshatch";
import { engine, objects } from "../engine";
import { candidateOf, cellName } from "../facts";
import { followed } from "../game/actions";
import { disguise, disguised, type Random } from "../game/disguise";
import { inputOf } from "../game/link";
import { begin, type Position } from "../game/position";
import type { Language } from "../words";

export interface Example {
  position: Position;
  step: Step;
}

/** The position of the example and the first step of the technique there; null where there is none. */
export const exampleOf = async ({ key, example }: Strategy, language: Language): Promise<Example | null> =>
  example ? stepIn(followed(begin(example.puzzle), example.start), key, language) : null;

/** The example with other digits, its rows and columns in another order, and perhaps turned over. */
export async function disguisedExample({ key, example }: Strategy, random: Random): Promise<Example | null> {
  if (!example) return null;
  const by = disguise(random);
  const start = example.start
    .map(candidateOf)
    .filter((fact) => fact !== null)
    .map(({ cell, digit, placed }) => `${cellName(by.cell(cell))}${placed ? "=" : "<>"}${by.digit(digit)}`);
  return stepIn(followed(begin(disguised(example.puzzle, by)), start), key, "en");
}

async function stepIn(position: Position, key: string, language: Language): Promise<Example | null> {
  const outcome = await engine.run(["hint", "--json", `--strategies=${key}`, `--lang=${language}`, "-"], inputOf(position, "auto"));
  const step = objects<{ steps?: Step[] }>(outcome)[0]?.steps?.[0];
  return step ? { position, step } : null;
}

/** What the technique's step in a position says at one of the four depths. */
export async function explanationAt(level: number, position: Position, key: string, language: Language): Promise<string> {
  return (await engine.run(["hint", `--level=${level}`, `--strategies=${key}`, `--lang=${language}`, "-"], inputOf(position, "auto"))).out;
}
