/* strategies.ts - the library's table of techniques, asked for once a language.
 *
 * SPDX-License-Identifier: MIT
 */
import { engine, objects } from "./engine";
import type { Language } from "./words";

export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert", "extreme"];

/** A row of `crosshatch strategies --json`. */
export interface Strategy {
  key: string;
  name: string;
  family: string;
  level: Level;
  aliases: string[];
  definition: string;
  spot?: string;
  hodoku?: string;
  se?: number;
  /** a position in which the technique can be found */
  example?: { puzzle: string; start: string[] };
}

const asked = new Map<Language, Promise<Map<string, Strategy>>>();

export function strategies(language: Language): Promise<Map<string, Strategy>> {
  let table = asked.get(language);
  if (!table) {
    table = engine
      .run(["strategies", "--json", `--lang=${language}`])
      .then((outcome) => new Map(objects<Strategy>(outcome).map((row) => [row.key, row])));
    table.catch(() => asked.delete(language));
    asked.set(language, table);
  }
  return table;
}
