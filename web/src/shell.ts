/* shell.ts - what the panels share of the page around them.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Drawing } from "./board/drawing";
import type { Mode, Position } from "./game/position";
import type { Language } from "./words";

export interface Shell {
  language: Language;
  /** the techniques that hints may use, as `--known` takes them; empty for any */
  known: string;
  /** hints speak of the player's own marks only */
  asMarked: boolean;
  position: Position;
  mode: Mode;
  /** the cell that the keys move from */
  focus: number;
  /** the cell pointed at on the board */
  pointed: number | null;
  light: (cells: ReadonlySet<number>) => void;
  /** Lays a step over the board, on top of POSITION if that is not the player's own; null takes it away. */
  show: (drawing: Drawing | null, position?: Position | null) => void;
  /** Says something to everybody, by ear too. */
  announce: (text: string) => void;
}
