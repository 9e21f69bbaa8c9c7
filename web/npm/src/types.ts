/* types.ts - the JSON that the command prints, as docs/log-format.md and the schemas beside it say.
 *
 * SPDX-License-Identifier: MIT
 */

/** `r3c4` */
export type Cell = string;
/** `r3c4=5` or `r3c4<>5` */
export type Fact = string;
/** `r3c4`, or a digit and a house: `5b6` */
export type Constraint = string;

/** One inference of an argument, or a case distinction, or the constraint that nothing satisfies any more. */
export type ArgumentLine =
  | { assume: Fact }
  | { then: Fact; by: Constraint }
  | { cases: Constraint; branches: ArgumentLine[][] }
  | { fails: Constraint };

/** What a picture needs: cells, digits, houses and candidates by the role they play.  Empty roles are left out. */
export interface Pattern {
  cells?: Cell[];
  digits?: string;
  houses?: string[];
  covers?: string[];
  fins?: Fact[];
  endofins?: Fact[];
  pivot?: Cell[];
  targets?: Fact[];
  colours?: Fact[][];
  guardians?: Fact[];
  hatching?: Fact[];
  closed?: unknown[];
  sets?: { cells: Cell[]; digits: string }[];
  commons?: { sets: number[]; digit: number | string }[];
  links?: { from: Fact | Fact[]; to: Fact | Fact[]; strong: boolean }[];
  kind?: string;
}

/** One certified deduction. */
export interface Step {
  step: number;
  technique: string;
  place: Fact[];
  eliminate: Fact[];
  premises: { constraints: Constraint[]; deadly?: Record<Cell, string>[] };
  after: number[];
  pattern: Pattern;
  argument?: ArgumentLine[][];
  text?: string;
}

/** A solve: the certified log. */
export interface Log {
  format: "crosshatch-log";
  version: number;
  puzzle: string;
  start?: Fact[];
  outcome: "solved" | "stuck" | "contradiction" | "guessed";
  solution: string;
  steps: Step[];
}

/** The verdict on a puzzle.  Members that do not apply are absent; docs/formats.md lists them all. */
export interface Check {
  format: "crosshatch-check";
  version: number;
  puzzle: string;
  verdict: string;
  solution?: string;
  [member: string]: unknown;
}

/** Difficulty on every scale. */
export interface Grade {
  format: "crosshatch-grade";
  version: number;
  puzzle: string;
  status: string;
  givens: number;
  level?: string;
  technique?: string;
  er?: number;
  ep?: number;
  ed?: number;
  hodoku_level?: string;
  hodoku_score?: number;
  rules: string;
  [member: string]: unknown;
}

export interface Verdict {
  verdict: "verified" | "refuted" | "unproved";
  /** What the command said. */
  text: string;
}
