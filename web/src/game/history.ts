/* history.ts - a game as the moves that were made in it, one after another, as `review` reads them (docs/review.md).
 *
 * The undo tree keeps no undo as such: where a branch leaves another, the moves between are those that take back what differs.
 *
 * SPDX-License-Identifier: MIT
 */
import { bit, CELLS, cellName, clockFace, digitsOf } from "../facts";
import { begin, candidatesOf, type Mode, openMarks, type Position } from "./position";
import type { GameRecord } from "./record";
import { positionAt } from "./tree";

/** A move, and the positions before and after it. */
interface Move {
  /** `r1c2=3`, `-r1c2`, `r1c2<>3` or `-r1c2<>3` */
  word: string;
  before: Position;
  after: Position;
}

export interface Made extends Move {
  /** when it was made, in seconds of play; undefined where that is not known */
  seconds: number | undefined;
}

/** More are no game (docs/review.md). */
const MOST = 4096;

const replaced = (list: readonly number[], cell: number, value: number): number[] => list.map((old, at) => (at === cell ? value : old));

/* Candidates that the player ruled out, beyond what the digits do. */
function ruledOut(position: Position, mode: Mode): number[] {
  const left = candidatesOf(position, mode);
  return openMarks(position).map((open, cell) => open & ~left[cell]!);
}

/* The digits that differ, each as a move of its own. */
function digitMoves(from: Position, to: Position): Move[] {
  const made: Move[] = [];
  let before = from;
  const write = (cell: number, digit: number, word: string): void => {
    const after = { ...before, digits: replaced(before.digits, cell, digit) };
    made.push({ word, before, after });
    before = after;
  };
  for (let cell = 0; cell < CELLS; cell++) if (from.digits[cell] && !to.digits[cell]) write(cell, 0, `-${cellName(cell)}`);
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = to.digits[cell]!;
    if (digit && digit !== from.digits[cell]) write(cell, digit, `${cellName(cell)}=${digit}`);
  }
  return made;
}

/* Candidates that are ruled out in one of two positions only, which have the same digits. */
function markMoves(before: Position, after: Position, mode: Mode): Move[] {
  const [was, is] = [ruledOut(before, mode), ruledOut(after, mode)];
  return was.flatMap((old, cell) =>
    digitsOf(old ^ is[cell]!).map((digit) => ({ word: `${old & bit(digit) ? "-" : ""}${cellName(cell)}<>${digit}`, before, after })),
  );
}

const movesBetween = (from: Position, to: Position, mode: Mode): Move[] => [
  ...digitMoves(from, to),
  ...markMoves({ ...from, digits: to.digits }, to, mode),
];

/** All moves of a game in the order in which they were made, those that were taken back too. */
export function historyOf({ puzzle, tree, mode }: Pick<GameRecord, "puzzle" | "tree" | "mode">): Made[] {
  const start = begin(puzzle);
  const made: Made[] = [];
  let now = start;
  for (const { id, seconds } of [...tree.nodes, { id: tree.at, seconds: undefined }]) {
    const next = positionAt(start, tree, id);
    made.push(...movesBetween(now, next, mode).map((move) => ({ ...move, seconds })));
    now = next;
  }
  return made.slice(0, MOST);
}

const timed = ({ seconds, word }: Made): string => (seconds === undefined ? word : `${clockFace(seconds)} ${word}`);

/** The file of a game, as `review` reads it (docs/game.schema.json). */
export const gameFile = (puzzle: string, moves: readonly Made[]): string =>
  `${JSON.stringify({ format: "crosshatch-game", version: 1, puzzle, moves: moves.map(timed) })}\n`;
