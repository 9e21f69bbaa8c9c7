/* overlay.tsx - the houses and links of a step, drawn over the board.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { cellsOf, columnOf, rowOf } from "../facts";
import type { Arrow, Drawing, Spot } from "./drawing";

/* The board is 900 units wide: a cell 100, a pencil mark a ninth of that. */
const middle = ({ cells, digit }: Spot): [number, number] => {
  const at = (of: (cell: number) => number): number => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  return [at(columnOf) * 100 + 20 + ((digit - 1) % 3) * 30, at(rowOf) * 100 + 20 + Math.floor((digit - 1) / 3) * 30];
};

function Link({ from, to, strong }: Arrow): JSX.Element | null {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1) return null;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const bend = Math.min(40, length * 0.16);
  const [cx, cy] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
  const gap = Math.min(17, length / 4);
  const path = `M${x1 + ux * gap} ${y1 + uy * gap}Q${cx} ${cy} ${x2 - ux * gap} ${y2 - uy * gap}`;
  return <path d={path} class={strong ? "link strong" : "link weak"} marker-end="url(#head)" />;
}

function Outline({ house, kind }: { house: string; kind: string }): JSX.Element {
  const cells = cellsOf(house);
  const [first, last] = [cells[0]!, cells[8]!];
  return (
    <rect
      class={`house ${kind}`}
      x={columnOf(first) * 100 + 5} y={rowOf(first) * 100 + 5} rx="12"
      width={(columnOf(last) - columnOf(first) + 1) * 100 - 10} height={(rowOf(last) - rowOf(first) + 1) * 100 - 10}
    />
  );
}

export function Overlay({ drawing }: { drawing: Drawing }): JSX.Element {
  return (
    <svg class="overlay" viewBox="0 0 900 900" aria-hidden="true">
      <defs>
        <marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10z" class="head" />
        </marker>
      </defs>
      {drawing.base.map((house) => <Outline house={house} kind="base" key={house} />)}
      {drawing.cover.map((house) => <Outline house={house} kind="cover" key={house} />)}
      {drawing.arrows.map((arrow, number) => <Link {...arrow} key={number} />)}
    </svg>
  );
}
