/* strategies.ts - the library's table of techniques, without sub-types, requested once for each language.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import { engine, objects } from "./engine";
import type { Language } from "./words";

export { LEVELS, type Level } from "./facts";

const tables = new Map<Language, Promise<Map<string, Strategy>>>();

export function strategies(language: Language): Promise<Map<string, Strategy>> {
  let table = tables.get(language);
  if (!table) {
    table = engine
      .run(["strategies", "--json", `--lang=${language}`])
      .then((outcome) => new Map(objects<Strategy>(outcome).flatMap((row) => (row.subtype_of ? [] : [[row.key, row]]))));
    table.catch(() => tables.delete(language));
    tables.set(language, table);
  }
  return table;
}
