/* times.ts - how long each move of a game took, and where the player was stuck.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Made } from "../game/history";

/** How long each move took, in seconds of play since the latest move before it; null where that is not known. */
export function durationsOf(made: readonly Pick<Made, "seconds">[]): (number | null)[] {
  let latest: number | null = 0;
  return made.map(({ seconds }) => {
    const before = latest;
    latest = seconds === undefined ? null : Math.max(before ?? 0, seconds);
    return latest === null || before === null ? null : latest - before;
  });
}

/* The player was stuck at a move that took so many seconds, and so many times as long as usual. */
const LONG = 30;
const LONGER = 3;
/* The list has at most so many moves. */
const MOST = 3;

/** The numbers of the moves, from 1, at which the player was stuck, the longest first. */
export function stuckAt(durations: readonly (number | null)[]): number[] {
  const known = durations.flatMap((seconds, at) => (seconds === null ? [] : [{ seconds, number: at + 1 }]));
  known.sort((one, other) => other.seconds - one.seconds);
  const usual = known[Math.floor(known.length / 2)]?.seconds ?? 0;
  return known
    .filter(({ seconds }) => seconds >= Math.max(LONG, LONGER * usual))
    .slice(0, MOST)
    .map(({ number }) => number);
}
