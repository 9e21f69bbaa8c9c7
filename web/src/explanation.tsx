/* explanation.tsx - text from the library, sentence by sentence; a sentence lights up the cells that it names, and a cell its sentences.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { cellOf, cellsOf } from "./facts";

interface Props {
  text: string;
  /** the cell pointed at on the board */
  pointed: number | null;
  onLight: (cells: ReadonlySet<number>) => void;
}

const named = /r[1-9]c[1-9]|(?<![a-z0-9])[rcb][1-9](?![0-9c])/g;

export function cellsIn(sentence: string): Set<number> {
  const cells = new Set<number>();
  for (const [name] of sentence.matchAll(named))
    if (name.length === 4) cells.add(cellOf(name));
    else for (const cell of cellsOf(name)) cells.add(cell);
  return cells;
}

/* After a full stop, a question mark or an exclamation mark that ends a sentence. */
const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=\S)/);

const nothing: ReadonlySet<number> = new Set();

export function Explanation({ text, pointed, onLight }: Props): JSX.Element {
  return (
    <div class="explanation">
      {text.trimEnd().split("\n").map((line, number) => {
        const indent = line.length - line.trimStart().length;
        return (
          <p key={number} class={indent ? `deeper deeper-${Math.min(4, Math.ceil(indent / 2))}` : undefined}>
            {sentencesOf(line.trim()).map((sentence, at) => {
              const cells = cellsIn(sentence);
              const speaks = pointed !== null && cells.has(pointed);
              return (
                <span
                  key={at} class={speaks ? "sentence spoken-of" : "sentence"}
                  onPointerEnter={() => onLight(cells)} onPointerLeave={() => onLight(nothing)}
                >
                  {sentence}{" "}
                </span>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}
