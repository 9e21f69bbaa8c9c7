/* solution.tsx - the whole solve: its steps by difficulty, each with text and picture, and the verdict on its proof.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, Step, Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { drawingOf } from "../board/drawing";
import { engine, objects, reasonOf } from "../engine";
import { followed } from "../game/actions";
import { begin, type Position } from "../game/position";
import type { Shell } from "../shell";
import { type Level, strategies } from "../strategies";
import { useWords } from "../words";
import { Explanation } from "./explanation";
import { conclusionsOf } from "./steps";

export interface Path {
  log: Log;
  /** the position before each step, and the last one */
  positions: Position[];
  table: Map<string, Strategy>;
}

/** The path of a puzzle; BY: with these strategies only. */
export async function pathOf(puzzle: string, language: Shell["language"], by?: string): Promise<Path> {
  const [outcome, table] = await Promise.all([
    engine.run(["solve", "--log=json", "--notation", ...(by ? [`--strategies=${by}`] : []), `--lang=${language}`, "-"], `${puzzle}\n`),
    strategies(language),
  ]);
  const log = objects<Log>(outcome)[0];
  if (!log) throw new Error(outcome.err.trim());
  const positions = [begin(puzzle)];
  for (const step of log.steps) positions.push(followed(positions[positions.length - 1]!, conclusionsOf(step)));
  return { log, positions, table };
}

/** How difficult a step is. */
export const levelOf = (step: Step, table: Path["table"]): Level => table.get(step.technique)?.level ?? "easy";

/* Steps of one level that follow each other. */
interface Stretch {
  level: Level;
  first: number;
  steps: Step[];
}

function stretchesOf({ log, table }: Path): Stretch[] {
  const stretches: Stretch[] = [];
  log.steps.forEach((step, first) => {
    const level = levelOf(step, table);
    const last = stretches[stretches.length - 1];
    if (last?.level === level) last.steps.push(step);
    else stretches.push({ level, first, steps: [step] });
  });
  return stretches;
}

export function Solution(shell: Shell): JSX.Element {
  const { position, language, show, announce } = shell;
  const words = useWords();
  const [path, setPath] = useState<Path | null>(null);
  const [verdict, setVerdict] = useState<"verified" | "verifiedIf" | "refuted" | null>(null);
  const [at, setAt] = useState(0);
  const [playing, play] = useState(false);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => () => show(null), []);

  const step = path?.log.steps[at];
  useEffect(() => {
    if (!path || !step) return;
    const before = path.positions[at]!;
    show(drawingOf(step, before, "auto", true), before);
    announce(`${words.stepOf(at + 1, path.log.steps.length)}. ${step.text ?? ""}`);
  }, [path, at]);

  /* The list follows by itself; scrollIntoView() would move the page too. */
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (line) list.current!.scrollTop = line.offsetTop - list.current!.clientHeight / 2;
  }, [path, at]);

  useEffect(() => {
    if (!playing || !path) return;
    const timer = setTimeout(() => (at + 1 < path.log.steps.length ? setAt(at + 1) : play(false)), 1800);
    return () => clearTimeout(timer);
  }, [playing, at, path]);

  const watch = async (): Promise<void> => {
    setBusy(true);
    try {
      const found = await pathOf(position.puzzle, language);
      setAt(0);
      setPath(found);
      const proof = await engine.run(["verify", "-"], `${JSON.stringify(found.log)}\n`);
      setVerdict(proof.status !== 0 ? "refuted" : proof.out.trim() === "verified" ? "verified" : "verifiedIf");
    } catch (thrown) {
      setError(words.failed(reasonOf(thrown)));
    } finally {
      setBusy(false);
    }
  };

  if (!path)
    return (
      <div class="buttons">
        <button class="main" onClick={watch} disabled={busy}>
          {busy ? words.busy : words.watch}
        </button>
        {error ? <p role="alert">{error}</p> : null}
      </div>
    );
  const { log, table } = path;
  const last = log.steps.length - 1;
  const name = (key: string): string => table.get(key)?.name ?? key;
  return (
    <div class="solution">
      <p class="outcome">
        {words.outcomes[log.outcome]}{" "}
        {verdict === null ? (
          ""
        ) : verdict === "refuted" ? (
          <span class="refuted">✗ {words.refuted}</span>
        ) : (
          <span class="verified">✓ {words[verdict]}</span>
        )}
      </p>
      {step ? (
        <>
          <div class="buttons" role="group" aria-label={words.steps}>
            <button onClick={() => setAt(0)} disabled={at === 0} aria-label={words.first}>
              «
            </button>
            <button onClick={() => setAt(at - 1)} disabled={at === 0} aria-label={words.back}>
              ‹
            </button>
            <button onClick={() => play(!playing)}>{playing ? words.pause : words.playSteps}</button>
            <button onClick={() => setAt(at + 1)} disabled={at >= last} aria-label={words.forward}>
              ›
            </button>
            <button onClick={() => setAt(last)} disabled={at >= last} aria-label={words.last}>
              »
            </button>
            <span class="quiet">{words.stepOf(at + 1, last + 1)}</span>
          </div>
          <section class="answer">
            <h2>
              <a href={`#/technique/${step.technique}`}>{name(step.technique)}</a>
            </h2>
            <Explanation text={step.text ?? ""} pointed={shell.pointed} onLight={shell.light} />
            {step.notation ? (
              <p class="notation">
                <span class="unseen">{words.notation}: </span>
                <code>{step.notation}</code>
              </p>
            ) : null}
          </section>
        </>
      ) : null}
      <div class="steps" ref={list}>
        {stretchesOf(path).map(({ level, first, steps }) => (
          <section key={first} class={`level-${level}`}>
            <h3>
              <span class="dot" aria-hidden="true" /> {words.levels[level]}{" "}
              <span class="facts">{words.stretch(first + 1, first + steps.length)}</span>
            </h3>
            <ol start={first + 1}>
              {steps.map((one, number) => (
                <li key={number}>
                  <button class="line" aria-current={first + number === at ? "step" : undefined} onClick={() => setAt(first + number)}>
                    {first + number + 1}. {name(one.technique)} <span class="facts">{conclusionsOf(one).join(", ")}</span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
