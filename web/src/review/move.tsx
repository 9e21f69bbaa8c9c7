/* move.tsx - one reviewed move: its verdict in words, and the steps behind it on the board.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, ReviewedMove, Step } from "crosshatch";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { drawingOf } from "../board/drawing";
import { engine, reasonOf } from "../engine";
import { followed } from "../game/actions";
import type { Made } from "../game/history";
import { inputOf } from "../game/link";
import { begin, type Position } from "../game/position";
import { Explanation } from "../panels/explanation";
import { plain } from "../panels/plain";
import { conclusionsOf } from "../panels/steps";
import type { Shell } from "../shell";
import { useWords } from "../words";
import { reviewWords } from "./words";

export const SIGNS: Record<ReviewedMove["verdict"], string> = {
  forced: "✓",
  lucky: "☘",
  wrong: "✗",
  undecided: "?",
  "taken-back": "↶",
  nothing: "·",
  unfinished: "…",
};

/* The position before step AT of a log. */
const before = ({ puzzle, start = [], steps }: Log, at: number): Position =>
  followed(begin(puzzle), [...start, ...steps.slice(0, at).flatMap(conclusionsOf)]);

/* The first step of a log with the technique, else the last one. */
function hardestOf({ steps }: Log, technique: string | undefined): number {
  const at = steps.findIndex((step) => step.technique === technique);
  return at < 0 ? steps.length - 1 : at;
}

interface Props {
  move: ReviewedMove;
  made: Made;
  name: (key: string) => string;
  /** the moves before and after it in the list; null at its ends */
  onBack: (() => void) | null;
  onForward: (() => void) | null;
  onClose: () => void;
}

export function Move({ move, made, name, onBack, onForward, onClose, ...shell }: Shell & Props): JSX.Element {
  const words = useWords();
  const { language, show, announce } = shell;
  const own = reviewWords[language];
  const [log, setLog] = useState<Log | null>((move.reason as Log | undefined) ?? null);
  const [at, setAt] = useState(log ? hardestOf(log, move.technique) : -1);

  /* The position in which the step can be seen; without steps, the one before the move. */
  const step: Step | undefined = log?.steps[at];
  useEffect(() => {
    const position = log && step ? before(log, at) : made.before;
    show(log && step ? drawingOf(step, position, "auto", true) : null, position);
    if (step) announce(step.text ?? "");
  }, [log, at]);

  const shown = move.verdict === "forced" ? own.steps : own.wouldShow;
  const easier = move.easier;
  return (
    <div class="answer open">
      <button class="small away" onClick={onClose} aria-label={words.close}>
        ✕
      </button>
      <h2>{own.move(move.number, move.move)}</h2>
      <p>
        {move.mends ? own.mends : own.about[move.verdict]} {move.follows ? own.follows : ""} {move.sees ? own.sees(move.sees) : ""}{" "}
        {move.technique && move.steps ? shown(move.steps, name(move.technique)) : ""} {move.hidden ? own.hidden : ""}
      </p>
      {easier ? (
        <p>
          {own.easier(name(easier.technique))}{" "}
          {easier.since === undefined ? "" : easier.since === 0 ? own.fromStart : own.since(easier.since)}{" "}
          {easier.step ? (
            <button
              class="small"
              onClick={() => {
                setLog(easier.step as Log);
                setAt(0);
              }}
            >
              {own.showEasier}
            </button>
          ) : null}
        </p>
      ) : null}
      {log && log.steps.length > 1 ? (
        <ol class="reasons">
          {log.steps.map((one, number) => (
            <li key={one.step}>
              <button class="line" aria-current={number === at ? "step" : undefined} onClick={() => setAt(number)}>
                {number + 1}. {name(one.technique)} <span class="facts">{conclusionsOf(one).join(", ")}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      {step ? <Explanation text={step.text ?? ""} pointed={shell.pointed} onLight={shell.light} /> : null}
      <Judged {...shell} word={move.move} made={made}>
        <button onClick={() => onBack?.()} disabled={!onBack} aria-label={words.back}>
          ‹
        </button>
        <button onClick={() => onForward?.()} disabled={!onForward} aria-label={words.forward}>
          ›
        </button>
      </Judged>
    </div>
  );
}

/* What `judge` says of a move, from the digits that were there before it. */
function Judged({
  word,
  made,
  children,
  language,
  mode,
  pointed,
  light,
}: Shell & { word: string; made: Made; children: ComponentChildren }): JSX.Element {
  const words = useWords();
  const own = reviewWords[language];
  const [text, setText] = useState("");
  const [more, setMore] = useState(true);
  const judge = async (...options: string[]): Promise<void> => {
    try {
      const { out, err } = await engine.run(["judge", ...options, word, `--lang=${language}`, "-"], inputOf(made.before, mode));
      setMore(/\(--proof/.test(out));
      setText(plain(out || err, words));
    } catch (thrown) {
      setText(words.failed(reasonOf(thrown)));
    }
  };
  const isClaim = /^r[1-9]c[1-9](=|<>)[1-9]$/.test(word);
  return (
    <>
      <div class="judged" aria-live="polite">
        {text ? <Explanation text={text} pointed={pointed} onLight={light} /> : null}
      </div>
      <div class="buttons">
        {children}
        {isClaim && more ? <button onClick={() => void judge(...(text ? ["--proof"] : []))}>{text ? own.proof : own.judge}</button> : null}
      </div>
    </>
  );
}
