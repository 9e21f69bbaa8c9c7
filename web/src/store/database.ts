/* database.ts - the games, kept in the browser's database.
 *
 * A write puts together what the database has and what the tab has, in one transaction: so two tabs never overwrite each other, and
 * a page that ends during a write leaves the record before it or the one after it.
 *
 * SPDX-License-Identifier: MIT
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type GameRecord, joined, recordOf } from "../game/record";

interface Kept extends DBSchema {
  games: { key: string; value: GameRecord; indexes: { played: number; from: string } };
}

const NAME = "crosshatch";

let opened: Promise<IDBPDatabase<Kept>> | undefined;

const database = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>(NAME, 1, {
    upgrade(fresh) {
      const games = fresh.createObjectStore("games", { keyPath: "id" });
      games.createIndex("played", "played");
      games.createIndex("from", "from");
    },
    terminated: () => (opened = undefined),
  }));

/** Whether there is a database at all: to look takes less time than to make one, and a first visit needs none. */
export async function exists(): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some(({ name }) => name === NAME) ?? true;
}

const channel = new BroadcastChannel("crosshatch");

/** Calls CHANGED with the id of a game that another tab wrote. */
export function onWritten(changed: (id: string) => void): void {
  channel.onmessage = ({ data }: MessageEvent<string>) => changed(data);
}

/** Writes RECORD together with what other tabs added to it, and returns the result. */
export async function write(record: GameRecord): Promise<GameRecord> {
  const transaction = (await database()).transaction("games", "readwrite", { durability: "strict" });
  const before = await transaction.store.get(record.id);
  const after = before ? joined(record, before) : record;
  await Promise.all([transaction.store.put(after), transaction.done]);
  channel.postMessage(record.id);
  return after;
}

export async function remove(id: string): Promise<void> {
  await (await database()).delete("games", id);
  channel.postMessage(id);
}

const checked = (value: unknown): GameRecord | null => recordOf(value);

export const read = async (id: string): Promise<GameRecord | null> => checked(await (await database()).get("games", id));

/** All games, the last one played first. */
export const list = async (): Promise<GameRecord[]> => (await (await database()).getAllFromIndex("games", "played")).reverse();

/** The game played last, or null. */
export async function latest(): Promise<GameRecord | null> {
  const cursor = await (await database()).transaction("games").store.index("played").openCursor(null, "prev");
  return checked(cursor?.value);
}

/** The game played last of those that began with the link FROM, or null. */
export async function begunWith(from: string): Promise<GameRecord | null> {
  const games = await (await database()).getAllFromIndex("games", "from", from);
  return checked(games.sort((one, other) => other.played - one.played)[0]);
}
