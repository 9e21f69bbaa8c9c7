/* moves.tsx - every step that can be found in a position, some at a time.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step } from "crosshatch";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { drawingOf } from "../board/drawing";
import { candidatesOf } from "../game/position";
import type { Shell } from "../shell";
import { useWords } from "../words";
import { Explanation } from "./explanation";
import { newsOf } from "./steps";

export interface Found {
  step: Step;
  name: string;
}

/** How many are shown at first, and more with each press. */
const SOME = 50;

export function Moves({ moves, onApply, ...shell }: Shell & { moves: Found[]; onApply: (step: Step) => void }): JSX.Element {
  const words = useWords();
  const [chosen, choose] = useState(-1);
  const [count, show] = useState(SOME);
  const marks = candidatesOf(shell.position, shell.mode);
  const open = (number: number): void => {
    choose(number === chosen ? -1 : number);
    shell.show(number === chosen ? null : drawingOf(moves[number]!.step, shell.position, shell.mode, true));
  };
  return (
    <>
      <ol class="moves">
        {moves.slice(0, count).map(({ step, name }, number) => (
          <li key={number}>
            <button class="line" aria-expanded={chosen === number} onClick={() => open(number)}>
              <strong>{name}</strong> <span class="facts">{newsOf(step, marks).join(", ")}</span>
            </button>
            {chosen === number ? (
              <div class="opened">
                <Explanation text={step.text ?? ""} pointed={shell.pointed} onLight={shell.light} />
                <button class="main" onClick={() => onApply(step)}>
                  {words.apply}
                </button>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {count < moves.length ? (
        <button onClick={() => show(count + SOME)}>{words.moreMoves(Math.min(count, moves.length), moves.length)}</button>
      ) : null}
    </>
  );
}
