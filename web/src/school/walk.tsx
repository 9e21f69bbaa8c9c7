/* walk.tsx - a worked example: a position, the picture of its step, and the argument, which can be stepped through.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Board } from "../board/board";
import { drawingOf } from "../board/drawing";
import { reasonOf } from "../engine";
import { linkOf } from "../game/link";
import { Explanation } from "../panels/explanation";
import { type Language, useWords } from "../words";
import { useAnswer } from "./answer";
import { type Example, explanationAt } from "./examples";

interface Props {
  example: Example;
  row: Strategy;
  language: Language;
  label: string;
}

export function Walk({ example, row, language, label }: Props): JSX.Element {
  const words = useWords();
  const { position, step } = example;
  const [level, setLevel] = useState(4);
  const [lit, light] = useState<ReadonlySet<number>>(new Set());
  const [pointed, point] = useState<number | null>(null);
  const text = useAnswer("", () => explanationAt(level, position, row.key, language).catch((thrown) => words.failed(reasonOf(thrown))), [
    level,
    example,
  ]);
  const drawing = useMemo(() => (level > 2 ? drawingOf(step, position, "auto", level > 3) : null), [example, level]);
  return (
    <div class="worked">
      <Board label={label} position={position} mode="auto" drawing={drawing} lit={lit} onPoint={point} />
      <div>
        <div class="buttons" role="group" aria-label={label}>
          {[1, 2, 3, 4].map((one) => (
            <button key={one} class="small" aria-pressed={level === one} onClick={() => setLevel(one)}>
              {one}. {words.depths[one]}
            </button>
          ))}
        </div>
        <div aria-live="polite">{text ? <Explanation text={text} pointed={pointed} onLight={light} /> : null}</div>
        <p>
          <a class="button" href={`#${linkOf(position, "auto")}&auto`}>
            {words.tryHelp}
          </a>
        </p>
      </div>
    </div>
  );
}
