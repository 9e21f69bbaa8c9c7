/* game.ts - what a player has made of a puzzle, and how that is handed to the library and put into a link.
 *
 * SPDX-License-Identifier: MIT
 */
import { position } from "crosshatch/core";
import { bit, candidateOf, cellName, CELLS, DIGITS, digitsOf, peersOf } from "./facts";

/** A position; never changed, only replaced. */
export interface Game {
  /** 81 characters, '.' for empty */
  puzzle: string;
  /** the digit in each cell, 0 for none; givens too */
  digits: readonly number[];
  /** candidates that the player ruled out, a bit a digit */
  removed: readonly number[];
  /** the player's own pencil marks */
  marks: readonly number[];
  /** candidates are shown by themselves, and a mark rules one out; else the player writes them */
  auto: boolean;
}

const zeros: readonly number[] = Array<number>(CELLS).fill(0);

export function begin(puzzle: string, auto = true): Game {
  return { puzzle, digits: [...puzzle].map((letter) => Number(letter) || 0), removed: zeros, marks: zeros, auto };
}

export const empty: Game = begin(".".repeat(CELLS));

export const isGiven = (game: Game, cell: number): boolean => game.puzzle[cell] !== ".";

/** What the rules leave open in each empty cell, a bit a digit, apart from what the player ruled out. */
export function openMarks(game: Game): number[] {
  return game.digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    const seen = peersOf(cell).reduce((bits, peer) => (game.digits[peer] ? bits | bit(game.digits[peer]!) : bits), 0);
    return 0x1ff & ~seen;
  });
}

/** The pencil marks as they are to be seen. */
export function shownMarks(game: Game): number[] {
  if (!game.auto) return game.marks.map((bits, cell) => (game.digits[cell] ? 0 : bits));
  return openMarks(game).map((bits, cell) => bits & ~game.removed[cell]!);
}

/** Cells that repeat a digit of their row, column or box. */
export function clashes(game: Game): Set<number> {
  const found = new Set<number>();
  game.digits.forEach((digit, cell) => {
    if (digit && peersOf(cell).some((peer) => game.digits[peer] === digit)) found.add(cell);
  });
  return found;
}

const replaced = (list: readonly number[], at: number, value: number): number[] =>
  list.map((old, index) => (index === at ? value : old));

export function placed(game: Game, cell: number, digit: number): Game {
  if (isGiven(game, cell)) return game;
  const next = game.digits[cell] === digit ? 0 : digit;
  return { ...game, digits: replaced(game.digits, cell, next) };
}

export function marked(game: Game, cell: number, digit: number): Game {
  if (game.digits[cell]) return game;
  if (game.auto) return { ...game, removed: replaced(game.removed, cell, game.removed[cell]! ^ bit(digit)) };
  return { ...game, marks: replaced(game.marks, cell, game.marks[cell]! ^ bit(digit)) };
}

/** Takes over the conclusions of a step. */
export function followed(game: Game, conclusions: readonly string[]): Game {
  return conclusions.reduce((now, fact) => {
    const it = candidateOf(fact);
    if (!it) return now;
    if (it.placed) return { ...now, digits: replaced(now.digits, it.cell, it.digit) };
    return {
      ...now,
      removed: replaced(now.removed, it.cell, now.removed[it.cell]! | bit(it.digit)),
      marks: replaced(now.marks, it.cell, now.marks[it.cell]! & ~bit(it.digit)),
    };
  }, game);
}

/** Placements and eliminations since the givens, as the log's `start`. */
export function startOf(game: Game): string[] {
  const open = openMarks(game);
  const start: string[] = [];
  game.digits.forEach((digit, cell) => {
    if (digit && !isGiven(game, cell)) start.push(`${cellName(cell)}=${digit}`);
  });
  if (game.auto)
    game.removed.forEach((bits, cell) => {
      for (const digit of digitsOf(bits & open[cell]!)) start.push(`${cellName(cell)}<>${digit}`);
    });
  return start;
}

/** The position in the form that every command of the library reads. */
export function positionOf(game: Game): string {
  return position(game.puzzle, startOf(game));
}

export const gridOf = (game: Game): string => game.digits.map((digit) => digit || ".").join("");

export const isFull = (game: Game): boolean => game.digits.every((digit) => digit !== 0);

// ---- links ----

/* Eighty-one times nine bits, as text that a link may hold. */
function packed(bits: readonly number[]): string {
  const flat = bits.flatMap((cell) => DIGITS.map((digit) => (cell & bit(digit) ? 1 : 0)));
  let bytes = "";
  for (let i = 0; i < flat.length; i += 8)
    bytes += String.fromCharCode(flat.slice(i, i + 8).reduce<number>((byte, one, at) => byte | (one << at), 0));
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function unpacked(text: string): number[] | null {
  if (!/^[A-Za-z0-9_-]{123}$/.test(text)) return null;
  const bytes = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Array.from({ length: CELLS }, (_, cell) =>
    DIGITS.reduce((bits, digit) => {
      const at = 9 * cell + digit - 1;
      return (bytes.charCodeAt(at >> 3) >> (at & 7)) & 1 ? bits | bit(digit) : bits;
    }, 0),
  );
}

/** `p=` and the 81 characters; then digits entered, marks ruled out and marks written, where there are any. */
export function linkOf(game: Game): string {
  const entered = game.digits.map((digit, cell) => (isGiven(game, cell) ? "." : digit || ".")).join("");
  let link = `p=${game.puzzle}`;
  if (/[1-9]/.test(entered)) link += `&d=${entered}`;
  if (game.removed.some(Boolean)) link += `&x=${packed(game.removed)}`;
  if (game.marks.some(Boolean)) link += `&m=${packed(game.marks)}`;
  return game.auto ? link : `${link}&own`;
}

/** Reads what linkOf() wrote; null for anything else. */
export function gameOf(hash: string): Game | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const grid = (text: string | null): string | null =>
    text !== null && /^[0-9.]{81}$/.test(text) ? text.replace(/0/g, ".") : null;
  const puzzle = grid(parts.get("p"));
  if (puzzle === null) return null;
  const entered = parts.has("d") ? grid(parts.get("d")) : ".".repeat(CELLS);
  const removed = parts.has("x") ? unpacked(parts.get("x")!) : zeros;
  const marks = parts.has("m") ? unpacked(parts.get("m")!) : zeros;
  if (entered === null || removed === null || marks === null) return null;
  const game = begin(puzzle, !parts.has("own"));
  return { ...game, digits: game.digits.map((digit, cell) => digit || Number(entered[cell]) || 0), removed, marks };
}
