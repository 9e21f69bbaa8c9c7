/* selection.ts - the cells that a player has chosen, and how arrows, the pointer and double clicks choose them.
 *
 * SPDX-License-Identifier: MIT
 */
import { CELLS, columnOf, rowOf } from "../facts";
import type { Position } from "../game/position";

export interface Selection {
  /** the cell that the keys move from */
  focus: number;
  /** in the order in which they were chosen */
  cells: readonly number[];
}

export const only = (focus: number): Selection => ({ focus, cells: [focus] });
export const all: Selection = { focus: 0, cells: Array.from({ length: CELLS }, (_, cell) => cell) };

/** Adds a cell, or takes it away if it is chosen already and not the only one. */
export function toggled({ cells }: Selection, cell: number): Selection {
  if (!cells.includes(cell)) return { focus: cell, cells: [...cells, cell] };
  const rest = cells.filter((one) => one !== cell);
  return rest.length ? { focus: rest[rest.length - 1]!, cells: rest } : only(cell);
}

export const added = ({ cells }: Selection, cell: number): Selection => ({
  focus: cell,
  cells: cells.includes(cell) ? cells : [...cells, cell],
});

/** Moves over the edge to the other side; EXTEND keeps what is chosen. */
export function stepped(selection: Selection, down: number, right: number, extend: boolean): Selection {
  const { focus } = selection;
  const next = 9 * ((rowOf(focus) + down + 9) % 9) + ((columnOf(focus) + right + 9) % 9);
  return extend ? added(selection, next) : only(next);
}

/** The cells with the same digit as CELL; of an empty cell, those with the same marks or colours. */
export function alike({ digits, corner, centre, colours }: Position, cell: number): Selection {
  const layer = [digits, centre, corner, colours].find((one) => one[cell] !== 0);
  const cells = layer ? layer.flatMap((value, at) => (value === layer[cell] && (layer === digits || !digits[at]) ? [at] : [])) : [cell];
  return { focus: cell, cells };
}
