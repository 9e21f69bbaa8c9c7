/* record.ts - a game as it is kept: the puzzle, the undo tree, and what is known of the player's work on it.
 *
 * SPDX-License-Identifier: MIT
 */
import { LEVELS, type Level } from "../facts";
import { classOf, classPart } from "./class";
import { linkedOf, linkOf } from "./link";
import { begin, isSolved, MODES, type Mode, progressOf } from "./position";
import { merged, moved, newId, noMoves, type Play, positionAt, type Tree, treeOf } from "./tree";

export interface GameRecord {
  readonly id: string;
  readonly puzzle: string;
  /** the link that the game began with: the same link finds the game again */
  readonly from: string;
  readonly level: Level | null;
  /** the date of a daily puzzle, 2026-11-25, else empty */
  readonly day: string;
  readonly mode: Mode;
  readonly tree: Tree;
  readonly seconds: number;
  readonly hints: number;
  /** milliseconds since 1970 */
  readonly begun: number;
  readonly played: number;
  /** for lists: how much is filled, from 0 to 1, and whether it is solved */
  readonly progress: number;
  readonly solved: boolean;
}

export interface About {
  level?: Level | null;
  day?: string;
}

/** A new game from what follows the `#` of a link; null if that is no puzzle.  Progress in the link is its first move. */
export function newGame(link: string, mode: Mode, about: About = {}, now = Date.now()): GameRecord | null {
  const linked = linkedOf(link);
  if (!linked) return null;
  const { puzzle } = linked.position;
  const { tree } = moved({ tree: noMoves, now: begin(puzzle) }, linked.position);
  const shown = linked.chosen ? linked.mode : mode;
  const ofClass = classOf(link);
  const candidates = /&auto\b/.test(link) ? "&auto" : "";
  const from = `${linkOf(linked.position, linked.chosen ? linked.mode : "auto")}${candidates}${ofClass ? classPart(ofClass) : ""}`;
  return withTree(
    {
      id: newId(),
      puzzle,
      from,
      level: about.level ?? null,
      day: about.day ?? "",
      mode: shown,
      tree,
      seconds: 0,
      hints: 0,
      begun: now,
      played: now,
      progress: 0,
      solved: false,
    },
    tree,
    now,
  );
}

export const playOf = ({ puzzle, tree }: GameRecord): Play => ({ tree, now: positionAt(begin(puzzle), tree) });

export function withTree(record: GameRecord, tree: Tree, played = Date.now()): GameRecord {
  const now = positionAt(begin(record.puzzle), tree);
  return { ...record, tree, played, progress: progressOf(now), solved: record.solved || isSolved(now) };
}

/** MINE with what OTHER, the same game as another tab knows it, has more. */
export function joined(mine: GameRecord, other: GameRecord): GameRecord {
  return {
    ...mine,
    tree: merged(mine.tree, other.tree),
    seconds: Math.max(mine.seconds, other.seconds),
    hints: Math.max(mine.hints, other.hints),
    begun: Math.min(mine.begun, other.begun),
    played: Math.max(mine.played, other.played),
    solved: mine.solved || other.solved,
  };
}

const count = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0);

/** The game in VALUE, read from outside; null if it is none. */
export function recordOf(value: unknown): GameRecord | null {
  const it = (value ?? {}) as Record<string, unknown>;
  if (
    typeof it["id"] !== "string" ||
    !/^[\w-]{1,64}$/.test(it["id"]) ||
    typeof it["puzzle"] !== "string" ||
    !/^[1-9.]{81}$/.test(it["puzzle"])
  )
    return null;
  const tree = treeOf(it["tree"], begin(it["puzzle"]));
  if (!tree) return null;
  const from = typeof it["from"] === "string" && linkedOf(it["from"]) ? it["from"] : `p=${it["puzzle"]}`;
  const record: GameRecord = {
    id: it["id"],
    puzzle: it["puzzle"],
    from,
    tree,
    level: LEVELS.find((level) => level === it["level"]) ?? null,
    day: typeof it["day"] === "string" && /^\d{4}-\d\d-\d\d$/.test(it["day"]) ? it["day"] : "",
    mode: MODES.find((mode) => mode === it["mode"]) ?? "auto",
    seconds: count(it["seconds"]),
    hints: count(it["hints"]),
    begun: count(it["begun"]),
    played: count(it["played"]),
    progress: 0,
    solved: it["solved"] === true,
  };
  return withTree(record, tree, record.played);
}
