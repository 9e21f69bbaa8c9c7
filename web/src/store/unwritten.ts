/* unwritten.ts - the games that a page was still writing when it ended.
 *
 * The database writes behind, and a page that is loaded again does not wait for it.  So a page that ends notes its game in the small
 * store, which is written at once; the next page moves it into the database.
 *
 * SPDX-License-Identifier: MIT
 */
import { type GameRecord, recordOf } from "../game/record";
import { write } from "./database";
import { keep, recall } from "./kept";

const NOTE = "crosshatch.unwritten.";

export const note = (record: GameRecord): void => keep(NOTE + record.id, JSON.stringify(record));

export const dropNote = (id: string): void => keep(NOTE + id, null);

function noted(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(NOTE));
  } catch {
    return []; /* a browser that keeps nothing */
  }
}

function recordIn(text: string | null): GameRecord | null {
  try {
    return recordOf(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** Writes the games that are noted into the database. */
export async function writeNoted(): Promise<void> {
  for (const name of noted()) {
    const record = recordIn(recall(name));
    if (record) await write(record);
    keep(name, null);
  }
}
