/* teacher.tsx - the teacher's corner: worksheets to print, and links for a class.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Cancelled, reasonOf } from "../engine";
import { LEVELS, type Level } from "../facts";
import { maker } from "../new/generate";
import { strategies } from "../strategies";
import { type Language, useWords } from "../words";
import { Choose } from "./choose";
import { ClassLink } from "./class_link";
import { Pages } from "./pages";
import "./teacher.css";
import { teacherWords } from "./words";
import { type Sheet, sheetOf } from "./worksheet";

const PER_PAGE = ["1", "2", "4", "6"] as const;
const ANSWERS = ["none", "grids", "explained"] as const;
const MOST = 60;
const MOST_SEED = 999_999_999;

const within = (text: string, least: number, most: number): number => Math.min(most, Math.max(least, Math.floor(Number(text)) || least));

export function Teacher({ language }: { language: Language }): JSX.Element {
  const words = useWords();
  const own = teacherWords[language];
  const [techniques, setTechniques] = useState<readonly Strategy[]>([]);
  const [kind, setKind] = useState<"level" | "technique">("level");
  const [level, setLevel] = useState<Level>("easy");
  const [technique, setTechnique] = useState("naked-pair");
  const [count, setCount] = useState("6");
  const [perPage, setPerPage] = useState<(typeof PER_PAGE)[number]>("4");
  const [answers, setAnswers] = useState<(typeof ANSWERS)[number]>("grids");
  const [title, setTitle] = useState("");
  const [seed, setSeed] = useState(() => String(1 + Math.floor(Math.random() * 99999)));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [state, setState] = useState<"idle" | "busy" | string>("idle");

  useEffect(
    () =>
      void strategies(language).then(
        (table) => setTechniques([...table.values()]),
        () => setTechniques([]),
      ),
    [language],
  );

  const wanted = within(count, 1, MOST);
  const name = techniques.find(({ key }) => key === technique)?.name ?? technique;
  const heading = title || (kind === "level" ? own.sudoku(words.levels[level]) : own.practice(name));
  const make = async (): Promise<void> => {
    setState("busy");
    setSheet(null);
    try {
      const wish = { level, technique: kind === "technique" ? technique : "", count: wanted, seed: within(seed, 1, MOST_SEED) };
      setSheet(await sheetOf({ ...wish, explained: answers === "explained" }, language));
      setState("idle");
    } catch (thrown) {
      setState(thrown instanceof Cancelled ? "idle" : words.failed(reasonOf(thrown)));
    }
  };
  const busy = state === "busy";
  const made = sheet?.puzzles.length ?? 0;
  return (
    <main class="reference teacher" id="content" tabIndex={-1}>
      <div class="screen">
        <h1>{own.title}</h1>
        <h2>{own.worksheet}</h2>
        <p class="quiet">{own.worksheetHelp}</p>
        <div class="fields">
          <Choose
            label={own.of}
            value={kind}
            onValue={setKind}
            options={[
              ["level", own.levels],
              ["technique", own.technique],
            ]}
          />
          {kind === "level" ? (
            <Choose label={words.level} value={level} onValue={setLevel} options={LEVELS.map((one) => [one, words.levels[one]])} />
          ) : (
            <Choose
              label={words.techniques}
              value={technique}
              onValue={setTechnique}
              options={techniques.map((row) => [row.key, row.name])}
            />
          )}
          <label>
            {own.count} <input type="number" min="1" max={MOST} value={count} onInput={(event) => setCount(event.currentTarget.value)} />
          </label>
          <Choose label={own.perPage} value={perPage} onValue={setPerPage} options={PER_PAGE.map((one) => [one, one])} />
          <Choose label={own.answers} value={answers} onValue={setAnswers} options={ANSWERS.map((one) => [one, own.answersOf[one]])} />
          <label>
            {own.heading} <input type="text" value={title} placeholder={heading} onInput={(event) => setTitle(event.currentTarget.value)} />
          </label>
          <label title={own.seedHelp}>
            {own.seed} <input type="number" min="1" value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
          </label>
        </div>
        <div class="buttons">
          <button class="main" onClick={make} disabled={busy}>
            {own.make}
          </button>
          {busy ? <button onClick={() => maker.cancel()}>{words.cancel}</button> : null}
          {made ? (
            <button class="main" onClick={() => print()}>
              {own.print}
            </button>
          ) : null}
        </div>
        <p role="status">
          {busy ? own.making : state !== "idle" ? state : sheet ? (made < wanted ? own.few(made, wanted) : own.made(made)) : ""}
        </p>
        {sheet?.remark ? <p class="quiet">{sheet.remark}</p> : null}
        <ClassLink language={language} techniques={techniques} seed={within(seed, 1, MOST_SEED)} puzzles={sheet?.puzzles ?? []} />
      </div>
      {sheet ? <Pages sheet={sheet} title={heading} perPage={Number(perPage)} answers={answers !== "none"} language={language} /> : null}
    </main>
  );
}
