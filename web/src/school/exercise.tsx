/* exercise.tsx - a position in which the learner finds a technique: choose a cell, then a digit that its step removes or places.
 *
 * Any step of the technique is right.  A wrong answer is explained, and the position stays.  Help comes in the four depths of a hint;
 * the last one shows the answer.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { drawingOf } from "../board/drawing";
import { reasonOf } from "../engine";
import { candidateOf, cellName, columnOf, digitsOf, rowOf } from "../facts";
import { marksOf } from "../game/position";
import { Explanation } from "../panels/explanation";
import { plain } from "../panels/plain";
import { commandOf } from "../play/keys";
import { only, stepped } from "../play/selection";
import { type Language, useWords } from "../words";
import { explanationAt } from "./examples";
import { type Exercise as Given, judged, proofOf, type Verdict } from "./exercises";
import { schoolWords } from "./words";

/** How a position ended. */
export interface Outcome {
  found: boolean;
  mistakes: number;
}

interface Props {
  row: Strategy;
  exercise: Given;
  language: Language;
  label: string;
  /** called once, when the answer is found or shown */
  onEnd: (outcome: Outcome) => void;
  /** what follows the end, such as a button to the next position */
  after: JSX.Element | null;
}

const DEEPEST = 4;
type Kind = "remove" | "place";

interface Answer {
  fact: string;
  verdict: Verdict;
}

export function Exercise({ row, exercise, language, label, onEnd, after }: Props): JSX.Element {
  const words = useWords();
  const school = schoolWords(language);
  const { position, step } = exercise;
  const [focus, setFocus] = useState(() => middleOf(position));
  const [kind, setKind] = useState<Kind>(step.place.length ? "place" : "remove");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [proof, setProof] = useState("");
  const [level, setLevel] = useState(0);
  const [help, setHelp] = useState("");
  const [mistakes, setMistakes] = useState(0);
  const [ended, end] = useState(false);
  const [lit, light] = useState<ReadonlySet<number>>(new Set());
  const [pointed, point] = useState<number | null>(null);
  const latest = useRef(0);
  const marks = useMemo(() => marksOf(position, "auto").grid, [position]);

  const finish = (outcome: Outcome): void => {
    if (ended) return;
    end(true);
    onEnd(outcome);
  };

  const give = async (digit: number): Promise<void> => {
    if (ended) return;
    const fact = `${cellName(focus)}${kind === "place" ? "=" : "<>"}${digit}`;
    const number = ++latest.current;
    const verdict = await judged(exercise, row.key, fact, language).catch((thrown) => ({
      right: false,
      text: words.failed(reasonOf(thrown)),
      step: null,
      proved: false,
    }));
    if (number !== latest.current) return;
    setProof("");
    setAnswer({ fact, verdict });
    if (verdict.right) finish({ found: true, mistakes });
    else setMistakes(mistakes + 1);
  };

  const showHelp = (next: number): void => {
    setLevel(next);
    if (next === DEEPEST) finish({ found: false, mistakes });
  };
  useEffect(() => {
    let wanted = true;
    if (level)
      explanationAt(level, position, row.key, language).then(
        (text) => wanted && setHelp(text),
        (thrown) => wanted && setHelp(words.failed(reasonOf(thrown))),
      );
    else setHelp("");
    return () => {
      wanted = false;
    };
  }, [level, position, language]);

  const keys = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (command?.kind === "step") setFocus(stepped(only(focus), command.down, command.right, false).focus);
    else if (command?.kind === "digit") void give(command.digit);
    else if (command?.kind === "hint") showHelp(Math.min(DEEPEST, level + 1));
    else if (command?.kind === "ink") setKind(kind === "place" ? "remove" : "place");
    else return;
    event.preventDefault();
  };

  const found = answer?.verdict.right ? answer.verdict.step : null;
  const drawing = useMemo(() => {
    if (found) return drawingOf(found, position, "auto", true);
    return level > 2 ? drawingOf(step, position, "auto", level === DEEPEST) : null;
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
            cell={words.cell(rowOf(focus) + 1, columnOf(focus) + 1)}
            onDigit={(digit) => void give(digit)}
          />
        )}
        <div role="status" class="judged">
          {answer ? (
            <>
              <p class={answer.verdict.right ? "verified" : "refuted"}>
                <strong>
                  {answer.verdict.right ? `✓ ${school.right}` : `✗ ${school.notYet}`} <span class="facts">{told(answer.fact, school)}</span>
                </strong>
              </p>
              <Explanation text={found?.text ?? plain(proof || answer.verdict.text, words)} pointed={pointed} onLight={light} />
            </>
          ) : null}
          {ended && !found ? <p>{school.shown}</p> : null}
        </div>
        {answer?.verdict.proved && !proof && !ended ? (
          <div class="buttons">
            <button class="small" onClick={() => void proofOf(exercise, row.key, answer.fact, language).then(setProof)}>
              {school.proof}
            </button>
          </div>
        ) : null}
        {ended ? after : null}
        {found ? null : (
          <fieldset>
            <legend>{school.help}</legend>
            <div class="buttons">
              {[1, 2, 3, 4].map((one) => (
                <button key={one} class="small" aria-pressed={level === one} onClick={() => showHelp(level === one ? 0 : one)}>
                  {one}. {words.depths[one]}
                </button>
              ))}
            </div>
            <div aria-live="polite">{help ? <Explanation text={help} pointed={pointed} onLight={light} /> : null}</div>
          </fieldset>
        )}
      </div>
    </div>
  );
}

/* `r3c4<>5` in words. */
function told(fact: string, school: ReturnType<typeof schoolWords>): string {
  const { cell, digit, placed } = candidateOf(fact)!;
  return placed ? school.places(digit, cellName(cell)) : school.removes(digit, cellName(cell));
}

/* The first empty cell from the middle on. */
function middleOf({ digits }: Given["position"]): number {
  const empty = digits.flatMap((digit, cell) => (digit ? [] : [cell]));
  return empty.find((cell) => cell >= 40) ?? empty[0] ?? 40;
}

interface KeysProps {
  school: ReturnType<typeof schoolWords>;
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** the digits that may be chosen */
  digits: readonly number[];
  focus: number;
  cell: string;
  onDigit: (digit: number) => void;
}

/* What the answer does, and a key for each digit. */
function Keys({ school, kind, onKind, digits, focus, cell, onDigit }: KeysProps): JSX.Element {
  const name = cellName(focus);
  return (
    <div class="answers" role="group" aria-label={`${school.digits}: ${cell}`}>
      <div class="buttons">
        {(["remove", "place"] as const).map((one) => (
          <button key={one} aria-pressed={kind === one} onClick={() => onKind(one)}>
            {school[one]}
          </button>
        ))}
      </div>
      <div class="pad-nine">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
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
