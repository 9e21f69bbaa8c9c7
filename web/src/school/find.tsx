/* find.tsx - the positions of a lesson, one after the other, until enough are found.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { reasonOf } from "../engine";
import { type Language, useWords } from "../words";
import { useAnswer } from "./answer";
import type { Outcome } from "./attempt";
import { Exercise } from "./exercise";
import { anySeed, exerciseOf, type Exercise as Given, giveUp, seedOf } from "./exercises";
import { advanced, NEEDED, restarted } from "./progress";
import type { LessonState } from "./use_lesson";
import { schoolWords } from "./words";

interface Props {
  row: Strategy;
  language: Language;
  lesson: LessonState;
}

export function FindIt({ row, language, lesson }: Props): JSX.Element {
  const words = useWords();
  const school = schoolWords[language];
  const { progress, change } = lesson;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const complete = progress.found === NEEDED;
  const seed = seedOf(progress.seed, progress.next);
  const given = useAnswer<Given | string | null>(
    null,
    () => (complete ? null : exerciseOf(row, seed).catch((thrown) => words.failed(reasonOf(thrown)))),
    [row.key, seed, complete],
  );
  useEffect(() => giveUp, []);

  /* The next one is made while the learner looks at this one. */
  useEffect(() => {
    if (given && typeof given !== "string") exerciseOf(row, seed + 1).catch(() => {});
  }, [given]);

  const part = useRef<HTMLDivElement>(null);
  const [moved, move] = useState(false);
  useEffect(() => {
    if (moved && given) part.current?.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
  }, [given]);

  const next = (): void => {
    move(true);
    change((before) => advanced(before, outcome?.found ?? false, Date.now()));
    setOutcome(null);
  };
  const restart = (): void => change((before) => restarted(before, anySeed()));
  const count = progress.found + (outcome?.found ? 1 : 0);
  return (
    <div ref={part} class="find">
      <Pips count={count} label={school.foundOf(count, NEEDED)} />
      {complete ? (
        <>
          <p role="status" class="verified">
            {school.learned(row.name)}
          </p>
          <div class="buttons">
            <a class="button" href={`#/drill/${row.key}`}>
              {school.drillThis}
            </a>
            <button onClick={restart}>{school.again}</button>
          </div>
        </>
      ) : typeof given === "string" ? (
        <p role="alert">{given}</p>
      ) : given ? (
        <Exercise
          key={seed}
          row={row}
          exercise={given}
          language={language}
          label={school.positionOf(Math.min(NEEDED, progress.found + 1), NEEDED)}
          onEnd={setOutcome}
          after={
            <div class="buttons">
              <button class="main" onClick={next}>
                {school.nextPosition}
              </button>
            </div>
          }
        />
      ) : (
        <p role="status">{school.makingPosition}</p>
      )}
    </div>
  );
}

function Pips({ count, label }: { count: number; label: string }): JSX.Element {
  return (
    <p class="pips">
      <span aria-hidden="true">
        {Array.from({ length: NEEDED }, (_, at) => (
          <span key={at} class={at < count ? "pip reached" : "pip"} />
        ))}
      </span>{" "}
      {label}
    </p>
  );
}
