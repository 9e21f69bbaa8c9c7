/* cell.tsx - one cell of the board: its digit, its marks and colours, the part that it plays in a step, and its name for the ear.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { bit, boxOf, cellName, columnOf, DIGITS, digitsOf, rowOf } from "../facts";
import { isGiven, type Marks, type Position } from "../game/position";
import type { Words } from "../words";

export interface Look {
  position: Position;
  marks: Marks;
  /** cells of the step that is drawn */
  drawn: ReadonlySet<number>;
  /** pencil marks that its picture has, such as `r1c2-5` */
  pictured: ReadonlySet<string>;
  chosen: ReadonlySet<number>;
  lit: ReadonlySet<number>;
  clash: ReadonlySet<number>;
  wrong: ReadonlySet<number>;
  /** cells of the same houses as the chosen one */
  peers: ReadonlySet<number>;
  /** the digit to be highlighted, 0 for none */
  digit: number;
}

export function classesOf(look: Look, cell: number): string {
  const { position, digit } = look;
  const value = position.digits[cell]!;
  return [
    "cell",
    value && isGiven(position, cell) ? "given" : "",
    look.chosen.has(cell) ? "selected" : "",
    look.clash.has(cell) ? "clash" : "",
    look.wrong.has(cell) ? "wrong" : "",
    look.drawn.has(cell) ? "pattern" : "",
    look.lit.has(cell) ? "lit" : "",
    look.peers.has(cell) ? "peer" : "",
    digit && value === digit ? "same" : "",
    columnOf(cell) % 3 === 2 ? "right" : "",
    rowOf(cell) % 3 === 2 ? "bottom" : "",
    boxOf(cell) % 2 ? "odd" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a screen reader says of a cell. */
export function spokenOf({ position, marks, clash, wrong, drawn }: Look, cell: number, words: Words): string {
  const value = position.digits[cell]!;
  const notes = [
    value && isGiven(position, cell) ? words.given : "",
    clash.has(cell) ? words.clashing : "",
    wrong.has(cell) ? words.wrong : "",
    position.colours[cell] ? words.colours(digitsOf(position.colours[cell]!).join(" ")) : "",
    drawn.has(cell) ? words.inPattern : "",
  ];
  const candidates = marks.grid[cell]! | marks.centre[cell]!;
  const content = value
    ? [String(value)]
    : [
        words.emptyCell,
        candidates ? words.candidates(digitsOf(candidates).join(" ")) : "",
        marks.corner[cell] ? words.corners(digitsOf(marks.corner[cell]!).join(" ")) : "",
      ];
  return `${words.cell(rowOf(cell) + 1, columnOf(cell) + 1)}: ${[...content, ...notes].filter(Boolean).join(", ")}`;
}

/* Candidates in their places, but for those that the picture of a step has. */
function GridMarks({ look: { marks, pictured, digit }, cell }: { look: Look; cell: number }): JSX.Element {
  return (
    <span class="marks" aria-hidden="true">
      {DIGITS.map((one) => {
        const there = marks.grid[cell]! & bit(one) && !pictured.has(`${cellName(cell)}-${one}`);
        return (
          <span class={`mark ${there && digit === one ? "same" : ""}`} key={one}>
            {there ? one : ""}
          </span>
        );
      })}
    </span>
  );
}

export function CellContent({ look, cell }: { look: Look; cell: number }): JSX.Element {
  const { position, marks, pictured } = look;
  const value = position.digits[cell]!;
  const colours = digitsOf(position.colours[cell]!);
  const corner = digitsOf(marks.corner[cell]!);
  const centre = digitsOf(marks.centre[cell]!);
  const hidden = DIGITS.some((one) => pictured.has(`${cellName(cell)}-${one}`));
  return (
    <>
      {colours.length ? (
        <span class="paints" aria-hidden="true">
          {colours.map((one) => (
            <span class={`paint paint-${one}`} key={one} />
          ))}
        </span>
      ) : null}
      {value ? (
        <span class="digit" aria-hidden="true">
          {value}
        </span>
      ) : (
        <>
          {marks.grid[cell] ? <GridMarks look={look} cell={cell} /> : null}
          {corner.length && !hidden ? (
            <span class="corners" aria-hidden="true">
              {corner.map((one, at) => (
                <span class={`at-${at} ${one === look.digit ? "same" : ""}`} key={one}>
                  {one}
                </span>
              ))}
            </span>
          ) : null}
          {centre.length && !hidden ? (
            <span class={`centre of-${centre.length}`} aria-hidden="true">
              {centre.join("")}
            </span>
          ) : null}
        </>
      )}
    </>
  );
}
