/* map.tsx - the map of the school: every technique in the teaching order, and what has been learned of it.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { LEVELS } from "../strategies";
import { type Language, useWords } from "../words";
import { useAnswer, useTable } from "./answer";
import { allProgress, NEEDED, type Progress, stateOf } from "./progress";
import { schoolWords } from "./words";

/** What counts of a name, as `--strategies` takes it: letters and digits, without the u of "colour". */
function letters(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("our", "or");
}

const SIGNS = { learned: "✓", begun: "◐", new: "○" } as const;

export function SchoolMap({ language }: { language: Language }): JSX.Element {
  const words = useWords();
  const school = schoolWords[language];
  const table = useTable(language);
  const kept = useAnswer<Map<string, Progress>>(new Map(), () => allProgress().catch(() => new Map()), []);
  const [sought, seek] = useState("");
  const all = [...(table?.values() ?? [])];
  const fits = (row: Strategy): boolean =>
    [row.key, row.name, ...row.aliases].some((text) => letters(text).includes(letters(sought).replace(/s$/, "")));
  const isLearned = ({ key }: Strategy): boolean => stateOf(kept.get(key)) === "learned";
  const next = LEVELS.flatMap((level) => all.filter((row) => row.level === level)).find((row) => !isLearned(row));
  return (
    <main class="reference" id="content" tabIndex={-1}>
      <h1>{school.school}</h1>
      <p class="quiet">{school.mapHelp}</p>
      <div class="buttons">
        {next ? (
          <a class="button main" href={`#/technique/${next.key}`}>
            {school.next}: {next.name}
          </a>
        ) : null}
        <a class="button" href="#/drill">
          {school.drill}
        </a>
        <label>
          {words.search} <input type="search" value={sought} onInput={(event) => seek(event.currentTarget.value)} />
        </label>
      </div>
      {table === null ? <p role="status">{words.busy}</p> : null}
      {LEVELS.map((level) => {
        const rows = all.filter((row) => row.level === level);
        const shown = rows.filter(fits);
        const learned = rows.filter(isLearned).length;
        return shown.length ? (
          <section key={level}>
            <h2 class={`level-${level}`}>
              <span class="dot" aria-hidden="true" /> {words.levels[level]}{" "}
              <span class="quiet tally">
                <progress max={rows.length} value={learned} aria-hidden="true" /> {school.learnedOf(learned, rows.length)}
              </span>
            </h2>
            <ol class="cards">
              {shown.map((row) => (
                <Card key={row.key} row={row} progress={kept.get(row.key)} language={language} />
              ))}
            </ol>
          </section>
        ) : null;
      })}
    </main>
  );
}

function Card({ row, progress, language }: { row: Strategy; progress: Progress | undefined; language: Language }): JSX.Element {
  const school = schoolWords[language];
  const state = stateOf(progress);
  return (
    <li class={`card-${state}`}>
      <a href={`#/technique/${row.key}`}>{row.name}</a>
      <span class="state">
        <span aria-hidden="true">{SIGNS[state]}</span>{" "}
        {state === "begun" ? (
          school.foundOf(progress!.found, NEEDED)
        ) : (
          <span class={state === "new" ? "unseen" : ""}>{school.states[state]}</span>
        )}
      </span>
      <p class="quiet">{row.definition}</p>
    </li>
  );
}
