/* types.ts - the JSON that the command prints, as the schemas in docs/ describe it (docs/log-format.md, docs/check-format.md,
 * docs/grading.md); src/schemas is made from them.
 *
 * SPDX-License-Identifier: MIT
 */
import type { CrosshatchLog, Placed, Removed } from "./schemas/log.js";
import type { CrosshatchVerdict } from "./schemas/verdict.js";

export type { Check, Mistake, Repair } from "./schemas/check.js";
export type { CrosshatchComparison as Comparison } from "./schemas/comparison.js";
export type { CrosshatchCurriculum as Lesson } from "./schemas/curriculum.js";
export type { CrosshatchGrade as Grade } from "./schemas/grade.js";
export type { CrosshatchHint as Clue } from "./schemas/hint.js";
export type { Cell, Constraint, CrosshatchLog as Log, Line, Pattern, Placed, Removed, Step } from "./schemas/log.js";
export type { Reason, TechniqueKey } from "./schemas/names.js";
export type { CrosshatchReview as Review, Move as ReviewedMove } from "./schemas/review.js";
export type { CrosshatchStrategy as Strategy } from "./schemas/strategy.js";
export type { CrosshatchSummary as Summary } from "./schemas/summary.js";

export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

/** `r3c4=5` or `r3c4<>5` */
export type Fact = Placed | Removed;

/** Of a log that could be read. */
export type Verdict = CrosshatchVerdict & { verdict: "verified" | "refuted" | "unproved" };

/** What `judge` says of a move (docs/judge.md). */
export interface Judgement {
  format: "crosshatch-judge";
  version: 1;
  puzzle: string;
  move: Fact;
  verdict: "follows" | "right" | "wrong" | "undecided" | "unsolvable" | "unfinished";
  "pencil-marks"?: "notes";
  /** Of `unsolvable`: digits of which one is likely the mistake. */
  suspects?: Placed[];
  /** The position holds the move already. */
  placed?: "given" | "entered";
  /** The grid has mistakes; the move is judged without these. */
  mistakes?: true;
  /** Of `follows`: the easiest technique that shows it. */
  technique?: CrosshatchLog["steps"][number]["technique"];
  /** Of `follows`: its step, as a log. */
  step?: CrosshatchLog;
  /** The digit that decides the move by itself. */
  sees?: Placed;
  /** Of `right`: the proof of the move; of `wrong`: that of its opposite. */
  proof?: CrosshatchLog;
  /** Of `undecided`: a solution that has the candidate of the move, and one that lacks it. */
  with?: string;
  without?: string;
  /** With `because`: whether the reason shows the move in one step. */
  reason?: boolean;
  /** That step, as a log. */
  because?: CrosshatchLog;
  /** The reason is this step of `way`. */
  part?: number;
  way?: CrosshatchLog;
  /** If `reason` is false: whether the reason finds any step here. */
  finds?: boolean;
}

/** The steps that the ratings of a puzzle come from; of a puzzle that is not rated only what it is. */
export interface RatedSteps {
  puzzle: string;
  status?: "several" | "unsolvable" | "unfinished";
  er?: number;
  ep?: number;
  ed?: number;
  steps?: { technique: string; rating: number; place?: string; eliminate?: string[] }[];
}

/** A proof for other programs, and the formula that it proves. */
export interface Proof {
  formula: string;
  proof: string;
}

/** What `library` found. */
export interface LibraryResult {
  passed: number;
  failed: number;
  /** A line for each case that failed, and the figures. */
  text: string;
}
