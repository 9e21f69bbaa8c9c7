/* exercise.tsx - a position in which the learner finds a technique: choose a cell, then a digit that its step removes or places.
 *
 * Any step of the technique is right.  A wrong answer is explained, and the position stays.  Help comes in the four depths of a hint;
 * the last one shows the answer.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Board } from "../board/board";
import { drawingOf } from "../board/drawing";
import { candidateOf, cellName, columnOf, DIGITS, digitsOf, rowOf } from "../facts";
import { marksOf } from "../game/position";
import { Explanation } from "../panels/explanation";
import { plain } from "../panels/plain";
import { commandOf } from "../play/keys";
import { only, stepped } from "../play/selection";
import { type Language, useWords } from "../words";
import { type Attempt, DEPTHS, type Outcome, useAttempt } from "./attempt";
import type { Exercise as Given } from "./exercises";
import { type SchoolWords, schoolWords } from "./words";

interface Props {
  row: Strategy;
  exercise: Given;
  language: Language;
  label: string;
  /** called once, when the answer is found or shown */
  onEnd: (outcome: Outcome) => void;
  /** what follows the end, such as a button to the next position */
  after: JSX.Element;
}

type Kind = "remove" | "place";

/* The first empty cell from the middle on. */
function middleOf({ digits }: Given["position"]): number {
  const empty = digits.flatMap((digit, cell) => (digit ? [] : [cell]));
  return empty.find((cell) => cell >= 40) ?? empty[0] ?? 40;
}

export function Exercise({ row, exercise, language, label, onEnd, after }: Props): JSX.Element {
  const school = schoolWords[language];
  const { position, step } = exercise;
  const attempt = useAttempt(row.key, exercise, language, onEnd);
  const { found, ended, level } = attempt;
  const [focus, setFocus] = useState(() => middleOf(position));
  const [kind, setKind] = useState<Kind>(step.place.length ? "place" : "remove");
  const [lit, light] = useState<ReadonlySet<number>>(new Set());
  const [pointed, point] = useState<number | null>(null);
  const marks = useMemo(() => marksOf(position, "auto").grid, [position]);
  const give = (digit: number): void => void attempt.give(`${cellName(focus)}${kind === "place" ? "=" : "<>"}${digit}`);

  const keys = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (command?.kind === "step") setFocus(stepped(only(focus), command.down, command.right, false).focus);
    else if (command?.kind === "digit") give(command.digit);
    else if (command?.kind === "hint") attempt.askHelp(Math.min(DEPTHS.length, level + 1));
    else if (command?.kind === "ink") setKind(kind === "place" ? "remove" : "place");
    else return;
    event.preventDefault();
  };

  const drawing = useMemo(() => {
    if (found) return drawingOf(found, position, "auto", true);
    return level > 2 ? drawingOf(step, position, "auto", level > 3) : null;
  }, [found, level, step, position]);

  return (
    <div class="worked exercise">
      <Board
        label={label}
        position={position}
        mode="auto"
        drawing={drawing}
        lit={lit}
        focus={focus}
        chosen={ended ? [] : [focus]}
        onChoose={(cell) => setFocus(cell)}
        onKey={keys}
        onPoint={point}
      />
      <div>
        {ended ? null : (
          <Keys
            school={school}
            kind={kind}
            onKind={setKind}
            digits={position.digits[focus] ? [] : digitsOf(marks[focus] ?? 0)}
            focus={focus}
            onDigit={give}
          />
        )}
        <Judged attempt={attempt} school={school} pointed={pointed} onLight={light} />
        {ended ? after : null}
        {found ? null : <Help attempt={attempt} school={school} pointed={pointed} onLight={light} />}
      </div>
    </div>
  );
}

interface FeedbackProps {
  attempt: Attempt;
  school: SchoolWords;
  pointed: number | null;
  onLight: (cells: ReadonlySet<number>) => void;
}

/* `r3c4<>5` in words. */
function answerText(fact: string, school: SchoolWords): string {
  const { cell, digit, placed } = candidateOf(fact)!;
  return placed ? school.places(digit, cellName(cell)) : school.removes(digit, cellName(cell));
}

/* What the engine says of the answer; of a right one, its step. */
function Judged({ attempt: { answer, found, ended, prove }, school, pointed, onLight }: FeedbackProps): JSX.Element {
  const words = useWords();
  return (
    <>
      <div role="status" class="judged">
        {answer ? (
          <>
            <p class={answer.verdict.right ? "verified" : "refuted"}>
              <strong>
                {answer.verdict.right ? `✓ ${school.right}` : `✗ ${school.notYet}`}{" "}
                <span class="facts">{answerText(answer.fact, school)}</span>
              </strong>
            </p>
            <Explanation text={found?.text ?? plain(answer.proof || answer.verdict.text, words)} pointed={pointed} onLight={onLight} />
          </>
        ) : null}
        {ended && !found ? <p>{school.shown}</p> : null}
      </div>
      {answer?.verdict.proved && !answer.proof && !ended ? (
        <div class="buttons">
          <button class="small" onClick={() => void prove()}>
            {school.proof}
          </button>
        </div>
      ) : null}
    </>
  );
}

function Help({ attempt: { level, help, askHelp }, school, pointed, onLight }: FeedbackProps): JSX.Element {
  const words = useWords();
  return (
    <fieldset>
      <legend>{school.help}</legend>
      <div class="buttons">
        {DEPTHS.map((one) => (
          <button key={one} class="small" aria-pressed={level === one} onClick={() => askHelp(level === one ? 0 : one)}>
            {one}. {words.depths[one]}
          </button>
        ))}
      </div>
      <div aria-live="polite">{help ? <Explanation text={help} pointed={pointed} onLight={onLight} /> : null}</div>
    </fieldset>
  );
}

interface KeysProps {
  school: SchoolWords;
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** the digits that may be chosen */
  digits: readonly number[];
  focus: number;
  onDigit: (digit: number) => void;
}

/* What the answer does, and a key for each digit. */
function Keys({ school, kind, onKind, digits, focus, onDigit }: KeysProps): JSX.Element {
  const words = useWords();
  const name = cellName(focus);
  return (
    <div class="answers" role="group" aria-label={`${school.digits}: ${words.cell(rowOf(focus) + 1, columnOf(focus) + 1)}`}>
      <div class="buttons">
        {(["remove", "place"] as const).map((one) => (
          <button key={one} aria-pressed={kind === one} onClick={() => onKind(one)}>
            {school[one]}
          </button>
        ))}
      </div>
      <div class="pad-nine">
        {DIGITS.map((digit) => (
          <button
            key={digit}
            class="key"
            disabled={!digits.includes(digit)}
            aria-label={kind === "place" ? school.places(digit, name) : school.removes(digit, name)}
            onClick={() => onDigit(digit)}
          >
            {digit}
          </button>
        ))}
      </div>
    </div>
  );
}
