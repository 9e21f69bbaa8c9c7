/* strategies.ts - the library's table of techniques, requested once for each language.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step, Strategy } from "crosshatch";
import { engine, objects } from "./engine";
import type { Language } from "./words";

export { LEVELS, type Level } from "./facts";

interface Table {
  /** by key, without sub-types */
  techniques: Map<string, Strategy>;
  /** by key, those of sub-types too */
  names: Map<string, string>;
}

const tables = new Map<Language, Promise<Table>>();

function tableOf(language: Language): Promise<Table> {
  let table = tables.get(language);
  if (!table) {
    table = engine.run(["strategies", "--json", `--lang=${language}`]).then((outcome) => {
      const rows = objects<Strategy>(outcome);
      return {
        techniques: new Map(rows.flatMap((row) => (row.subtype_of ? [] : [[row.key, row]]))),
        names: new Map(rows.map((row) => [row.key, row.name])),
      };
    });
    table.catch(() => tables.delete(language));
    tables.set(language, table);
  }
  return table;
}

export const strategies = async (language: Language): Promise<Map<string, Strategy>> => (await tableOf(language)).techniques;

/** Returns the most precise name of each step. */
export async function stepNames(language: Language): Promise<(step: Step) => string> {
  const { names } = await tableOf(language);
  return (step) => names.get(step.subtype ?? step.technique) ?? step.technique;
}
