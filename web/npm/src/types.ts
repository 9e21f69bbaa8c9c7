/* types.ts - the JSON that the command prints, as the schemas in docs/ describe it (docs/log-format.md, docs/check-format.md,
 * docs/grading.md); src/schemas is made from them.
 *
 * SPDX-License-Identifier: MIT
 */
import type { CrosshatchGradeColumns } from "./schemas/grade-columns.js";
import type { Placed, Removed } from "./schemas/log.js";
import type { ColumnGroup } from "./schemas/names.js";
import type { CrosshatchVerdict } from "./schemas/verdict.js";

export type { Check, Mistake, Repair } from "./schemas/check.js";
export type { CrosshatchComparison as Comparison } from "./schemas/comparison.js";
export type { CrosshatchCurriculum as Lesson } from "./schemas/curriculum.js";
export type { CrosshatchGrade as Grade } from "./schemas/grade.js";
export type { CrosshatchGradeColumns as GradeColumns } from "./schemas/grade-columns.js";
export type { CrosshatchHint as Clue } from "./schemas/hint.js";
export type { CrosshatchJudgement as Judgement } from "./schemas/judge.js";
export type { Cell, Constraint, CrosshatchLog as Log, Line, Pattern, Placed, Removed, Step } from "./schemas/log.js";
export type { ColumnGroup, Reason, TechniqueKey } from "./schemas/names.js";
export type { CrosshatchRating as RatedSteps } from "./schemas/rating.js";
export type { CrosshatchReview as Review, Move as ReviewedMove } from "./schemas/review.js";
export type { CrosshatchStrategy as Strategy } from "./schemas/strategy.js";
export type { CrosshatchSummary as Summary } from "./schemas/summary.js";
export type { CrosshatchTrace as Trace } from "./schemas/trace.js";

export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

/** `r3c4=5` or `r3c4<>5` */
export type Fact = Placed | Removed;

/** A column of a grade, or a group of columns. */
export type Column = Exclude<keyof CrosshatchGradeColumns, "format" | "version"> | ColumnGroup;

/** Of a log that could be read. */
export type Verdict = CrosshatchVerdict & { verdict: "verified" | "refuted" | "unproved" };

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
