/* grade.tsx - how hard the puzzle is on every scale, and the difficulty of each step as a chart.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Grade, Log } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Cancelled, grader, objects, reasonOf } from "../engine";
import type { Shell } from "../shell";
import { LEVELS, type Level } from "../strategies";
import { useWords } from "../words";
import { levelOf, type Path, pathOf } from "./solution";
import { conclusionsOf } from "./steps";

export function GradePanel({ position, language }: Shell): JSX.Element {
  const words = useWords();
  const [grade, setGrade] = useState<Grade | null>(null);
  const [path, setPath] = useState<Path | null>(null);
  const [state, setState] = useState<"idle" | "busy" | string>("idle");

  useEffect(() => () => grader.cancel(), []);

  /* The path is soon there, the rating may take long. */
  const rate = async (): Promise<void> => {
    setState("busy");
    setGrade(null);
    try {
      const [outcome] = await Promise.all([
        grader.run(["grade", "--json", `--lang=${language}`, "-"], `${position.puzzle}\n`),
        pathOf(position.puzzle, language).then(setPath),
      ]);
      setGrade(objects<Grade>(outcome)[0] ?? null);
      setState("idle");
    } catch (thrown) {
      setState(thrown instanceof Cancelled ? words.cancelled : words.failed(reasonOf(thrown)));
    }
  };

  const tenths = (rating: number | undefined): string => rating?.toFixed(1) ?? "–";
  return (
    <div class="grade">
      {state === "busy" ? (
        <p role="status">
          {words.grading} <progress aria-label={words.grading} max={2} value={path ? 1 : undefined} />{" "}
          <button onClick={() => grader.cancel()}>{words.cancel}</button>
        </p>
      ) : (
        <div class="buttons">
          <button class="main" onClick={rate}>
            {words.gradeNow}
          </button>
        </div>
      )}
      {state !== "busy" && state !== "idle" ? <p role="alert">{state}</p> : null}
      {grade ? (
        <dl>
          <dt>{words.level}</dt>
          <dd>{grade.level ? (words.levels[grade.level as Level] ?? grade.level) : grade.status}</dd>
          <dt>{words.hardest}</dt>
          <dd>
            {grade.technique ? (
              <a href={`#/technique/${grade.technique}`}>{path?.table.get(grade.technique)?.name ?? grade.technique}</a>
            ) : (
              "–"
            )}
          </dd>
          <dt>{words.seRating}</dt>
          <dd>
            {tenths(grade.er)} / {tenths(grade.ep)} / {tenths(grade.ed)}
          </dd>
          <dt>{words.hodoku}</dt>
          <dd>
            {grade.hodoku_level ?? "–"} {grade.hodoku_score ?? ""}
          </dd>
          <dt>{words.givens}</dt>
          <dd>{grade.givens}</dd>
        </dl>
      ) : null}
      {path ? <Chart path={path} /> : null}
      {path ? <Hardest path={path} /> : null}
    </div>
  );
}

const ranksOf = (log: Log, table: Path["table"]): number[] => log.steps.map((step) => LEVELS.indexOf(levelOf(step, table)));

/* A bar a step, as high as its level, with the level's letter beneath the highest. */
function Chart({ path: { log, table } }: { path: Path }): JSX.Element {
  const words = useWords();
  const width = Math.max(4, Math.min(14, 560 / Math.max(1, log.steps.length)));
  const levels = ranksOf(log, table);
  return (
    <figure class="chart">
      <figcaption>{words.chart}</figcaption>
      <svg
        viewBox={`-70 0 ${Math.max(200, width * levels.length) + 80} 150`}
        role="img"
        aria-label={`${words.chart}: ${LEVELS.map((level, rank) => `${words.levels[level]} ${levels.filter((one) => one === rank).length}`).join(", ")}`}
      >
        {LEVELS.map((level, rank) => (
          <g key={level}>
            <line x1="0" x2={width * levels.length} y1={140 - 26 * (rank + 1)} y2={140 - 26 * (rank + 1)} class="rule" />
            <text x="-6" y={144 - 26 * (rank + 1)} text-anchor="end">
              {words.levels[level]}
            </text>
          </g>
        ))}
        {levels.map((rank, number) => (
          <rect
            key={number}
            x={number * width + 0.5}
            width={width - 1}
            y={140 - 26 * (rank + 1)}
            height={26 * (rank + 1)}
            class={`bar level-${LEVELS[rank]}`}
          >
            <title>{words.chartStep(number + 1, table.get(log.steps[number]!.technique)?.name ?? "", words.levels[LEVELS[rank]!])}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}

/** More are no longer a choice of them. */
const MOST = 5;

/* The steps of the highest level that the path reaches. */
function Hardest({ path: { log, table } }: { path: Path }): JSX.Element {
  const words = useWords();
  const ranks = ranksOf(log, table);
  const numbers = ranks.flatMap((rank, number) => (rank === Math.max(...ranks) ? [number] : []));
  return (
    <section>
      <h2>{words.hardestSteps}</h2>
      <ul>
        {numbers.slice(0, MOST).map((number) => {
          const step = log.steps[number]!;
          return (
            <li key={number}>
              {number + 1}. <a href={`#/technique/${step.technique}`}>{table.get(step.technique)?.name ?? step.technique}</a>{" "}
              <span class="facts">{conclusionsOf(step).join(", ")}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
