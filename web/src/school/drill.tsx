/* drill.tsx - positions at random, each with a technique to be found in it, with the clock or without.
 *
 * `#/drill` chooses among techniques; `#/drill/KEY` is of one technique.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { LEVELS, type Level } from "../facts";
import { type Language, useWords } from "../words";
import { useAnswer, useTable } from "./answer";
import { DrillRun } from "./drill_run";
import { giveUp } from "./exercises";
import { allProgress, type Progress, stateOf } from "./progress";
import { schoolWords } from "./words";

const SCOPES = ["learned", "all"] as const;
type Scope = (typeof SCOPES)[number];

export function Drill({ language, name }: { language: Language; name: string | null }): JSX.Element {
  const words = useWords();
  const school = schoolWords[language];
  const table = useTable(language);
  const kept = useAnswer<Map<string, Progress> | null>(null, () => allProgress().catch(() => new Map()), []);
  const [scope, setScope] = useState<Scope>("learned");
  const [level, setLevel] = useState<Level>("medium");
  const [timed, setTimed] = useState(false);
  const [begun, begin] = useState(false);
  useEffect(() => giveUp, []);
  useEffect(() => begin(false), [name]);

  const rows = useMemo(
    () => (table && kept ? chosen([...table.values()], kept, name ?? scope, level) : []),
    [table, kept, name, scope, level],
  );
  const noneLearned = !name && scope === "learned" && !rows.some((row) => stateOf(kept?.get(row.key)) === "learned");
  const one = name ? table?.get(name) : undefined;
  return (
    <main class="reference" id="content" tabIndex={-1}>
      <p>{one ? <a href={`#/technique/${one.key}`}>← {one.name}</a> : <a href="#/techniques">← {words.techniques}</a>}</p>
      <h1>
        {school.drillTitle}
        {one ? `: ${one.name}` : ""}
      </h1>
      {table === null || kept === null ? (
        <p role="status">{words.busy}</p>
      ) : name && !one ? (
        <p role="alert">{words.noTechnique}</p>
      ) : begun ? (
        <DrillRun rows={rows} kept={kept} timed={timed} language={language} onStop={() => begin(false)} />
      ) : (
        <>
          <p>{school.drillHow}</p>
          {name ? null : (
            <fieldset>
              <legend>{school.scope}</legend>
              {SCOPES.map((it) => (
                <label class="choice" key={it}>
                  <input type="radio" name="scope" checked={scope === it} onChange={() => setScope(it)} /> {school.scopes[it]}
                </label>
              ))}
              <label class="choice">
                {school.upTo}{" "}
                <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
                  {LEVELS.map((it) => (
                    <option value={it} key={it}>
                      {words.levels[it]}
                    </option>
                  ))}
                </select>
              </label>
              {noneLearned ? <p class="quiet">{school.nothingLearned}</p> : null}
            </fieldset>
          )}
          <label class="choice">
            <input type="checkbox" checked={timed} onChange={() => setTimed(!timed)} /> {school.timed}
          </label>
          <div class="buttons">
            <button class="main" onClick={() => begin(true)}>
              {school.begin}
            </button>
          </div>
        </>
      )}
    </main>
  );
}

/* The techniques of a drill: one by its key; those learned, or all, up to LEVEL; all of them where none is learned. */
function chosen(all: Strategy[], kept: Map<string, Progress>, scope: string, level: Level): Strategy[] {
  const upTo = all.filter((row) => LEVELS.indexOf(row.level) <= LEVELS.indexOf(level));
  if (scope === "all") return upTo;
  if (scope !== "learned") return all.filter((row) => row.key === scope);
  const learned = upTo.filter((row) => stateOf(kept.get(row.key)) === "learned");
  return learned.length ? learned : upTo;
}
