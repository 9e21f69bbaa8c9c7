/* shell.ts - what the panels share of the page around them.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Drawing } from "./drawing";
import type { Game } from "./game";
import type { Move } from "./history";
import type { Language } from "./words";

export interface Shell {
  language: Language;
  game: Game;
  act: (move: Move) => void;
  selected: number;
  /** the cell pointed at on the board */
  pointed: number | null;
  light: (cells: ReadonlySet<number>) => void;
  /** Lays a step over the board, on top of GAME if that is not the player's own position; null takes it away. */
  show: (drawing: Drawing | null, game?: Game | null) => void;
  /** Says something to everybody, by ear too. */
  announce: (text: string) => void;
}
