/* transfer.ts - all games as one file, and back.
 *
 * SPDX-License-Identifier: MIT
 */
import { recordOf } from "../game/record";
import { list, write } from "./database";

const FORMAT = "crosshatch-games";
const VERSION = 1;

/** Every game that is kept, as JSON. */
export const exported = async (): Promise<string> => `${JSON.stringify({ format: FORMAT, version: VERSION, games: await list() })}\n`;

/** Whether TEXT is a file of games, sound or not. */
export const isExport = (text: string): boolean => text.slice(0, 100).includes(`"${FORMAT}"`);

/** Adds the games of a file to those that are kept; games on both sides are joined.  Returns how many there were; null: no such file. */
export async function imported(text: string): Promise<number | null> {
  let file: { format?: unknown; version?: unknown; games?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return null;
  }
  if (file?.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.games)) return null;
  const games = file.games.map(recordOf).filter((game) => game !== null);
  for (const game of games) await write(game);
  return games.length;
}
