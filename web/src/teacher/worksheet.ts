/* worksheet.ts - the puzzles of a worksheet, as `worksheet` makes them (docs/teaching.md).
 *
 * SPDX-License-Identifier: MIT
 */
import { engine } from "../engine";
import type { Level } from "../facts";
import { maker } from "../new/generate";
import type { Language } from "../words";

export interface Wish {
  level: Level;
  /** a key, which counts more than the level; else empty */
  technique: string;
  count: number;
  seed: number;
  explained: boolean;
}

export interface Sheet {
  puzzles: readonly string[];
  solutions: readonly string[];
  /** as wished, the way to each solution in words */
  explanations: readonly string[];
  /** what the library says besides, such as that a rare technique needs others left out */
  remark: string;
}

/** The grids in a worksheet as text: nine rows each, ` r1 | 1 . . | …`. */
export function gridsOf(text: string): string[] {
  const rows = [...text.matchAll(/^ *r[1-9] \|(.*)\|$/gm)].map(([, row]) => row!.replace(/[^1-9.]/g, ""));
  return Array.from({ length: Math.floor(rows.length / 9) }, (_, at) => rows.slice(9 * at, 9 * at + 9).join(""));
}

async function textOf(words: readonly string[]): Promise<[text: string, remark: string]> {
  const { out, err } = await maker.run(["worksheet", "--format=text", ...words]);
  if (!out) throw new Error(err.trim());
  return [out, err.trim()];
}

export async function sheetOf({ level, technique, count, seed, explained }: Wish, language: Language): Promise<Sheet> {
  const of = technique ? `--technique=${technique}` : `--level=${level}`;
  const [text, remark] = await textOf([of, "-n", String(count), `--seed=${seed}`, "--answers", `--lang=${language}`]);
  const grids = gridsOf(text);
  const puzzles = grids.slice(0, grids.length / 2);
  const explanations: string[] = [];
  for (const puzzle of explained ? puzzles : [])
    explanations.push((await engine.run(["explain", `--lang=${language}`, "-"], `${puzzle}\n`)).out);
  return { puzzles, solutions: grids.slice(puzzles.length), explanations, remark };
}
