/* progress.ts - what has been learned, kept in a database of its own.
 *
 * A lesson is a seed and the positions that come from it: position K of lesson SEED is the same for everyone.
 *
 * SPDX-License-Identifier: MIT
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Positions to be found before a technique is learned. */
export const NEEDED = 5;

export interface Progress {
  key: string;
  /** the lesson, the next position of it, and how many were found in it */
  seed: number;
  next: number;
  found: number;
  /** when the technique was learned, in milliseconds since 1970; 0: not yet */
  learned: number;
  /** the puzzle that needs the technique, once it is made */
  puzzle: string;
  /** the shortest time of a drill's position in seconds; 0: none */
  best: number;
}

export type State = "learned" | "begun" | "new";

export const fresh = (key: string, seed = 1): Progress => ({ key, seed, next: 0, found: 0, learned: 0, puzzle: "", best: 0 });

export const stateOf = (progress: Progress | undefined): State =>
  progress?.learned ? "learned" : progress && progress.next > 0 ? "begun" : "new";

/** After the learner has left a position: FOUND it before its argument was shown, or not. */
export function advanced(progress: Progress, found: boolean, now: number): Progress {
  const count = Math.min(NEEDED, progress.found + (found ? 1 : 0));
  return { ...progress, next: progress.next + 1, found: count, learned: progress.learned || (count === NEEDED ? now : 0) };
}

/** The lesson with another seed, from its beginning; what is learned stays learned. */
export const restarted = (progress: Progress, seed: number): Progress => ({
  ...fresh(progress.key, seed),
  learned: progress.learned,
  best: progress.best,
});

export const timed = (progress: Progress, seconds: number): Progress => ({
  ...progress,
  best: progress.best ? Math.min(progress.best, seconds) : seconds,
});

/** What a file or the database says, if it is sound. */
export function progressOf(value: unknown): Progress | null {
  const it = value as Progress | null;
  if (typeof it !== "object" || it === null || !/^[a-z0-9-]+$/.test(String(it.key)) || !/^$|^[1-9.]{81}$/.test(String(it.puzzle)))
    return null;
  const counts = [it.seed, it.next, it.found, it.learned, it.best];
  if (counts.some((count) => !Number.isSafeInteger(count) || count < 0) || it.found > NEEDED) return null;
  const { key, seed, next, found, learned, puzzle, best } = it;
  return { key, seed, next, found, learned, puzzle, best };
}

/** What two records of one technique say together: the lesson that is further, and all that was reached. */
export function united(one: Progress, other: Progress): Progress {
  const further = other.found > one.found ? other : one;
  const times = [one, other].filter((it) => it.best).map((it) => it.best);
  const dates = [one, other].filter((it) => it.learned).map((it) => it.learned);
  return { ...further, learned: dates.length ? Math.min(...dates) : 0, best: times.length ? Math.min(...times) : 0 };
}

interface Kept extends DBSchema {
  techniques: { key: string; value: Progress };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;

const database = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>("crosshatch-school", 1, {
    upgrade: (made) => void made.createObjectStore("techniques", { keyPath: "key" }),
    terminated: () => (opened = undefined),
  }));

export async function allProgress(): Promise<Map<string, Progress>> {
  const rows = (await (await database()).getAll("techniques")).map(progressOf).filter((row) => row !== null);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Changes the record of a technique in one transaction, so that two tabs lose nothing. */
export async function record(key: string, change: (before: Progress) => Progress): Promise<Progress> {
  const transaction = (await database()).transaction("techniques", "readwrite", { durability: "strict" });
  const before = progressOf(await transaction.store.get(key)) ?? fresh(key);
  const after = change(before);
  await Promise.all([transaction.store.put(after), transaction.done]);
  return after;
}
