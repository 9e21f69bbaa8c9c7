/* link.ts - a position as a link, and as the library reads it.
 *
 * SPDX-License-Identifier: MIT
 */
import { type Fact, position as logOf } from "crosshatch/core";
import { bit, CELLS, cellName, DIGITS, digitsOf } from "../facts";
import { begin, candidatesOf, isGiven, MODES, type Mode, openMarks, type Position } from "./position";

/** Placements and eliminations since the givens, as the log's `start`. */
export function startOf(position: Position, mode: Mode): string[] {
  const open = openMarks(position);
  const left = candidatesOf(position, mode);
  const digits = position.digits.flatMap((digit, cell) => (digit && !isGiven(position, cell) ? [`${cellName(cell)}=${digit}`] : []));
  return [...digits, ...open.flatMap((bits, cell) => digitsOf(bits & ~left[cell]!).map((digit) => `${cellName(cell)}<>${digit}`))];
}

/** The position in the form that every command of the library reads. */
export const inputOf = (position: Position, mode: Mode): string => logOf(position.puzzle, startOf(position, mode) as Fact[]);

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

/* The parameters of a link that hold layers of bits. */
const PACKED = { removed: "x", centre: "m", corner: "c", colours: "o" } as const;

/** `p=` and the 81 characters; then the digits entered and the layers, where there is something; `own` unless candidates are automatic. */
export function linkOf(position: Position, mode: Mode): string {
  const entered = position.digits.map((digit, cell) => (isGiven(position, cell) ? "." : digit || ".")).join("");
  let link = `p=${position.puzzle}`;
  if (/[1-9]/.test(entered)) link += `&d=${entered}`;
  for (const [layer, name] of Object.entries(PACKED) as [keyof typeof PACKED, string][])
    if (position[layer].some(Boolean)) link += `&${name}=${packed(position[layer])}`;
  return mode === "auto" ? link : `${link}&own${mode === "none" ? "" : `&mode=${mode}`}`;
}

export interface Linked {
  position: Position;
  mode: Mode;
  /** whether the link says how candidates are shown */
  chosen: boolean;
}

/** Reads what linkOf() wrote; null for anything else. */
export function linkedOf(hash: string): Linked | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const grid = (text: string): string | null => (/^[0-9.]{81}$/.test(text) ? text.replace(/0/g, ".") : null);
  const puzzle = grid(parts.get("p") ?? "");
  const entered = grid(parts.get("d") ?? ".".repeat(CELLS));
  if (puzzle === null || entered === null) return null;
  const first = begin(puzzle);
  const layers: Record<string, readonly number[]> = { digits: first.digits.map((digit, cell) => digit || Number(entered[cell]) || 0) };
  for (const [layer, name] of Object.entries(PACKED)) {
    const bits = parts.has(name) ? unpacked(parts.get(name)!) : first.corner;
    if (bits === null) return null;
    layers[layer] = bits;
  }
  const own = parts.has("own") ? (MODES.find((mode) => mode === parts.get("mode")) ?? "none") : "auto";
  return { position: { ...first, ...layers }, mode: own, chosen: ["own", "auto", "x"].some((name) => parts.has(name)) };
}
