/* options.ts - the options of the methods, and the words of the command that they become.
 *
 * SPDX-License-Identifier: MIT
 */
import { kindOf, needText, usage } from "./error.js";
import type { Column, Level, Removed, TechniqueKey } from "./types.js";

/** A program whose names of techniques `compare` lists. */
export type Program = "sunnie" | "sudokuwiki" | "hodoku" | "se" | "csp";

/** A technique by its key; other names and groups are read as well. */
export type TechniqueName = TechniqueKey | (string & {});

export type Palette = "hodoku" | "colorblind" | "print";
/** Whose ratings: SE 1.2.1.3, or one of its relatives. */
export type Scale = "se" | "sx" | "sukaku" | "bank";

export interface Options {
  /** Which strategies, as `--strategies`: names and groups, `+name` adds, `-name` removes. */
  strategies?: string;
  /** The order and choice of strategies. */
  profile?: "default" | "hodoku" | "se" | "sx" | "sukaku" | "csp";
  /** What to try first: names and groups, or a whole order. */
  order?: "default" | "sudokuwiki" | "hodoku" | "se" | (string & {});
  /** The language of the sentences. */
  language?: "en" | "ko";
  /** The givens, where the puzzle is a half-solved grid. */
  from?: string;
}

export interface StepOptions extends Options {
  /** Add the argument of each step, line by line. */
  argument?: boolean;
  /** Add each step as the community writes it. */
  notation?: boolean;
}

export interface SolveOptions extends StepOptions {
  /** Guess where logic is stuck. */
  guess?: boolean;
  /** Of all steps of a technique take the one that a person sees first, not the first found; slower. */
  easiest?: boolean;
}

/** Of a method for many puzzles. */
export interface Batch {
  /** Called with the number of puzzles that are done, and of all. */
  onProgress?: (done: number, total: number) => void;
}

export interface ExplainOptions extends SolveOptions {
  /** Every step of the solver, not only those that the solution needs. */
  full?: boolean;
  /** Runs of singles merged. */
  brief?: boolean;
  /** Only the steps of these techniques. */
  steps?: string;
  /** How much of the grid to draw before a step. */
  grid?: "auto" | "full" | "none";
}

export interface HintOptions extends StepOptions {
  /** What the player writes besides digits; without it, the puzzle's candidates count. */
  marks?: "none" | "corner" | "full" | "auto";
  /** What the player has ruled out on paper: `["r6c9<>2"]`. */
  done?: readonly Removed[];
  /** Only these techniques and all that is easier. */
  known?: string;
}

export interface JudgeOptions extends StepOptions {
  /** The reason that the player gives: a technique. */
  because?: TechniqueName;
}

export interface ReviewOptions {
  language?: "en" | "ko";
  /** The techniques that the player knows; without it, all up to the level of the puzzle. */
  known?: string;
  /** Show also steps with digits that the game does not have in the end. */
  solutions?: boolean;
}

export type CheckOptions = Pick<Options, "from" | "language">;

export interface ProofOptions extends Options {
  /** Guess where logic is stuck. */
  guess?: boolean;
  /** Use strategies that assume one solution; the formula says what it assumes. */
  assumeUnique?: boolean;
}

export interface GradeOptions {
  scale?: Scale;
  /** Stop rating as soon as ER is above this. */
  maxEr?: number;
  /** SE ratings also of puzzles without a solution or with several. */
  asIs?: boolean;
}

export interface ColumnOptions extends GradeOptions {
  /** Which columns, in this order: `se.er`, or a group such as `se`. */
  columns: readonly Column[];
}

export interface VerifyOptions {
  /** Check also the technique and the text of each step, spare premises and the outcome; `"steps"`: of logs that end early. */
  strict?: boolean | "whole" | "steps";
  language?: "en" | "ko";
}

export interface GenerateOptions extends Pick<Options, "strategies" | "profile" | "order"> {
  count?: number;
  /** The same number gives the same puzzles. */
  seed?: number;
  /** A level, or a range such as `easy-hard`. */
  level?: Level | `${Level}-${Level}`;
  /** The SE rating: `7.1`, or a range such as `3.0-4.5`. */
  se?: string;
  /** HoDoKu's score, such as `500-900`. */
  score?: string;
  /** How many givens, such as `24-28`. */
  givens?: string;
  symmetry?: "none" | "180" | "90" | "left-right" | "up-down" | "diagonal" | "antidiagonal" | "full";
  /** 81 characters, `x` for a given and `.` for none. */
  pattern?: string;
  /** The solution uses each of these techniques. */
  with?: readonly TechniqueName[];
  /** Without each of these the puzzle is not solved. */
  needs?: readonly TechniqueName[];
  /** The solution uses none of these techniques. */
  without?: readonly TechniqueName[];
  minimal?: "auto" | "yes" | "no";
  /** Give a puzzle up after so many tries. */
  tries?: number;
  /** Stop after so many seconds. */
  time?: number;
}

export interface DatasetOptions
  extends Pick<
    GenerateOptions,
    "strategies" | "count" | "seed" | "level" | "se" | "score" | "symmetry" | "with" | "needs" | "without" | "tries"
  > {
  /** Begin with this puzzle of the seed, from 1. */
  first?: number;
  /** Only the puzzles of this part. */
  split?: "all" | "train" | "test";
}

export interface DrawOptions extends Pick<Options, "strategies" | "profile" | "order" | "language" | "from"> {
  /** The board before this step of the log, or of the solve, and the pattern of that step. */
  step?: number;
  format?: "svg" | "text";
  palette?: Palette;
  marks?: "auto" | "all" | "none";
  /** r1 to r9 and c1 to c9 at the edges. */
  coordinates?: boolean;
  /** No legend below the board. */
  bare?: boolean;
  /** The width in pixels. */
  size?: number;
}

export interface PractiseOptions {
  count?: number;
  /** The same number gives the same positions. */
  seed?: number;
  language?: "en" | "ko";
}

export interface LessonOptions extends PractiseOptions {
  palette?: Palette;
}

export interface DrillOptions extends LessonOptions {
  /** Add the answers, on pages of their own. */
  answers?: boolean;
  title?: string;
}

export interface WorksheetOptions extends PractiseOptions {
  /** Puzzles that need this technique, and nothing harder. */
  technique?: TechniqueName;
  level?: Level | `${Level}-${Level}`;
  perPage?: 1 | 2 | 4 | 6;
  /** Add the answers, on pages of their own. */
  answers?: boolean;
  title?: string;
}

/** A form that `write` makes. */
export type Form =
  | "line"
  | "lines"
  | "spaced"
  | "grid"
  | "candidates"
  | "marks"
  | "sdm"
  | "sdk"
  | "ss"
  | "library"
  | "csv"
  | "opensudoku"
  | `link:${"f-puzzles" | "sudokupad" | "sudokuwiki" | "sudoku.coach"}`;

/* What an option takes; the names are those of the command, in capitals and hyphens. */
type Kind = "text" | "number" | "flag" | "list" | "mode" | "function";
export type Table = Readonly<Record<string, Kind>>;

const SHARED: Table = { strategies: "text", profile: "text", order: "text", language: "text", from: "text" };
const STEPS: Table = { ...SHARED, argument: "flag", notation: "flag" };
const BATCH: Table = { onProgress: "function" };
const SOLVE: Table = { ...STEPS, guess: "flag", easiest: "flag" };
const GRADE: Table = { scale: "text", maxEr: "number", asIs: "flag" };
const ORDER: Table = {
  ...{ strategies: "text", count: "number", seed: "number", level: "text", se: "text", score: "text", symmetry: "text" },
  ...{ with: "list", needs: "list", without: "list", tries: "number" },
};
const PRACTISE: Table = { count: "number", seed: "number", language: "text" };

export const TABLES = {
  shared: SHARED,
  steps: STEPS,
  solve: SOLVE,
  solveAll: { ...SOLVE, ...BATCH },
  explain: { ...SOLVE, full: "flag", brief: "flag", steps: "text", grid: "text" },
  hint: { ...STEPS, marks: "text", done: "list", known: "text" },
  judge: { ...STEPS, because: "text" },
  review: { language: "text", known: "text", solutions: "flag" },
  check: { from: "text", language: "text" },
  grade: GRADE,
  gradeAll: { ...GRADE, ...BATCH },
  gradeColumns: { ...GRADE, ...BATCH, columns: "list" },
  verify: { strict: "mode", language: "text" },
  proof: { ...SHARED, guess: "flag", assumeUnique: "flag" },
  generate: { ...ORDER, profile: "text", order: "text", givens: "text", pattern: "text", minimal: "text", time: "number" },
  dataset: { ...ORDER, first: "number", split: "text" },
  draw: {
    ...{ ...SHARED, step: "number", format: "text", palette: "text", marks: "text", coordinates: "flag", bare: "flag" },
    ...{ size: "number" },
  },
  practise: PRACTISE,
  lesson: { ...PRACTISE, palette: "text" },
  drill: { ...PRACTISE, palette: "text", answers: "flag", title: "text" },
  worksheet: { ...PRACTISE, technique: "text", level: "text", perPage: "number", answers: "flag", title: "text" },
  write: { force: "flag" },
  dedup: { canonical: "flag" },
  library: { only: "text" },
  language: { language: "text" },
} satisfies Record<string, Table>;

/* `maxEr` is --max-er; `language` is --lang. */
function optionOf(name: string): string {
  return name === "language" ? "lang" : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const EXPECTED: Record<Kind, string> = {
  text: "a string",
  number: "a number",
  flag: "true or false",
  list: "an array of strings",
  mode: "true, false or a string",
  function: "a function",
};

function fits(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "number":
      return Number.isFinite(value);
    case "flag":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
    case "mode":
      return typeof value === "string" || typeof value === "boolean";
    case "function":
      return typeof value === "function";
  }
}

/** The words for the options, where undefined is none.  Refuses options that the table lacks, and values of another kind. */
export function wordsFor(method: string, options: unknown, table: Table): string[] {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw usage(`${method}: expected the options as an object; found ${kindOf(options)}`);
  return Object.entries(options).flatMap(([name, value]): string[] => {
    if (value === undefined) return [];
    if (!Object.hasOwn(table, name)) throw usage(`${method} has no option "${name}"; it takes ${Object.keys(table).join(", ") || "none"}`);
    const kind = table[name]!;
    if (!fits(value, kind)) throw usage(`${method}: ${name} is ${EXPECTED[kind]}; found ${kindOf(value)}`);
    if (kind === "function") return [];
    if (typeof value === "boolean") return value ? [`--${optionOf(name)}`] : [];
    return [`--${optionOf(name)}=${Array.isArray(value) ? value.join(",") : value}`];
  });
}

/** Refuses a word that is no name of a technique, such as an option. */
export function needName(value: unknown): asserts value is string {
  needText(value, "the name of a technique");
  if (!/^\w[\w -]*$/.test(value)) throw usage(`expected the name of a technique; found "${value}"`);
}
