/* hint.tsx - help with the position on the board: hint, why, check, all moves, solve to here.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, Step } from "crosshatch";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { drawingOf } from "./drawing";
import { Cancelled, engine, objects, reasonOf } from "./engine";
import { bit, candidateOf, cellName, digitsOf } from "./facts";
import { followed, positionOf, shownMarks, openMarks, type Game } from "./game";
import type { Shell } from "./shell";
import { strategies } from "./strategies";
import { Explanation } from "./explanation";
import { useWords } from "./words";

/** A query and its result. */
interface Answer {
  kind: "hint" | "why" | "check" | "moves" | "solve";
  text: string;
  level: number;
  step: Step | null;
  moves: { step: Step; name: string }[];
}

const nothing: Answer = { kind: "hint", text: "", level: 0, step: null, moves: [] };

/** Pencil marks as the library sees them: a player's own marks rule nothing out. */
export const marksOf = (game: Game): number[] => (game.auto ? shownMarks(game) : openMarks(game));

export const conclusionsOf = (step: Step): string[] => [...step.place, ...step.eliminate];

export function HintPanel(shell: Shell): JSX.Element {
  const { game, language, selected, announce, show } = shell;
  const words = useWords();
  const [answer, setAnswer] = useState<Answer>(nothing);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const easiest = useRef<Promise<Step | null> | null>(null);

  /* An answer holds for one position only: the next position starts without one. */
  useLayoutEffect(() => {
    latest.current++;
    easiest.current = null;
    setAnswer(nothing);
    setBusy(false);
    show(null);
  }, [game, language]);

  const request = async (query: () => Promise<Answer>): Promise<void> => {
    const number = ++latest.current;
    setBusy(true);
    try {
      const found = await query();
      if (number !== latest.current) return;
      setAnswer(found);
      announce(found.text);
      show(found.step && found.level > 2 ? drawingOf(found.step, marksOf(game), found.level > 3) : null);
    } catch (thrown) {
      if (number !== latest.current || thrown instanceof Cancelled) return;
      setAnswer({ ...nothing, text: words.failed(reasonOf(thrown)) });
    } finally {
      if (number === latest.current) setBusy(false);
    }
  };

  const run = (...line: string[]) => engine.run([...line, `--lang=${language}`, "-"], positionOf(game));

  /* Computed once for each position; all depths share it. */
  const nextStep = (): Promise<Step | null> => {
    easiest.current ??= run("hint", "--json").then((logs) => objects<Log>(logs)[0]?.steps[0] ?? null);
    easiest.current.catch(() => (easiest.current = null));
    return easiest.current;
  };

  const hint = (level: number) =>
    request(async () => {
      const [report, step] = await Promise.all([run("hint", `--level=${level}`), nextStep()]);
      return { ...nothing, kind: "hint", text: report.out || report.err, level, step };
    });

  const why = (fact: string) =>
    request(async () => {
      const [report, logs] = await Promise.all([run("why", "--proof", fact), run("why", "--json", fact)]);
      const steps = objects<Log>(logs)[0]?.steps ?? [];
      return { ...nothing, kind: "why", text: report.out || report.err, level: 4, step: steps.length === 1 ? steps[0]! : null };
    });

  const check = () =>
    request(async () => {
      const { out, err } = await run("check", "--proof");
      return { ...nothing, kind: "check", text: out || err };
    });

  const moves = () =>
    request(async () => {
      const [logs, table] = await Promise.all([run("hint", "--all", "--json"), strategies(language)]);
      const steps = objects<Log>(logs).flatMap((log) => log.steps);
      return {
        ...nothing, kind: "moves", text: words.movesFound(steps.length),
        moves: steps.map((step) => ({ step, name: table.get(step.technique)?.name ?? step.technique })),
      };
    });

  const solveTo = () =>
    request(async () => {
      const log = objects<Log>(await run("solve", "--log=json"))[0];
      let next = game;
      for (const step of log?.steps ?? []) {
        if (next.digits[selected]) break;
        next = followed(next, conclusionsOf(step));
      }
      shell.act({ kind: "do", to: () => next });
      return nothing;
    });

  const open = digitsOf(marksOf(game)[selected] ?? 0);
  const cell = cellName(selected);
  return (
    <div class="hints">
      <div class="buttons">
        <button class="main" onClick={() => hint(1)}>{words.hint}</button>
        <button onClick={check}>{words.check}</button>
        <button onClick={moves}>{words.moves}</button>
        <button onClick={solveTo} disabled={game.digits[selected] !== 0} title={words.solveToHelp}>{words.solveTo}</button>
      </div>
      <fieldset class="why">
        <legend>{words.why}</legend>
        {open.length ? (
          <div class="buttons">
            <button onClick={() => why(cell)}>{cell}: {words.whyCell}</button>
            {open.map((digit) => (
              <button class="small" key={digit} aria-label={words.whyIs(cell, digit)} onClick={() => why(`${cell}=${digit}`)}>{digit}?</button>
            ))}
          </div>
        ) : (
          <p class="quiet">{words.whyHelp}</p>
        )}
      </fieldset>
      <section class="answer" aria-live="polite" aria-busy={busy}>
        {busy ? <p class="quiet">{words.busy} <button class="small" onClick={() => { engine.cancel(); setBusy(false); }}>{words.cancel}</button></p> : null}
        {answer.kind === "hint" && answer.level ? <h2>{words.depths[answer.level]}</h2> : null}
        {answer.text ? <Explanation text={answer.text} pointed={shell.pointed} onLight={shell.light} /> : null}
        {answer.kind === "moves" ? <Moves {...shell} moves={answer.moves} /> : null}
      </section>
      {answer.step ? (
        <div class="buttons">
          {answer.kind === "hint" && answer.level < 4 ? <button class="main" onClick={() => hint(answer.level + 1)}>{words.more}</button> : null}
          {answer.level === 4 ? <button class="main" onClick={() => shell.act({ kind: "do", to: (now) => followed(now, conclusionsOf(answer.step!)) })}>{words.apply}</button> : null}
        </div>
      ) : null}
    </div>
  );
}

function Moves({ moves, game, show, act, pointed, light }: Shell & { moves: Answer["moves"] }): JSX.Element {
  const words = useWords();
  const [chosen, choose] = useState(-1);
  const marks = marksOf(game);
  return (
    <ol class="moves">
      {moves.slice(0, 200).map(({ step, name }, number) => (
        <li key={number}>
          <button
            class="line" aria-expanded={chosen === number}
            onClick={() => { choose(number === chosen ? -1 : number); show(number === chosen ? null : drawingOf(step, marks, true)); }}
          >
            <strong>{name}</strong> <span class="facts">{conclusionsOf(step).filter((fact) => stillOpen(marks, fact)).join(", ")}</span>
          </button>
          {chosen === number ? (
            <div class="opened">
              <Explanation text={step.text ?? ""} pointed={pointed} onLight={light} />
              <button class="main" onClick={() => act({ kind: "do", to: (now) => followed(now, conclusionsOf(step)) })}>{words.apply}</button>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const stillOpen = (marks: readonly number[], fact: string): boolean => {
  const it = candidateOf(fact);
  return it !== null && (marks[it.cell]! & bit(it.digit)) !== 0;
};
