/* lesson.tsx - the lesson of a technique: the idea, an example, positions to find it in, and a puzzle that needs it.
 *
 * `#/technique/KEY` is the learner's own lesson; `#/technique/KEY/SEED` is that of a class, with the same positions for everyone.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import type { Language } from "../words";
import { useWords } from "../words";
import { useAnswer, useTable } from "./answer";
import { exampleOf } from "./examples";
import { FindIt } from "./find";
import { Needed } from "./needed";
import { allProgress, NEEDED, type Progress } from "./progress";
import { useLesson } from "./use_lesson";
import { Walk } from "./walk";
import { schoolWords } from "./words";

export function Lesson({ language, name, seed }: { language: Language; name: string; seed: number | null }): JSX.Element {
  const words = useWords();
  const table = useTable(language);
  const row = table?.get(name);
  const kept = useAnswer<Map<string, Progress> | null | undefined>(undefined, () => allProgress().catch(() => null), [name]);

  if (table === null || kept === undefined)
    return (
      <main class="reference" id="content" tabIndex={-1}>
        <p role="status">{words.busy}</p>
      </main>
    );
  if (!row)
    return (
      <main class="reference" id="content" tabIndex={-1}>
        <h1>{words.techniques}</h1>
        <p role="alert">{words.noTechnique}</p>
        <a href="#/techniques">{words.techniques}</a>
      </main>
    );
  return <Parts key={`${name} ${seed}`} row={row} language={language} kept={kept?.get(name)} seed={seed} keeps={kept !== null} />;
}

interface PartsProps {
  row: Strategy;
  language: Language;
  kept: Progress | undefined;
  seed: number | null;
  /** whether the browser keeps what is learned */
  keeps: boolean;
}

function Parts({ row, language, kept, seed, keeps }: PartsProps): JSX.Element {
  const words = useWords();
  const school = schoolWords[language];
  const lesson = useLesson(row.key, kept, seed);
  const example = useAnswer<Awaited<ReturnType<typeof exampleOf>> | undefined>(
    undefined,
    () => exampleOf(row, language).catch(() => null),
    [row],
  );
  return (
    <main class="reference lesson" id="content" tabIndex={-1}>
      <p>
        <a href="#/techniques">← {words.techniques}</a>
      </p>
      <h1>{row.name}</h1>
      <p class={`level-${row.level}`}>
        <span class="dot" aria-hidden="true" /> {words.levels[row.level]}
        {lesson.progress.learned ? <span class="verified"> · ✓ {school.states.learned}</span> : null}
      </p>
      {keeps ? null : (
        <p role="alert" class="error">
          {school.notKept}
        </p>
      )}
      <h2>1. {school.idea}</h2>
      <p>{row.definition}</p>
      {row.spot ? <p>{row.spot}</p> : null}
      {row.aliases.length ? (
        <p class="quiet">
          {words.alsoCalled}: {row.aliases.join(", ")}
        </p>
      ) : null}
      <h2>2. {school.example}</h2>
      {example === undefined ? <p role="status">{words.busy}</p> : null}
      {example === null ? <p>{words.noExample}</p> : null}
      {example ? <Walk example={example} row={row} language={language} label={school.example} /> : null}
      <h2>3. {school.findIt}</h2>
      <p>{school.findHow(row.name, NEEDED)}</p>
      <FindIt row={row} language={language} lesson={lesson} />
      <h2>4. {school.needs}</h2>
      <Needed row={row} language={language} lesson={lesson} />
    </main>
  );
}
