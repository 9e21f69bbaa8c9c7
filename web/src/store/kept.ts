/* kept.ts - small things that the browser keeps: settings, and the game of pages before the database.
 *
 * A browser may refuse to keep anything; then they live as long as the page.
 *
 * SPDX-License-Identifier: MIT
 */
import { useState } from "preact/hooks";
import { linkedOf } from "../game/link";
import { newGame } from "../game/record";
import { write } from "./database";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    /* see above */
  }
}

/** A setting with one of the KNOWN values. */
export function useKept<T extends string>(name: string, known: readonly T[], first: T): [T, (value: T) => void] {
  const kept = recall(name) as T;
  const [value, set] = useState<T>(known.includes(kept) ? kept : first);
  return [
    value,
    (next) => {
      keep(name, next);
      set(next);
    },
  ];
}

export const LANGUAGE = "crosshatch.language";
const GAME = "crosshatch.game";
const CLOCK = "crosshatch.clock";

/** Moves the one game that earlier versions kept, and its time, into the database. */
export async function migrate(): Promise<void> {
  const link = recall(GAME);
  if (link === null) return;
  const linked = linkedOf(link);
  if (linked && (/[1-9]/.test(linked.position.puzzle) || linked.position.digits.some(Boolean))) {
    const [puzzle, seconds] = (recall(CLOCK) ?? "").split(" ");
    const game = newGame(link, linked.mode)!;
    const time = puzzle === game.puzzle ? Number(seconds) || 0 : 0;
    await write({ ...game, mode: linked.mode, from: `p=${game.puzzle}`, seconds: time });
  }
  keep(GAME, null);
  keep(CLOCK, null);
}
