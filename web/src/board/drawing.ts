/* drawing.ts - a step to be drawn over the board, and the cells that it is about.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step } from "crosshatch";
import { candidateOf, cellOf } from "../facts";
import type { Mode, Position } from "../game/position";

export interface Drawing {
  step: Step;
  /** the position that the step was found in, and how candidates are shown there */
  position: Position;
  mode: Mode;
  /** whether the conclusion is drawn, and not only the pattern */
  concluded: boolean;
  /** the cells of the pattern, and of the conclusion where it is drawn */
  cells: ReadonlySet<number>;
}

const many = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one]);

export function drawingOf(step: Step, position: Position, mode: Mode, concluded: boolean): Drawing {
  const { cells = [], sets = [], pivot = [], links = [], fins = [], colours = [], hatching = [] } = step.pattern;
  const placed = step.place.map((fact) => candidateOf(fact)!.cell);
  const facts = [
    ...links.flatMap(({ from, to }) => [...many(from), ...many(to)]),
    ...fins,
    ...colours.flat(),
    ...hatching,
    ...(concluded ? [...step.place, ...step.eliminate] : []),
  ];
  const names = [...cells, ...pivot, ...sets.flatMap((set) => set.cells)];
  const all = [...names.map(cellOf), ...facts.map((fact) => candidateOf(fact)?.cell ?? cellOf(fact))];
  return { step, position, mode, concluded, cells: new Set(concluded ? all : all.filter((cell) => !placed.includes(cell))) };
}
