/* board.tsx - the grid: an ARIA grid of 81 cells, one of them in the tab order, with the drawing of a step laid over it.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { DIGITS, peersOf } from "../facts";
import { clashes, isGiven, type Mode, marksOf, type Position } from "../game/position";
import { useWords } from "../words";
import { CellContent, classesOf, type Look, spokenOf } from "./cell";
import type { Drawing } from "./drawing";
import { Overlay, usePicture } from "./overlay";
import { type Choice, useTouch } from "./touch";

interface Props {
  position: Position;
  mode: Mode;
  label: string;
  drawing?: Drawing | null;
  /** the chosen cells, and the one that has the focus */
  chosen?: readonly number[];
  focus?: number;
  /** cells that what is read or pointed at speaks of */
  lit?: ReadonlySet<number>;
  /** cells whose digit is known to be wrong */
  wrong?: ReadonlySet<number>;
  peers?: boolean;
  /** the digit to be highlighted, 0 for none */
  digit?: number;
  labels?: boolean;
  onChoose?: (cell: number, how: Choice) => void;
  onTwice?: (cell: number) => void;
  onKey?: (event: KeyboardEvent) => void;
  onPoint?: (cell: number | null) => void;
}

const none: ReadonlySet<never> = new Set();

export function Board(props: Props): JSX.Element {
  const { position, mode, focus, chosen = [], drawing = null, labels = true, onChoose } = props;
  const words = useWords();
  const table = useRef<HTMLTableElement>(null);
  const touch = useTouch(props);
  const picture = usePicture(drawing);
  const look: Look = {
    position,
    drawn: drawing?.cells ?? none,
    pictured: picture?.marks ?? none,
    marks: marksOf(position, mode),
    chosen: new Set(chosen),
    lit: props.lit ?? none,
    clash: clashes(position),
    wrong: props.wrong ?? none,
    peers: new Set(props.peers && focus !== undefined ? peersOf(focus) : []),
    digit: props.digit ?? 0,
  };

  /* The focus follows the selection before the next key, since a cell that is given the focus is chosen: a late one would call an
   * earlier cell back. */
  useLayoutEffect(() => {
    if (focus === undefined || !table.current?.contains(document.activeElement)) return;
    table.current.querySelector<HTMLElement>(`[data-cell="${focus}"]`)?.focus();
  }, [focus]);

  return (
    <div class={labels ? "board labelled" : "board"}>
      {labels ? (
        <div class="columns" aria-hidden="true">
          {DIGITS.map((one) => (
            <span key={one}>c{one}</span>
          ))}
        </div>
      ) : null}
      {labels ? (
        <div class="rows" aria-hidden="true">
          {DIGITS.map((one) => (
            <span key={one}>r{one}</span>
          ))}
        </div>
      ) : null}
      <div class="grid">
        <table
          role="grid"
          aria-label={props.label}
          aria-multiselectable={onChoose ? true : undefined}
          ref={table}
          onKeyDown={props.onKey}
          {...touch}
        >
          <tbody>
            {DIGITS.map((_, row) => (
              <tr role="row" key={row}>
                {DIGITS.map((_, column) => {
                  const cell = 9 * row + column;
                  return (
                    <td
                      role="gridcell"
                      key={column}
                      data-cell={cell}
                      class={classesOf(look, cell)}
                      aria-selected={look.chosen.has(cell)}
                      aria-readonly={isGiven(position, cell)}
                      aria-invalid={look.clash.has(cell) || look.wrong.has(cell) || undefined}
                      tabIndex={onChoose && cell === (focus ?? 0) ? 0 : -1}
                      onFocus={() => cell === focus || onChoose?.(cell, "focus")}
                      onPointerEnter={() => props.onPoint?.(cell)}
                      onPointerLeave={() => props.onPoint?.(null)}
                    >
                      <span class="unseen">{spokenOf(look, cell, words)}</span>
                      <CellContent look={look} cell={cell} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {picture ? <Overlay picture={picture} lit={look.lit} /> : null}
      </div>
    </div>
  );
}
