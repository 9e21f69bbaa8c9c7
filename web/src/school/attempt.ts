/* attempt.ts - a learner's work on one position: answers, their verdicts, and the help taken.
 *
 * It ends once: when an answer is right, or when the argument, the deepest help, is shown.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step } from "crosshatch";
import { useRef, useState } from "preact/hooks";
import { reasonOf } from "../engine";
import { type Language, useWords } from "../words";
import { useAnswer } from "./answer";
import { explanationAt } from "./examples";
import { type Exercise, judged, proofOf, type Verdict } from "./exercises";

/** How a position ended. */
export interface Outcome {
  found: boolean;
  mistakes: number;
}

/** The depths of help; the last one shows the argument. */
export const DEPTHS = [1, 2, 3, 4] as const;
const DEEPEST = 4;

interface Answer {
  fact: string;
  verdict: Verdict;
  /** the proof, once it was requested */
  proof: string;
}

export interface Attempt {
  answer: Answer | null;
  /** the step of the technique that the right answer is of */
  found: Step | null;
  ended: boolean;
  /** the depth of help, 0 for none, and its text */
  level: number;
  help: string;
  give: (fact: string) => Promise<void>;
  prove: () => Promise<void>;
  askHelp: (level: number) => void;
}

export function useAttempt(key: string, exercise: Exercise, language: Language, onEnd: (outcome: Outcome) => void): Attempt {
  const words = useWords();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [mistakes, setMistakes] = useState(0);
  const [level, setLevel] = useState(0);
  const [ended, end] = useState(false);
  const latest = useRef(0);
  const failed = (thrown: unknown): string => words.failed(reasonOf(thrown));
  const help = useAnswer("", () => (level ? explanationAt(level, exercise.position, key, language).catch(failed) : null), [
    level,
    exercise,
    language,
  ]);

  const finish = (found: boolean): void => {
    if (ended) return;
    end(true);
    onEnd({ found, mistakes });
  };

  return {
    answer,
    found: answer?.verdict.right ? answer.verdict.step : null,
    ended,
    level,
    help,
    async give(fact) {
      if (ended) return;
      const number = ++latest.current;
      try {
        const verdict = await judged(exercise, key, fact, language);
        if (number !== latest.current) return;
        setAnswer({ fact, verdict, proof: "" });
        if (verdict.right) finish(true);
        else setMistakes(mistakes + 1);
      } catch (thrown) {
        setAnswer({ fact, verdict: { right: false, text: failed(thrown), step: null, proved: false }, proof: "" });
      }
    },
    async prove() {
      if (answer) setAnswer({ ...answer, proof: await proofOf(exercise, key, answer.fact, language).catch(failed) });
    },
    askHelp(next) {
      setLevel(next);
      if (next === DEEPEST) finish(false);
    },
  };
}
