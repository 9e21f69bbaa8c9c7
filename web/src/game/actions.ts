/* actions.ts - what a player can do to a position.
 *
 * SPDX-License-Identifier: MIT
 */
import { bit, candidateOf, peersOf } from "../facts";
import { candidatesOf, isGiven, type Layer, type Mode, openMarks, type Position } from "./position";

/** What a digit key writes. */
export const INKS = ["digit", "corner", "centre", "colour"] as const;
export type Ink = (typeof INKS)[number];

const withLayer = (position: Position, layer: Layer, write: (old: number, cell: number) => number): Position => ({
  ...position,
  [layer]: position[layer].map(write),
});

/* Takes DIGIT from the player's marks in all cells that see CELLS. */
function tidied(position: Position, cells: readonly number[], digit: number): Position {
  const seen = new Set(cells.flatMap((cell) => [...peersOf(cell)]));
  const clear = (old: number, cell: number): number => (seen.has(cell) ? old & ~bit(digit) : old);
  return withLayer(withLayer(position, "corner", clear), "centre", clear);
}

function withDigits(position: Position, cells: readonly number[], digit: number, tidy: boolean): Position {
  const free = cells.filter((cell) => !isGiven(position, cell));
  if (!free.length) return position;
  const clear = free.every((cell) => position.digits[cell] === digit);
  const next = withLayer(position, "digits", (old, cell) => (free.includes(cell) ? (clear ? 0 : digit) : old));
  return tidy && !clear ? tidied(next, free, digit) : next;
}

/* A bit is set in all cells, or cleared if all have it. */
function toggled(position: Position, layer: Layer, cells: readonly number[], one: number): Position {
  const all = cells.every((cell) => position[layer][cell]! & one);
  return withLayer(position, layer, (old, cell) => (cells.includes(cell) ? (all ? old & ~one : old | one) : old));
}

/* In mode `auto` a mark is a candidate: it is ruled out where it is seen, else allowed again. */
function candidateToggled(position: Position, cells: readonly number[], digit: number): Position {
  const open = openMarks(position);
  const there = cells.filter((cell) => open[cell]! & bit(digit));
  const seen = there.filter((cell) => !(position.removed[cell]! & bit(digit)));
  return toggled(position, "removed", seen.length ? seen : there, bit(digit));
}

/** Writes DIGIT (or a colour, 1 to 9) with INK into CELLS, or takes it away if all of them have it. */
export function entered(position: Position, cells: readonly number[], digit: number, ink: Ink, mode: Mode, tidy = true): Position {
  if (ink === "digit") return withDigits(position, cells, digit, tidy);
  if (ink === "colour") return toggled(position, "colours", cells, bit(digit));
  const empty = cells.filter((cell) => !position.digits[cell]);
  if (!empty.length) return position;
  return mode === "auto" ? candidateToggled(position, empty, digit) : toggled(position, ink, empty, bit(digit));
}

/** Empties CELLS: of what INK writes if there is any, else of digits, marks or colours, the first of these that is there. */
export function erased(position: Position, cells: readonly number[], ink: Ink, mode: Mode): Position {
  const marks: Layer[] = mode === "auto" ? ["removed"] : ["corner", "centre"];
  const of: Record<Ink, Layer[]> = { digit: ["digits"], corner: marks, centre: marks, colour: ["colours"] };
  const filled = (cell: number, layer: Layer): boolean => position[layer][cell] !== 0 && !(layer === "digits" && isGiven(position, cell));
  const group = [of[ink], of.digit, marks, of.colour].find((layers) => layers.some((layer) => cells.some((cell) => filled(cell, layer))));
  return (group ?? []).reduce(
    (now, layer) => withLayer(now, layer, (old, cell) => (cells.includes(cell) && filled(cell, layer) ? 0 : old)),
    position,
  );
}

/** Takes over the conclusions of a step: `r1c1=5`, `r1c2<>5`.  What is ruled out stays so in every mode. */
export function followed(position: Position, conclusions: readonly string[]): Position {
  return conclusions.reduce((now, fact) => {
    const it = candidateOf(fact);
    if (!it) return now;
    const { cell, digit, placed } = it;
    if (placed)
      return tidied(
        withLayer(now, "digits", (old, at) => (at === cell ? digit : old)),
        [cell],
        digit,
      );
    const clear = (old: number, at: number): number => (at === cell ? old & ~bit(digit) : old);
    return withLayer(
      withLayer(
        withLayer(now, "removed", (old, at) => (at === cell ? old | bit(digit) : old)),
        "corner",
        clear,
      ),
      "centre",
      clear,
    );
  }, position);
}

/** Writes all candidates into the cells that have no marks. */
export function filled(position: Position): Position {
  const open = candidatesOf(position, "auto");
  return withLayer(position, "centre", (old, cell) => old || open[cell]!);
}
