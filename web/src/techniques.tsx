/* techniques.tsx - the reference: every technique in the library's table, and a page for each.
 *
 * SPDX-License-Identifier: MIT
 */
import { position, type Log, type Step } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { marksOf } from "./ask";
import { Board } from "./board";
import { drawingOf } from "./drawing";
import { engine, objects } from "./engine";
import { begin, followed, linkOf, type Game } from "./game";
import { LEVELS, strategies, type Strategy } from "./strategies";
import { Told } from "./told";
import { useWords, type Language } from "./words";

function useTable(language: Language): Map<string, Strategy> | null {
  const [table, setTable] = useState<Map<string, Strategy> | null>(null);
  useEffect(() => void strategies(language).then(setTable, () => setTable(new Map())), [language]);
  return table;
}

export function Techniques({ language }: { language: Language }): JSX.Element {
  const words = useWords();
  const table = useTable(language);
  const [sought, seek] = useState("");
  const fits = (row: Strategy): boolean =>
    [row.key, row.name, ...row.aliases].some((text) => text.toLowerCase().includes(sought.toLowerCase()));
  return (
    <main class="reference" id="content" tabIndex={-1}>
      <h1>{words.techniques}</h1>
      <label>{words.search} <input type="search" value={sought} onInput={(event) => seek(event.currentTarget.value)} /></label>
      {table === null ? <p role="status">{words.busy}</p> : null}
      {LEVELS.map((level) => {
        const rows = [...(table?.values() ?? [])].filter((row) => row.level === level && fits(row));
        return rows.length ? (
          <section key={level}>
            <h2 class={`level-${level}`}><span class="dot" aria-hidden="true" /> {words.levels[level]}</h2>
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

interface Example {
  game: Game;
  step: Step;
}

/* The position of the table's example, and the step that the technique finds in it. */
async function exampleOf(row: Strategy, language: Language): Promise<Example | null> {
  if (!row.example) return null;
  const { puzzle, start } = row.example;
  const game = followed(begin(puzzle), start);
  const outcome = await engine.run(["hint", "--all", "--json", `--strategies=${row.key}`, `--lang=${language}`, "-"], position(puzzle, start));
  const step = objects<Log>(outcome).flatMap((log) => log.steps)[0];
  return step ? { game, step } : null;
}

export function Technique({ language, name }: { language: Language; name: string }): JSX.Element {
  const words = useWords();
  const table = useTable(language);
  const row = table?.get(name);
  const [example, setExample] = useState<Example | null | undefined>(undefined);
  const [lit, light] = useState<ReadonlySet<number>>(new Set());
  const [pointed, point] = useState<number | null>(null);
  useEffect(() => {
    setExample(undefined);
    if (row) void exampleOf(row, language).then(setExample, () => setExample(null));
  }, [row]);

  if (table === null) return <main class="reference" id="content" tabIndex={-1}><p role="status">{words.busy}</p></main>;
  if (!row) return <main class="reference" id="content" tabIndex={-1}><h1>{words.techniques}</h1><p role="alert">{words.noTechnique}</p><a href="#/techniques">{words.techniques}</a></main>;
  return (
    <main class="reference" id="content" tabIndex={-1}>
      <p><a href="#/techniques">← {words.techniques}</a></p>
      <h1>{row.name}</h1>
      <p class={`level-${row.level}`}><span class="dot" aria-hidden="true" /> {words.levels[row.level]}</p>
      <p>{row.definition}</p>
      {row.spot ? <p>{row.spot}</p> : null}
      {row.aliases.length ? <p class="quiet">{words.alsoCalled}: {row.aliases.join(", ")}</p> : null}
      <h2>{words.example}</h2>
      {example === undefined ? <p role="status">{words.busy}</p> : null}
      {example === null ? <p>{words.noExample}</p> : null}
      {example ? (
        <div class="worked">
          <Board label={words.example} game={example.game} drawing={drawingOf(example.step, marksOf(example.game), true)} lit={lit} onPoint={point} />
          <div>
            <Told text={example.step.text ?? ""} pointed={pointed} onLight={light} />
            <p><a class="button" href={`#${linkOf(example.game)}`}>{words.tryHelp}</a></p>
          </div>
        </div>
      ) : null}
    </main>
  );
}
