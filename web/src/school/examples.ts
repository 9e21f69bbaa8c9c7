/* examples.ts - the example of a technique, out of the library's table.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step, Strategy } from "crosshatch";
import { engine, objects } from "../engine";
import { followed } from "../game/actions";
import { inputOf } from "../game/link";
import { begin, type Position } from "../game/position";
import type { Language } from "../words";

export interface Example {
  position: Position;
  step: Step;
}

/** The position of the example and the first step of the technique there; null where there is none. */
export async function exampleOf({ key, example }: Strategy, language: Language): Promise<Example | null> {
  if (!example) return null;
  const position = followed(begin(example.puzzle), example.start);
  const outcome = await engine.run(["hint", "--json", `--strategies=${key}`, `--lang=${language}`, "-"], inputOf(position, "auto"));
  const step = objects<{ steps?: Step[] }>(outcome)[0]?.steps?.[0];
  return step ? { position, step } : null;
}

/** What the technique's step in a position says at one of the four depths. */
export async function explanationAt(level: number, position: Position, key: string, language: Language): Promise<string> {
  return (await engine.run(["hint", `--level=${level}`, `--strategies=${key}`, `--lang=${language}`, "-"], inputOf(position, "auto"))).out;
}
