/* start.ts - which game is on the board at first: that of the address, else the last one unless it is solved, else a new one.
 *
 * SPDX-License-Identifier: MIT
 */
import { linkedOf } from "./game/link";
import { type GameRecord, newGame } from "./game/record";
import { atOnce } from "./new/generate";
import { firstSettings } from "./play/settings";
import { session } from "./session";
import { begunWith, exists, latest } from "./store/database";
import { migrate } from "./store/kept";
import { writeNoted } from "./store/unwritten";

/* A database that does not answer must not keep the board away; a game that it finds late takes the place of an untouched one. */
const PATIENCE = 1000;

async function known(from: string | null): Promise<GameRecord | null> {
  await migrate();
  await writeNoted();
  if (!(await exists())) return null;
  const game = await (from === null ? latest() : begunWith(from));
  return game && (from !== null || !game.solved) ? game : null;
}

/** Opens the first game; follows the address from then on. */
export async function start(): Promise<void> {
  const { mode, level } = firstSettings();
  session.mode = mode;
  const linked = linkedOf(location.hash) !== null;
  const fresh = newGame(linked ? location.hash.slice(1) : `p=${atOnce(level)}`, mode, linked ? {} : { level })!;
  const looked = known(linked ? fresh.from : null).catch((thrown) => {
    session.fail(thrown);
    return null;
  });
  const none = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const game = await Promise.race([looked, none]);
  session.open(game ?? fresh);
  if (!game) void looked.then((late) => late && session.isStill(fresh) && session.open(late));
  addEventListener("hashchange", () => void session.openLink(location.hash.slice(1)));
}
