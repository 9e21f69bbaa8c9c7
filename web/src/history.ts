/* history.ts - the game with everything that can be undone and redone, kept in the browser.
 *
 * SPDX-License-Identifier: MIT
 */
import { useCallback, useEffect, useReducer } from "preact/hooks";
import { empty, gameOf, linkOf, type Game } from "./game";

export interface History {
  past: readonly Game[];
  now: Game;
  future: readonly Game[];
}

export type Move = { kind: "do"; to: (game: Game) => Game } | { kind: "load"; game: Game } | { kind: "undo" | "redo" };

export function moved(history: History, move: Move): History {
  const { past, now, future } = history;
  switch (move.kind) {
    case "do": {
      const next = move.to(now);
      return next === now ? history : { past: [...past, now], now: next, future: [] };
    }
    case "load":
      return { past: [...past, now], now: move.game, future: [] };
    case "undo":
      return past.length ? { past: past.slice(0, -1), now: past[past.length - 1]!, future: [now, ...future] } : history;
    case "redo":
      return future.length ? { past: [...past, now], now: future[0]!, future: future.slice(1) } : history;
  }
}

const KEPT = "crosshatch.game";

/* A browser may refuse to keep anything; then the game lives as long as the page. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* see above */
  }
}

export function useHistory(): [History, (move: Move) => void] {
  const [history, act] = useReducer<History, Move, null>(moved, null, () => ({
    past: [], now: gameOf(location.hash) ?? gameOf(recall(KEPT) ?? "") ?? empty, future: [],
  }));
  const follow = useCallback(() => {
    const game = gameOf(location.hash);
    if (game) act({ kind: "load", game });
  }, []);
  useEffect(() => {
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [follow]);
  useEffect(() => keep(KEPT, linkOf(history.now)), [history.now]);
  return [history, act];
}
