/* hint.tsx - help with the position on the board: hint, why, check, the last move, all moves, solve to here.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, Step } from "crosshatch";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Drawing, drawingOf } from "../board/drawing";
import { Cancelled, engine, objects, reasonOf } from "../engine";
import { cellName, digitsOf } from "../facts";
import { followed } from "../game/actions";
import { inputOf } from "../game/link";
import { candidatesOf, type Position } from "../game/position";
import { hintFor } from "../hints/notation";
import { session } from "../session";
import type { Shell } from "../shell";
import { stepNames } from "../strategies";
import { useWords } from "../words";
import { Explanation } from "./explanation";
import { lastMoveOf } from "./last_move";
import { type Found, Moves } from "./moves";
import { plain } from "./plain";
import { conclusionsOf } from "./steps";

/** A query and its result. */
interface Answer {
  kind: "hint" | "why" | "check" | "judge" | "moves" | "solve";
  text: string;
  level: number;
  /** with a hint for a digit those that lead to it */
  steps: readonly Step[];
  moves: Found[];
  /** of a verdict, what can be proved at length */
  fact: string;
}

const nothing: Answer = { kind: "hint", text: "", level: 0, steps: [], moves: [], fact: "" };
const DEEPEST = 4;

/** What a screen reader says of a step on the board: its text, and from the pattern on its cells. */
const spokenOf = (text: string, drawing: Drawing | null, cellsAre: (cells: string) => string): string =>
  drawing?.cells.size ? `${text} ${cellsAre([...drawing.cells].map(cellName).join(", "))}` : text;

export function HintPanel(shell: Shell): JSX.Element {
  const { position, mode, language, known, asMarked, focus, announce, show } = shell;
  const words = useWords();
  const [answer, setAnswer] = useState<Answer>(nothing);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const easiest = useRef<Promise<readonly Step[]> | null>(null);
  const marks = candidatesOf(position, mode);

  const dismiss = (): void => {
    latest.current++;
    setAnswer(nothing);
    setBusy(false);
    show(null);
  };

  /* What is new in a deeper hint is at its end. */
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (answer.text) section.current?.scrollTo({ top: section.current.scrollHeight });
  }, [answer]);

  /* An answer holds for one position only: the next position starts without one. */
  useLayoutEffect(() => {
    easiest.current = null;
    dismiss();
  }, [position, mode, language, known, asMarked]);

  const request = async (query: () => Promise<Answer>): Promise<void> => {
    const number = ++latest.current;
    setBusy(true);
    try {
      const found = await query();
      if (number !== latest.current) return;
      const answered = { ...found, text: plain(found.text, words) };
      setAnswer(answered);
      const drawing =
        answered.steps[0] && answered.level > 2 ? drawingOf(answered.steps[0], position, mode, answered.level === DEEPEST) : null;
      announce(spokenOf(answered.text, drawing, words.cellsAre));
      show(drawing);
    } catch (thrown) {
      if (number !== latest.current || thrown instanceof Cancelled) return;
      setAnswer({ ...nothing, text: words.failed(reasonOf(thrown)) });
    } finally {
      if (number === latest.current) setBusy(false);
    }
  };

  const runOn = (of: Position, ...line: string[]) => engine.run([...line, `--lang=${language}`, "-"], inputOf(of, mode));
  const run = (...line: string[]) => runOn(position, ...line);

  const hintOf = (...line: string[]) =>
    hintFor(position, mode, asMarked, [...line, ...(known ? [`--known=${known}`] : []), `--lang=${language}`]);

  /* Computed once for each position; all depths share it. */
  const nextSteps = (): Promise<readonly Step[]> => {
    easiest.current ??= hintOf("--json").then((logs) => objects<Log>(logs)[0]?.steps ?? []);
    easiest.current.catch(() => (easiest.current = null));
    return easiest.current;
  };

  const hint = (level: number) => {
    if (level === 1) session.hinted();
    return request(async () => {
      const [report, steps] = await Promise.all([hintOf(`--level=${level}`), nextSteps()]);
      return { ...nothing, kind: "hint", text: report.out || report.err, level, steps };
    });
  };

  /* The verdict first; the proof, which may be long and show other digits, when it is wanted. */
  const why = (fact: string, proof: boolean) =>
    request(async () => {
      const [report, logs] = await Promise.all([run("why", ...(proof ? ["--proof"] : []), fact), run("why", "--json", fact)]);
      const steps = objects<Log>(logs)[0]?.steps ?? [];
      const text = report.out || report.err;
      return {
        ...nothing,
        kind: "why",
        text,
        level: proof ? DEEPEST : 1,
        steps: proof && steps.length === 1 ? steps : [],
        fact: /\(--proof/.test(text) ? fact : "",
      };
    });

  const check = () =>
    request(async () => {
      const { out, err } = await run("check");
      return { ...nothing, kind: "check", text: out || err };
    });

  const last = lastMoveOf(session.play);
  const judge = () =>
    request(async () => {
      const { out, err } = await runOn(last!.before, "judge", last!.fact);
      return { ...nothing, kind: "judge", text: out || err, fact: /\(--proof/.test(out) ? last!.fact : "" };
    });
  const judgeProof = () =>
    request(async () => ({ ...nothing, kind: "judge", text: (await runOn(last!.before, "judge", "--proof", last!.fact)).out }));

  const moves = () =>
    request(async () => {
      const [logs, name] = await Promise.all([run("hint", "--all", "--json"), stepNames(language)]);
      const steps = objects<Log>(logs).flatMap((log) => log.steps);
      return {
        ...nothing,
        kind: "moves",
        text: words.movesFound(steps.length),
        moves: steps.map((step) => ({ step, name: name(step) })),
      };
    });

  const solveTo = () =>
    request(async () => {
      const log = objects<Log>(await run("solve", "--log=json"))[0];
      let next = position;
      for (const step of log?.steps ?? []) {
        if (next.digits[focus]) break;
        next = followed(next, conclusionsOf(step));
      }
      session.do(() => next);
      return nothing;
    });

  const apply = (...steps: readonly Step[]): void => session.do((now) => followed(now, steps.flatMap(conclusionsOf)));
  const deeper = answer.kind === "hint" && answer.steps.length > 0 && answer.level < DEEPEST;
  return (
    <div class="hints">
      <div class="buttons">
        <button class="main" onClick={() => hint(deeper ? answer.level + 1 : 1)}>
          {words.hint}
        </button>
        <button onClick={check}>{words.check}</button>
        <button onClick={moves}>{words.moves}</button>
        <button onClick={judge} disabled={!last} title={words.judgeHelp}>
          {words.judge}
        </button>
        <button onClick={solveTo} disabled={position.digits[focus] !== 0} title={words.solveToHelp}>
          {words.solveTo}
        </button>
      </div>
      <section ref={section} class={`answer ${answer.text || busy ? "open" : ""}`} aria-busy={busy}>
        {answer.text ? (
          <button class="small away" onClick={dismiss} aria-label={words.close}>
            ✕
          </button>
        ) : null}
        {busy ? (
          <p class="quiet">
            {words.busy}{" "}
            <button
              class="small"
              onClick={() => {
                engine.cancel();
                setBusy(false);
              }}
            >
              {words.cancel}
            </button>
          </p>
        ) : null}
        {answer.kind === "hint" && answer.level ? (
          <h2>
            {words.depths[answer.level]} <Rungs at={answer.level} />
          </h2>
        ) : null}
        {answer.text ? (
          <Explanation text={answer.text} pointed={shell.pointed} onLight={shell.light} />
        ) : (
          <p class="quiet idle">{words.hintHelp}</p>
        )}
        {answer.kind === "moves" ? <Moves {...shell} moves={answer.moves} onApply={apply} /> : null}
        {answer.fact ? (
          <div class="buttons">
            <button onClick={() => (answer.kind === "why" ? why(answer.fact, true) : judgeProof())}>{words.proof}</button>
          </div>
        ) : null}
        {deeper || (answer.steps.length && answer.level === DEEPEST) ? (
          <div class="buttons">
            {deeper ? (
              <button class="main" onClick={() => hint(answer.level + 1)}>
                {words.more}
              </button>
            ) : null}
            {answer.level === DEEPEST ? (
              <button class="main" onClick={() => apply(...answer.steps)}>
                {words.apply}
              </button>
            ) : null}
          </div>
        ) : null}
      </section>
      <Why position={position} marks={marks} focus={focus} onWhy={(fact) => why(fact, false)} />
    </div>
  );
}

/* How deep a hint is, of the four depths. */
function Rungs({ at }: { at: number }): JSX.Element {
  return (
    <span class="rungs" aria-hidden="true">
      {[1, 2, 3, 4].map((one) => (
        <span class={one <= at ? "rung reached" : "rung"} key={one} />
      ))}
    </span>
  );
}

/* "Why" about the chosen cell: what it can be, or one of its digits. */
function Why({
  position,
  marks,
  focus,
  onWhy,
}: {
  position: Position;
  marks: readonly number[];
  focus: number;
  onWhy: (fact: string) => void;
}): JSX.Element {
  const words = useWords();
  const open = position.digits[focus] ? [] : digitsOf(marks[focus] ?? 0);
  const cell = cellName(focus);
  return (
    <fieldset class="why">
      <legend>{words.why}</legend>
      {open.length ? (
        <div class="buttons">
          <button onClick={() => onWhy(cell)}>
            {cell}: {words.whyCell}
          </button>
          {open.map((digit) => (
            <button class="small" key={digit} aria-label={words.whyIs(cell, digit)} onClick={() => onWhy(`${cell}=${digit}`)}>
              {digit}?
            </button>
          ))}
        </div>
      ) : (
        <p class="quiet">{words.whyHelp}</p>
      )}
    </fieldset>
  );
}
