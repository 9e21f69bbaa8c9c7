/* transfer.ts - all games, and what was learned in the school, as one file, and back.
 *
 * SPDX-License-Identifier: MIT
 */
import { recordOf } from "../game/record";
import { list, write } from "./database";

const FORMAT = "crosshatch-games";
const VERSION = 1;

const school = () => import("../school/progress");

/** Everything that is kept, as JSON. */
export async function exported(): Promise<string> {
  const { allProgress } = await school();
  const learned = [...(await allProgress()).values()];
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games: await list(), school: learned })}\n`;
}

/** Whether TEXT is a file of games, sound or not. */
export const isExport = (text: string): boolean => text.slice(0, 100).includes(`"${FORMAT}"`);

/** Adds what a file holds to what is kept; what is on both sides is joined.  Returns how many there were; null: no such file. */
export async function imported(text: string): Promise<number | null> {
  let file: { format?: unknown; version?: unknown; games?: unknown; school?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return null;
  }
  if (file?.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.games)) return null;
  const games = file.games.map(recordOf).filter((game) => game !== null);
  for (const game of games) await write(game);
  const { progressOf, record, united } = await school();
  const learned = Array.isArray(file.school) ? file.school.map(progressOf).filter((one) => one !== null) : [];
  for (const one of learned) await record(one.key, (before) => united(before, one));
  return games.length;
}
