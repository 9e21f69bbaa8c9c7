/* pages.tsx - a worksheet as pages to print: puzzles, and behind them the answers.
 *
 * SPDX-License-Identifier: MIT
 */
import type { ComponentChildren, JSX } from "preact";
import type { Language } from "../words";
import { teacherWords } from "./words";
import type { Sheet } from "./worksheet";

/* A grid of digits; GIVENS are printed bold. */
function Grid({ digits, givens, label }: { digits: string; givens: string; label: string }): JSX.Element {
  return (
    <svg class="paper-grid" viewBox="-2 -2 94 94" role="img" aria-label={`${label}: ${digits}`}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => (
        <g key={line} class={line % 3 ? "thin" : "thick"}>
          <line x1="0" x2="90" y1={10 * line} y2={10 * line} />
          <line y1="0" y2="90" x1={10 * line} x2={10 * line} />
        </g>
      ))}
      {[...digits].map((digit, cell) =>
        digit === "." ? null : (
          <text key={cell} class={givens[cell] === "." ? "found" : "given"} x={10 * (cell % 9) + 5} y={10 * Math.floor(cell / 9) + 7.4}>
            {digit}
          </text>
        ),
      )}
    </svg>
  );
}

const pagesOf = <T,>(list: readonly T[], size: number): { first: number; items: T[] }[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, page) => ({
    first: page * size,
    items: list.slice(page * size, (page + 1) * size),
  }));

/** Answers may be smaller than puzzles. */
const answersPerPage = 6;

interface Props {
  sheet: Sheet;
  title: string;
  perPage: number;
  answers: boolean;
  language: Language;
}

export function Pages({ sheet: { puzzles, solutions, explanations }, title, perPage, answers, language }: Props): JSX.Element {
  const own = teacherWords[language];
  const page = (
    heading: ComponentChildren,
    first: number,
    grids: readonly string[],
    name: (number: number) => string,
    size: number,
  ): JSX.Element => (
    <section class={`page per-${size}`} key={first}>
      {heading}
      <div class="grids">
        {grids.map((digits, at) => (
          <figure key={at}>
            <figcaption>{name(first + at + 1)}</figcaption>
            <Grid digits={digits} givens={puzzles[first + at]!} label={name(first + at + 1)} />
          </figure>
        ))}
      </div>
    </section>
  );
  const head = (
    <div class="page-head">
      <h2>{title}</h2>
      <p>
        {own.name}: <span class="blank" /> {own.date}: <span class="blank" />
      </p>
    </div>
  );
  return (
    <div class="pages">
      {pagesOf(puzzles, perPage).map(({ first, items }) => page(head, first, items, own.puzzle, perPage))}
      {answers
        ? pagesOf(solutions, answersPerPage).map(({ first, items }) =>
            page(<h2>{own.answersTitle(title)}</h2>, first, items, own.answer, answersPerPage),
          )
        : null}
      {answers
        ? explanations.map((text, at) => (
            <section class="page words" key={`e${at}`}>
              <h2>{own.explanation(at + 1)}</h2>
              <pre>{text}</pre>
            </section>
          ))
        : null}
    </div>
  );
}
