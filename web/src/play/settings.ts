/* settings.ts - what a player has chosen about the board, kept in the browser.
 *
 * SPDX-License-Identifier: MIT
 */
import { useState } from "preact/hooks";
import { LEVELS, type Level } from "../facts";
import { MODES, type Mode } from "../game/position";
import { keep, recall } from "../store/kept";

export const LEARNED = "learned";

const FIRST = {
  /** a digit is chosen first, then the cells that get it */
  digitFirst: false,
  /** light the houses of the chosen cell, and its digit everywhere */
  peers: false,
  same: true,
  /** show wrong digits at once */
  checked: false,
  /** a digit removes itself from the player's marks that see it */
  tidy: true,
  /** hints speak of the player's own marks only */
  asMarked: true,
  clock: false,
  labels: true,
  /** givens in a symmetric pattern */
  symmetric: true,
  mode: "none" as Mode,
  level: "easy" as Level,
  /** the hardest level of technique that hints may use, or those learned in the school; empty for any */
  known: "" as Level | typeof LEARNED | "",
};

export type Settings = typeof FIRST;
export const SWITCHES = ["digitFirst", "peers", "same", "checked", "tidy", "asMarked", "clock", "labels"] as const;

const KEPT = "crosshatch.settings";

function kept(): Settings {
  let known: Record<string, unknown> = {};
  try {
    known = (JSON.parse(recall(KEPT) ?? "{}") ?? {}) as typeof known;
  } catch {
    /* not what was kept */
  }
  const chosen = Object.fromEntries(
    Object.entries(FIRST).map(([name, first]) => [name, typeof known[name] === typeof first ? known[name] : first]),
  ) as Settings;
  return {
    ...chosen,
    mode: MODES.includes(chosen.mode) ? chosen.mode : FIRST.mode,
    level: LEVELS.includes(chosen.level) ? chosen.level : FIRST.level,
    known: ([LEARNED, ...LEVELS] as const).find((one) => one === chosen.known) ?? "",
  };
}

export const firstSettings = kept;

export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [settings, set] = useState(kept);
  const change = (part: Partial<Settings>): void =>
    set((old) => {
      const next = { ...old, ...part };
      keep(KEPT, JSON.stringify(next));
      return next;
    });
  return [settings, change];
}
