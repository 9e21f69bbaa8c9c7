/* keys.ts - what a key on the board means.
 *
 * SPDX-License-Identifier: MIT
 */
import { INKS, type Ink } from "../game/actions";

export type Command =
  | { kind: "step"; down: number; right: number; extend: boolean }
  | { kind: "to"; row: "first" | "last" | "same"; column: "first" | "last" }
  | { kind: "digit"; digit: number; ink: Ink | null }
  | { kind: "ink"; ink: Ink | null }
  | { kind: "undo" | "redo" | "erase" | "all" | "none" | "hint" | "pause" };

const ARROWS: Record<string, readonly [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const INK_KEYS: Record<string, Ink> = { Z: "digit", X: "corner", C: "centre", V: "colour" };

/* The letter on the key, whatever script the keyboard writes. */
const letterOf = ({ code, key }: KeyboardEvent): string => (/^Key([A-Z])$/.exec(code)?.[1] ?? key).toUpperCase();

function withControl(event: KeyboardEvent): Command | null {
  const { key, code, shiftKey } = event;
  const letter = letterOf(event);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (digit) return { kind: "digit", digit: Number(digit[1]), ink: shiftKey ? "colour" : "centre" };
  if (letter === "Z") return { kind: shiftKey ? "redo" : "undo" };
  if (letter === "Y") return { kind: "redo" };
  if (letter === "A") return { kind: "all" };
  if (key === "Home") return { kind: "to", row: "first", column: "first" };
  if (key === "End") return { kind: "to", row: "last", column: "last" };
  return null;
}

function plain(event: KeyboardEvent): Command | null {
  const { key, code, shiftKey } = event;
  const letter = letterOf(event);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (digit) return { kind: "digit", digit: Number(digit[1]), ink: shiftKey ? "corner" : null };
  const ink = INK_KEYS[letter];
  if (ink) return { kind: "ink", ink };
  if (key === " ") return { kind: "ink", ink: null };
  if (key === "Home" || key === "End") return { kind: "to", row: "same", column: key === "Home" ? "first" : "last" };
  if (["Delete", "Backspace", "0"].includes(key)) return { kind: "erase" };
  if (key === "Escape") return { kind: "none" };
  if (letter === "H") return { kind: "hint" };
  return letter === "P" ? { kind: "pause" } : null;
}

/** The command of a key; null if it has none. */
export function commandOf(event: KeyboardEvent): Command | null {
  const arrow = ARROWS[event.key];
  const control = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  if (arrow) return { kind: "step", down: arrow[0], right: arrow[1], extend: control || event.shiftKey };
  return control ? withControl(event) : plain(event);
}

export const nextInk = (ink: Ink): Ink => INKS[(INKS.indexOf(ink) + 1) % INKS.length]!;
