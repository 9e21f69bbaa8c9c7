/* drill_run.tsx - a drill of ten positions, and its result.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { reasonOf } from "../engine";
import { clockFace } from "../facts";
import { type Language, useWords } from "../words";
import { useAnswer } from "./answer";
import type { Outcome } from "./attempt";
import { Exercise } from "./exercise";
import { anySeed, exerciseOf, type Exercise as Given } from "./exercises";
import { type Progress, record, timed as withTime } from "./progress";
import { schoolWords } from "./words";

const POSITIONS = 10;

interface Task {
  row: Strategy;
  seed: number;
}

interface Result extends Outcome {
  row: Strategy;
  /** 0 without a clock */
  seconds: number;
}

interface Props {
  rows: readonly Strategy[];
  kept: ReadonlyMap<string, Progress>;
  timed: boolean;
  language: Language;
  onStop: () => void;
}

const drawn = (rows: readonly Strategy[]): Task[] =>
  Array.from({ length: POSITIONS }, () => ({ row: rows[Math.floor(Math.random() * rows.length)]!, seed: anySeed() }));

export function DrillRun({ rows, kept, timed, language, onStop }: Props): JSX.Element {
  const words = useWords();
  const school = schoolWords[language];
  const [tasks] = useState(() => drawn(rows));
  const [results, setResults] = useState<readonly Result[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const at = results.length;
  const task = tasks[at];
  const given = useAnswer<Given | string | null>(
    null,
    () => (task ? exerciseOf(task.row, task.seed).catch((thrown) => words.failed(reasonOf(thrown))) : null),
    [task],
  );
  const ready = given !== null && typeof given !== "string";
  const seconds = useSeconds(timed && ready && !outcome, at);

  useEffect(() => {
    const following = tasks[at + 1];
    if (ready && following) exerciseOf(following.row, following.seed).catch(() => {});
  }, [given]);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ready) part.current?.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
  }, [given]);

  const next = (): void => {
    const result: Result = {
      row: task!.row,
      seconds: timed ? seconds : 0,
      found: outcome?.found ?? false,
      mistakes: outcome?.mistakes ?? 0,
    };
    if (timed && result.found) record(result.row.key, (before) => withTime(before, Math.max(1, seconds))).catch(() => {});
    setResults([...results, result]);
    setOutcome(null);
  };

  if (!task) return <Results results={results} kept={kept} timed={timed} language={language} onStop={onStop} />;
  return (
    <div ref={part}>
      <h2 class={rows.length === 1 ? "unseen" : undefined}>{school.find(task.row.name)}</h2>
      <p class="quiet">
        {school.positionOf(at + 1, POSITIONS)}
        {timed ? (
          <span role="timer" aria-label={school.clock} class="clock">
            {" "}
            · {clockFace(seconds)}
          </span>
        ) : null}
      </p>
      {typeof given === "string" ? <p role="alert">{given}</p> : null}
      {given === null ? <p role="status">{school.makingPosition}</p> : null}
      {ready ? (
        <Exercise
          key={at}
          row={task.row}
          exercise={given}
          language={language}
          label={school.find(task.row.name)}
          onEnd={setOutcome}
          after={
            <div class="buttons">
              <button class="main" onClick={next}>
                {at + 1 < POSITIONS ? school.nextPosition : school.results}
              </button>
            </div>
          }
        />
      ) : null}
      <div class="buttons">
        {outcome ? null : <button onClick={next}>{school.skipPosition}</button>}
        <button onClick={onStop}>{school.stop}</button>
      </div>
    </div>
  );
}

/* Seconds since position AT was shown, while RUNNING. */
function useSeconds(running: boolean, at: number): number {
  const [seconds, set] = useState(0);
  useEffect(() => set(0), [at]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => document.hidden || set((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, [running, at]);
  return seconds;
}

function Results({ results, kept, timed, language, onStop }: Omit<Props, "rows"> & { results: readonly Result[] }): JSX.Element {
  const school = schoolWords[language];
  const right = results.filter(({ found, mistakes }) => found && !mistakes).length;
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const resultText = ({ found, mistakes }: Result): string =>
    !found ? school.outcomes.no : mistakes ? school.outcomes.later(mistakes) : school.outcomes.first;
  return (
    <>
      <h2 ref={head} tabIndex={-1}>
        {school.results}
      </h2>
      <p role="status">{school.result(right, results.length, total)}</p>
      <ol class="results">
        {results.map((result, at) => (
          <li key={at}>
            <a href={`#/technique/${result.row.key}`}>{result.row.name}</a>: {resultText(result)}
            {timed ? (
              <span class="facts">
                {" "}
                · {clockFace(result.seconds)}
                {kept.get(result.row.key)?.best ? ` · ${school.best(kept.get(result.row.key)!.best)}` : ""}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <div class="buttons">
        <button class="main" onClick={onStop}>
          {school.again}
        </button>
      </div>
    </>
  );
}
