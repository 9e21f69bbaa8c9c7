/* steps.ts - what a step concludes.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Step } from "crosshatch";
import { bit, candidateOf } from "../facts";

export const conclusionsOf = (step: Step): string[] => [...step.place, ...step.eliminate];

/** The conclusions that say something new on a board with the candidates MARKS. */
export const newsOf = (step: Step, marks: readonly number[]): string[] =>
  conclusionsOf(step).filter((fact) => {
    const it = candidateOf(fact);
    return it !== null && (marks[it.cell]! & bit(it.digit)) !== 0;
  });
