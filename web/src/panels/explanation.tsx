/* explanation.tsx - text from the library, sentence by sentence; a sentence lights up the cells that it names, and a cell its sentences.
 *
 * A sentence lights when the pointer is on it, when it is pressed, and when it has the focus; the arrow keys go from one to the next.
 * Played, the sentences follow each other by themselves.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { cellOf, cellsOf } from "../facts";
import { useWords } from "../words";

interface Props {
  text: string;
  /** the cell pointed at on the board */
  pointed: number | null;
  onLight: (cells: ReadonlySet<number>) => void;
}

/* r4c6; r4, c6, b2; and the houses in words: row 4, rows 4 and 5, 4행. */
const named =
  /r[1-9]c[1-9]|(?<![a-z0-9])[rcb][1-9](?![0-9c])|\b(?:rows?|columns?|box(?:es)?) [1-9](?:(?:,|,? and) [1-9])*\b|[1-9](?:번 )?(?:행|열|박스)/g;
const KINDS: Record<string, string> = { row: "r", column: "c", box: "b", 행: "r", 열: "c", 박스: "b" };
const housesOf = (name: string): string[] => {
  const kind = KINDS[name.match(/row|column|box|행|열|박스/)![0]];
  return [...name.matchAll(/[1-9]/g)].map(([number]) => kind + number);
};

export function cellsIn(sentence: string): Set<number> {
  const cells = new Set<number>();
  for (const [name] of sentence.matchAll(named))
    if (/^r.c.$/.test(name)) cells.add(cellOf(name));
    else for (const house of /^[rcb].$/.test(name) ? [name] : housesOf(name)) for (const cell of cellsOf(house)) cells.add(cell);
  return cells;
}

/* After a full stop, a question mark or an exclamation mark that ends a sentence. */
const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=\S)/);

const nothing: ReadonlySet<number> = new Set();
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function walk(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".sentence")];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + (by ?? 0)];
  if (!by || !next) return;
  event.preventDefault();
  next.focus();
}

/** How long a sentence is lit while all are played, in milliseconds, and how many make that worth while. */
const PACE = 2500;
const WORTH_PLAYING = 3;

/* Puts the focus on one sentence after another, from CURRENT on, while PLAYING; calls STOP at the end. */
function usePlay(list: { current: HTMLElement | null }, playing: boolean, current: number, stop: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const all = list.current?.querySelectorAll<HTMLElement>(".sentence") ?? [];
    all[current]?.focus({ preventScroll: true });
    all[current]?.scrollIntoView({ block: "nearest" });
    const timer = setTimeout(() => (current + 1 < all.length ? all[current + 1]!.focus({ preventScroll: true }) : stop()), PACE);
    return () => clearTimeout(timer);
  }, [playing, current]);
}

export function Explanation({ text, pointed, onLight }: Props): JSX.Element {
  const words = useWords();
  const [current, setCurrent] = useState(0);
  const [playing, play] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setCurrent(0);
    play(false);
  }, [text]);
  usePlay(list, playing, current, () => play(false));
  let count = 0;
  const sentenceOf = (sentence: string): JSX.Element => {
    const number = count++;
    const cells = cellsIn(sentence);
    return (
      <span
        key={number}
        class={pointed !== null && cells.has(pointed) ? "sentence spoken-of" : "sentence"}
        tabIndex={number === current ? 0 : -1}
        onFocus={() => {
          setCurrent(number);
          onLight(cells);
        }}
        onBlur={() => onLight(nothing)}
        onPointerEnter={() => onLight(cells)}
        onPointerLeave={() => onLight(nothing)}
      >
        {sentence}{" "}
      </span>
    );
  };
  /* A reader who turns to something else is not called back. */
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !list.current?.contains(relatedTarget as Node)) play(false);
  };
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line, number) => {
      const indent = line.length - line.trimStart().length;
      return (
        <p key={number} class={indent ? `deeper deeper-${Math.min(4, Math.ceil(indent / 2))}` : undefined}>
          {sentencesOf(line.trim()).map(sentenceOf)}
        </p>
      );
    });
  return (
    <div class="explanation" role="group" aria-label={words.explanation} onKeyDown={walk} onFocusOut={leave} ref={list}>
      {lines}
      {count >= WORTH_PLAYING ? (
        <button class="small play-text" aria-pressed={playing} onClick={() => play(!playing)}>
          <span aria-hidden="true">{playing ? "❚❚" : "▸"}</span> {playing ? words.pause : words.playText}
        </button>
      ) : null}
    </div>
  );
}
