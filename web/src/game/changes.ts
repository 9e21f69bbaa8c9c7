/* changes.ts - the difference between two positions, which can be applied and taken back.
 *
 * SPDX-License-Identifier: MIT
 */
import { CELLS } from "../facts";
import { isGiven, LAYERS, type Layer, type Position } from "./position";

/** A number of one layer and cell, before and after. */
export type Change = readonly [layer: Layer, cell: number, before: number, after: number];

function written(position: Position, changes: readonly Change[], side: 2 | 3): Position {
  const next: Record<string, number[]> = {};
  for (const change of changes) {
    const [layer, cell] = change;
    (next[layer] ??= [...position[layer]])[cell] = change[side];
  }
  return { ...position, ...next };
}

export const applied = (position: Position, changes: readonly Change[]): Position => written(position, changes, 3);
export const reverted = (position: Position, changes: readonly Change[]): Position => written(position, changes, 2);

/** The changes that make AFTER of BEFORE, two positions of one puzzle. */
export function difference(before: Position, after: Position): Change[] {
  return LAYERS.flatMap((layer) =>
    before[layer] === after[layer]
      ? []
      : before[layer].flatMap((old, cell): Change[] => (old === after[layer][cell] ? [] : [[layer, cell, old, after[layer][cell]!]])),
  );
}

const isBits = (value: unknown, layer: string): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= (layer === "digits" ? 9 : 0x1ff);

/** Whether CHANGES, read from outside, lead from POSITION to another position of the same puzzle. */
export function areChanges(changes: unknown, position: Position): changes is Change[] {
  if (!Array.isArray(changes)) return false;
  const seen = new Set<string>();
  return changes.every((change: unknown) => {
    if (!Array.isArray(change) || change.length !== 4) return false;
    const [layer, cell, before, after] = change as unknown[];
    if (!LAYERS.includes(layer as Layer) || !Number.isInteger(cell) || (cell as number) < 0 || (cell as number) >= CELLS) return false;
    if (seen.has(`${layer} ${cell}`) || !isBits(after, layer as string)) return false;
    seen.add(`${layer} ${cell}`);
    return position[layer as Layer][cell as number] === before && !(layer === "digits" && isGiven(position, cell as number));
  });
}
