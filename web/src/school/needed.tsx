/* needed.tsx - the end of a lesson: a puzzle that needs its technique, and the lesson's link.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { reasonOf } from "../engine";
import { begunWith } from "../store/database";
import { type Language, useWords } from "../words";
import { useAnswer } from "./answer";
import { puzzleFor } from "./exercises";
import type { LessonState } from "./use_lesson";
import { schoolWords } from "./words";

interface Props {
  row: Strategy;
  language: Language;
  lesson: LessonState;
}

export function Needed({ row, language, lesson }: Props): JSX.Element {
  const words = useWords();
  const school = schoolWords[language];
  const { progress, change } = lesson;
  const [making, make] = useState(false);
  const [trouble, explain] = useState("");
  const [copied, copy] = useState(false);
  const { puzzle } = progress;
  const game = useAnswer(null, () => (puzzle ? begunWith(`p=${puzzle}`).catch(() => null) : null), [puzzle]);

  const makePuzzle = async (): Promise<void> => {
    make(true);
    explain("");
    try {
      const { seed } = progress;
      const made = await puzzleFor(row, seed);
      change((before) => (before.seed === seed ? { ...before, puzzle: made } : before));
    } catch (thrown) {
      explain(words.noPuzzle(reasonOf(thrown)));
    } finally {
      make(false);
    }
  };

  const link = `${location.href.replace(/#.*/, "")}#/technique/${row.key}/${progress.seed}`;
  return (
    <>
      <p>{school.needsHow}</p>
      <div class="buttons">
        {puzzle ? (
          <a class="button" href={`#p=${puzzle}`}>
            {school.playPuzzle}
          </a>
        ) : (
          <button onClick={() => void makePuzzle()} disabled={making}>
            {making ? words.making : school.makePuzzle}
          </button>
        )}
        {game?.solved ? <span class="verified">✓ {school.solved}</span> : null}
      </div>
      {trouble ? <p role="alert">{trouble}</p> : null}
      <p class="quiet">
        <a href={link}>{school.link}</a>{" "}
        <button class="small" onClick={() => void navigator.clipboard.writeText(link).then(() => copy(true))}>
          {words.copyLink}
        </button>{" "}
        <span role="status">{copied ? words.copied : ""}</span>
        <br />
        {school.linkHelp}
      </p>
    </>
  );
}
