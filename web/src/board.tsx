/* board.tsx - the grid: an ARIA grid of 81 cells, one of them in the tab order, with the drawing of a step laid over it.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { blank, key, type Arrow, type Drawing, type Spot } from "./drawing";
import { bit, boxOf, cellsOf, columnOf, DIGITS, digitsOf, rowOf } from "./facts";
import { clashes, isGiven, shownMarks, type Game } from "./game";
import { useWords } from "./words";

interface Props {
  game: Game;
  drawing?: Drawing;
  selected?: number;
  /** cells that what is read or pointed at speaks of */
  lit?: ReadonlySet<number>;
  /** the digit to be highlighted, 0 for none */
  digit?: number;
  label: string;
  onSelect?: (cell: number) => void;
  onKey?: (event: KeyboardEvent) => void;
  onPoint?: (cell: number | null) => void;
}

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

function Overlay({ drawing }: { drawing: Drawing }): JSX.Element {
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

export function Board(props: Props): JSX.Element {
  const { game, selected, lit, digit = 0, drawing = blank, onSelect, onPoint } = props;
  const words = useWords();
  const table = useRef<HTMLTableElement>(null);
  const marks = shownMarks(game);
  const clash = clashes(game);

  /* The selected cell keeps the focus once the board has it: before the next key, since a cell that is given the focus is selected,
   * and a late one would call an earlier cell back. */
  useLayoutEffect(() => {
    if (selected === undefined || !table.current?.contains(document.activeElement)) return;
    table.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus();
  }, [selected]);

  const spoken = (cell: number): string => {
    const value = game.digits[cell]!;
    const place = words.cell(rowOf(cell) + 1, columnOf(cell) + 1);
    if (value) return `${place}: ${value}${isGiven(game, cell) ? `, ${words.given}` : ""}${clash.has(cell) ? `, ${words.clashing}` : ""}`;
    return marks[cell] ? `${place}: ${words.emptyCell}, ${words.candidates(digitsOf(marks[cell]!).join(" "))}` : `${place}: ${words.emptyCell}`;
  };

  const classes = (cell: number): string => {
    const value = game.digits[cell]!;
    return [
      "cell",
      value && isGiven(game, cell) ? "given" : "",
      cell === selected ? "selected" : "",
      clash.has(cell) ? "clash" : "",
      drawing.cells.has(cell) ? "pattern" : "",
      drawing.hatching.has(cell) ? "hatch" : "",
      lit?.has(cell) ? "lit" : "",
      digit && value === digit ? "same" : "",
      columnOf(cell) % 3 === 2 ? "right" : "",
      rowOf(cell) % 3 === 2 ? "bottom" : "",
      boxOf(cell) % 2 ? "odd" : "",
    ].filter(Boolean).join(" ");
  };

  const inside = (cell: number): JSX.Element => {
    const value = game.digits[cell]!;
    if (value) return <span class="digit" aria-hidden="true">{value}</span>;
    if (drawing.place?.cell === cell) return <span class="digit placed" aria-hidden="true">{drawing.place.digit}</span>;
    return (
      <span class="marks" aria-hidden="true">
        {DIGITS.map((one) => {
          const role = drawing.candidates.get(key(cell, one));
          const there = marks[cell]! & bit(one);
          return <span class={`mark ${role ?? ""} ${there && digit === one ? "same" : ""}`} key={one}>{there || role ? one : ""}</span>;
        })}
      </span>
    );
  };

  return (
    <div class="board">
      <table role="grid" aria-label={props.label} ref={table} onKeyDown={props.onKey}>
        <tbody>
          {DIGITS.map((_, row) => (
            <tr role="row" key={row}>
              {DIGITS.map((_, column) => {
                const cell = 9 * row + column;
                return (
                  <td
                    role="gridcell" key={column} data-cell={cell} class={classes(cell)}
                    aria-selected={cell === selected} aria-readonly={isGiven(game, cell)}
                    aria-invalid={clash.has(cell) || undefined}
                    tabIndex={onSelect && cell === (selected ?? 0) ? 0 : -1}
                    onClick={() => onSelect?.(cell)} onFocus={() => onSelect?.(cell)}
                    onPointerEnter={() => onPoint?.(cell)} onPointerLeave={() => onPoint?.(null)}
                  >
                    <span class="unseen">{spoken(cell)}</span>
                    {inside(cell)}
                    {drawing.cells.get(cell) ? <span class="letter" aria-hidden="true">{drawing.cells.get(cell)}</span> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Overlay drawing={drawing} />
    </div>
  );
}
