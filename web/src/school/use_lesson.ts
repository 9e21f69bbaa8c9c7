/* use_lesson.ts - the state of a lesson on the page, kept as it changes.
 *
 * SPDX-License-Identifier: MIT
 */
import { useRef, useState } from "preact/hooks";
import { fresh, type Progress, record, restarted } from "./progress";

export interface LessonState {
  progress: Progress;
  change: (how: (before: Progress) => Progress) => void;
}

/** KEPT is what the browser knows of the technique; with a SEED of another lesson, that lesson begins. */
export function useLesson(key: string, kept: Progress | undefined, seed: number | null): LessonState {
  const [progress, set] = useState(() => {
    const known = kept ?? fresh(key);
    return seed === null || seed === known.seed ? known : restarted(known, seed);
  });
  /* A change may come from an earlier drawing, such as that in which a puzzle was ordered. */
  const latest = useRef(progress);
  const change = (how: (before: Progress) => Progress): void => {
    const next = how(latest.current);
    latest.current = next;
    set(next);
    /* What another tab reached meanwhile stays. */
    record(key, (before) => ({ ...next, learned: before.learned || next.learned, best: next.best || before.best })).catch(() => {});
  };
  return { progress, change };
}
