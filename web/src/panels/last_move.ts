/* last_move.ts - the last move as a claim that can be judged: a digit placed, or a candidate ruled out.
 *
 * SPDX-License-Identifier: MIT
 */
import { cellName, digitsOf } from "../facts";
import { reverted } from "../game/changes";
import type { Position } from "../game/position";
import type { Play } from "../game/tree";

export interface Claim {
  fact: string;
  before: Position;
}

export function lastMoveOf({ tree, now }: Play): Claim | null {
  const node = tree.nodes.find(({ id }) => id === tree.at);
  const before = node ? reverted(now, node.changes) : now;
  for (const [layer, cell, old, value] of node?.changes ?? []) {
    if (layer === "digits" && value) return { fact: `${cellName(cell)}=${value}`, before };
    const [digit] = layer === "removed" ? digitsOf(value & ~old) : [];
    if (digit) return { fact: `${cellName(cell)}<>${digit}`, before };
  }
  return null;
}
