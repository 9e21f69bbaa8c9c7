/* what_if.tsx - what follows if a candidate is true, or false.  The game itself does not change.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, Step, Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { drawingOf } from "../board/drawing";
import { engine, objects, reasonOf } from "../engine";
import { cellName, digitsOf } from "../facts";
import { followed } from "../game/actions";
import { inputOf } from "../game/link";
import { candidatesOf, type Position } from "../game/position";
import { Explanation } from "../panels/explanation";
import { conclusionsOf } from "../panels/steps";
import type { Shell } from "../shell";
import { strategies } from "../strategies";
import { useWords } from "../words";
import { solverWords } from "./words";

const WAYS = ["easy", "medium", "hard", "all"] as const;
type Way = (typeof WAYS)[number];

/** The techniques of a level and of those below it. */
const UP_TO: Record<Way, string> = { easy: "easy", medium: "easy,medium", hard: "easy,medium,hard", all: "" };

interface Trial {
  log: Log;
  /** the position before each step, and the last one */
  positions: Position[];
  table: ReadonlyMap<string, Strategy>;
  /** what holds if the assumption does not */
  opposite: string;
}

async function trialOf(shell: Shell, fact: string, opposite: string, way: Way): Promise<Trial> {
  const { position, mode, language } = shell;
  const first = followed(position, [fact]);
  const words = ["solve", "--log=json", ...(UP_TO[way] ? [`--strategies=${UP_TO[way]}`] : []), `--lang=${language}`, "-"];
  const [outcome, table] = await Promise.all([engine.run(words, inputOf(first, mode)), strategies(language)]);
  const log = objects<Log>(outcome)[0];
  if (!log) throw new Error(outcome.err.trim());
  const positions = [first];
  for (const step of log.steps) positions.push(followed(positions[positions.length - 1]!, conclusionsOf(step)));
  return { log, positions, table, opposite };
}

export function WhatIf(shell: Shell): JSX.Element {
  const { position, mode, language, focus, show } = shell;
  const words = useWords();
  const own = solverWords[language];
  const [way, setWay] = useState<Way>("easy");
  const [trial, setTrial] = useState<Trial | null>(null);
  const [at, setAt] = useState(0);
  const [error, setError] = useState("");

  const end = (): void => {
    setTrial(null);
    show(null);
  };
  useEffect(() => setTrial(null), [position, mode, language]);

  const step: Step | undefined = trial?.log.steps[at];
  useEffect(() => {
    if (!trial) return;
    const before = trial.positions[at]!;
    show(step ? drawingOf(step, before, "auto", true) : null, before);
  }, [trial, at]);

  const assume = async (fact: string, opposite: string): Promise<void> => {
    try {
      setError("");
      const made = await trialOf(shell, fact, opposite, way);
      setTrial(made);
      setAt(made.log.outcome === "contradiction" ? made.log.steps.length - 1 : 0);
    } catch (thrown) {
      setError(words.failed(reasonOf(thrown)));
    }
  };

  const cell = cellName(focus);
  const open = position.digits[focus] ? [] : digitsOf(candidatesOf(position, mode)[focus]!);
  return (
    <section class="what-if">
      <h2>{own.whatIf}</h2>
      <p class="quiet">{own.whatIfHelp}</p>
      <label>
        {own.by}{" "}
        <select value={way} onChange={(event) => setWay(event.currentTarget.value as Way)}>
          {WAYS.map((one) => (
            <option value={one} key={one}>
              {own.ways[one]}
            </option>
          ))}
        </select>
      </label>
      {open.length ? (
        <div class="trials">
          {open.map((digit) => (
            <div key={digit}>
              <button class="small" onClick={() => void assume(`${cell}=${digit}`, `${cell}<>${digit}`)}>
                {own.is(cell, digit)}
              </button>
              <button class="small" onClick={() => void assume(`${cell}<>${digit}`, `${cell}=${digit}`)}>
                {own.isNot(cell, digit)}
              </button>
            </div>
          ))}
        </div>
      ) : null}
      {error ? <p role="alert">{error}</p> : null}
      {trial ? (
        <div class="answer open">
          <p role="status">
            <strong>{trial.log.outcome === "contradiction" ? own.ends.contradiction(trial.opposite) : own.ends[trial.log.outcome]}</strong>{" "}
            {own.follows(trial.log.steps.length)}
          </p>
          {step ? <Explanation text={step.text ?? ""} pointed={shell.pointed} onLight={shell.light} /> : null}
          <ol class="reasons">
            {trial.log.steps.map((one, number) => (
              <li key={number}>
                <button class="line" aria-current={number === at ? "step" : undefined} onClick={() => setAt(number)}>
                  {number + 1}. {trial.table.get(one.technique)?.name ?? one.technique}{" "}
                  <span class="facts">{conclusionsOf(one).join(", ")}</span>
                </button>
              </li>
            ))}
          </ol>
          <div class="buttons">
            <button onClick={end}>{own.end}</button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
