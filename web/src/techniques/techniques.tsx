/* techniques.tsx - the reference: every technique in the library's table, and a page for each.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/board";
import { drawingOf } from "../board/drawing";
import { reasonOf } from "../engine";
import { linkOf } from "../game/link";
import { Explanation } from "../panels/explanation";
import { LEVELS, strategies } from "../strategies";
import { type Language, useWords } from "../words";
import { exampleOf, exerciseOf, explanationAt, type Lesson } from "./lessons";

/* The result of the latest QUERY, NONE until it arrives. A change in ON runs the query again and drops an earlier result. */
function useAnswer<T>(none: T, query: () => Promise<T> | null, on: readonly unknown[]): T {
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    let wanted = true;
    setAnswer(none);
    void query()?.then((found) => wanted && setAnswer(found));
    return () => {
      wanted = false;
    };
  }, on);
  return answer;
}

const useTable = (language: Language): Map<string, Strategy> | null =>
  useAnswer<Map<string, Strategy> | null>(null, () => strategies(language).catch(() => new Map()), [language]);

/** What counts of a name, as `--strategies` takes it: letters and digits, without the u of "colour". */
function letters(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("our", "or");
}

export function Techniques({ language }: { language: Language }): JSX.Element {
  const words = useWords();
  const table = useTable(language);
  const [sought, seek] = useState("");
  const fits = (row: Strategy): boolean =>
    [row.key, row.name, ...row.aliases].some((text) => letters(text).includes(letters(sought).replace(/s$/, "")));
  return (
    <main class="reference" id="content" tabIndex={-1}>
      <h1>{words.techniques}</h1>
      <label>
        {words.search} <input type="search" value={sought} onInput={(event) => seek(event.currentTarget.value)} />
      </label>
      {table === null ? <p role="status">{words.busy}</p> : null}
      {LEVELS.map((level) => {
        const rows = [...(table?.values() ?? [])].filter((row) => row.level === level && fits(row));
        return rows.length ? (
          <section key={level}>
            <h2 class={`level-${level}`}>
              <span class="dot" aria-hidden="true" /> {words.levels[level]}
            </h2>
            <ul class="cards">
              {rows.map((row) => (
                <li key={row.key}>
                  <a href={`#/technique/${row.key}`}>{row.name}</a>
                  <p class="quiet">{row.definition}</p>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </main>
  );
}

/* A position, and what its step says at the chosen depth; at depth 0 it has no text. */
function Walk({
  lesson,
  row,
  language,
  label,
  first,
}: {
  lesson: Lesson;
  row: Strategy;
  language: Language;
  label: string;
  first: number;
}): JSX.Element {
  const words = useWords();
  const { position, step } = lesson;
  const [level, setLevel] = useState(first);
  const [lit, light] = useState<ReadonlySet<number>>(new Set());
  const [pointed, point] = useState<number | null>(null);
  const text = useAnswer(
    "",
    () => (level ? explanationAt(level, lesson, row.key, language).catch((thrown) => words.failed(reasonOf(thrown))) : null),
    [level, lesson],
  );
  const drawing = useMemo(() => (level > 2 ? drawingOf(step, position, "auto", level > 3) : null), [lesson, level]);
  return (
    <div class="worked">
      <Board label={label} position={position} mode="auto" drawing={drawing} lit={lit} onPoint={point} />
      <div>
        <div class="buttons" role="group" aria-label={label}>
          {[1, 2, 3, 4].map((one) => (
            <button key={one} class="small" aria-pressed={level === one} onClick={() => setLevel(level === one ? 0 : one)}>
              {one}. {words.depths[one]}
            </button>
          ))}
        </div>
        <div aria-live="polite">{text ? <Explanation text={text} pointed={pointed} onLight={light} /> : null}</div>
        <p>
          <a class="button" href={`#${linkOf(position, "auto")}`}>
            {words.tryHelp}
          </a>
        </p>
      </div>
    </div>
  );
}

/* Undefined while it is looked for, null if there is none. */
const useLesson = (find: typeof exampleOf, row: Strategy | undefined, language: Language): Lesson | null | undefined =>
  useAnswer<Lesson | null | undefined>(undefined, () => (row ? find(row, language).catch(() => null) : null), [row]);

export function Technique({ language, name }: { language: Language; name: string }): JSX.Element {
  const words = useWords();
  const table = useTable(language);
  const row = table?.get(name);
  const example = useLesson(exampleOf, row, language);
  const exercise = useLesson(exerciseOf, row, language);

  if (table === null)
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
  return (
    <main class="reference" id="content" tabIndex={-1}>
      <p>
        <a href="#/techniques">← {words.techniques}</a>
      </p>
      <h1>{row.name}</h1>
      <p class={`level-${row.level}`}>
        <span class="dot" aria-hidden="true" /> {words.levels[row.level]}
      </p>
      <p>{row.definition}</p>
      {row.spot ? <p>{row.spot}</p> : null}
      {row.aliases.length ? (
        <p class="quiet">
          {words.alsoCalled}: {row.aliases.join(", ")}
        </p>
      ) : null}
      <h2>{words.example}</h2>
      {example === undefined ? <p role="status">{words.busy}</p> : null}
      {example === null ? <p>{words.noExample}</p> : null}
      {example ? <Walk lesson={example} row={row} language={language} label={words.example} first={4} /> : null}
      {exercise ? (
        <>
          <h2>{words.tryIt}</h2>
          <p>{words.tryHow(row.name)}</p>
          <Walk key={linkOf(exercise.position, "auto")} lesson={exercise} row={row} language={language} label={words.tryIt} first={0} />
        </>
      ) : null}
    </main>
  );
}
