/* methods.ts - the methods that a worker answers: all of Crosshatch but the streams, which a client makes of others.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Crosshatch } from "./core.js";

export type Streams = "solveStream" | "gradeStream" | "gradeColumnsStream" | "datasetStream";
export type Method = Exclude<keyof Crosshatch, Streams>;

/* The compiler reports a method that is missing or unknown here. */
const ALL: Record<Method, true> = {
  ...{ run: true, solve: true, solveAll: true, essential: true, explain: true, summary: true },
  ...{ hint: true, clue: true, moves: true, why: true, judge: true, review: true },
  ...{ check: true, grade: true, gradeAll: true, gradeColumns: true, trace: true, verify: true, proof: true },
  ...{ generate: true, dataset: true, minimal: true, canonical: true, shuffle: true, dedup: true, write: true, draw: true },
  ...{ practise: true, lesson: true, drill: true, worksheet: true, curriculum: true, library: true, techniques: true, compare: true },
};

export const METHODS = Object.keys(ALL) as Method[];
