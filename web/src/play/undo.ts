/* undo.ts - undo and redo that also say what they did: a reader who does not see the board has no other way to know.
 *
 * SPDX-License-Identifier: MIT
 */

import { columnOf, digitsOf, rowOf } from "../facts";
import { difference } from "../game/changes";
import { session } from "../session";
import type { Words } from "../words";

/** More cells are only counted. */
const FEW = 4;

function changesSaid(before: typeof session.play.now, words: Words): string {
  const { now } = session.play;
  const cells = [...new Set(difference(before, now).map(([, cell]) => cell))];
  if (cells.length > FEW) return words.cellsChanged(cells.length);
  return cells
    .map((cell) => {
      const marks = digitsOf(now.corner[cell]! | now.centre[cell]!).join(" ");
      const content = now.digits[cell] ? String(now.digits[cell]) : marks ? words.candidates(marks) : words.emptyCell;
      return `${words.cell(rowOf(cell) + 1, columnOf(cell) + 1)}: ${content}`;
    })
    .join("; ");
}

export function useSpokenUndo(words: Words, announce: (text: string) => void): { undo: () => void; redo: () => void } {
  const spoken = (act: () => void, name: string) => () => {
    const before = session.play.now;
    act();
    if (session.play.now !== before) announce(`${name}. ${changesSaid(before, words)}`);
  };
  return { undo: spoken(() => session.undo(), words.undo), redo: spoken(() => session.redo(), words.redo) };
}
