/* types.ts - the JSON that the command prints, as the schemas in docs/ describe it (docs/log-format.md, docs/check-format.md,
 * docs/grading.md); src/schemas is made from them.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Placed, Removed } from "./schemas/log.js";

export type { Check, Mistake, Repair } from "./schemas/check.js";
export type { CrosshatchGrade as Grade } from "./schemas/grade.js";
export type { Cell, Constraint, CrosshatchLog as Log, Line, Pattern, Placed, Removed, Step } from "./schemas/log.js";
export type { CrosshatchReview as Review, Move as ReviewedMove } from "./schemas/review.js";
export type { CrosshatchStrategy as Strategy } from "./schemas/strategy.js";

/** `r3c4=5` or `r3c4<>5` */
export type Fact = Placed | Removed;

export interface Verdict {
  verdict: "verified" | "refuted" | "unproved";
  /** Of a verified log with steps by uniqueness: it is a proof if the puzzle has one solution. */
  assumes?: "unique";
  /** What the command said. */
  text: string;
}
