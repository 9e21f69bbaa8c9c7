/* core.ts - crosshatch for programs: strings in, typed objects out.  The module itself is not part of it.
 *
 *      const crosshatch = await load("/assets/crosshatch.wasm");
 *      crosshatch.hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
 *
 * All calls run the command itself (wasi.ts), so a program sees just what `crosshatch --json` prints.  Bad input is a
 * CrosshatchError.
 *
 * SPDX-License-Identifier: MIT
 */
import { Command, linesOf } from "./command.js";
import { CrosshatchError, kindOf, needText, usage } from "./error.js";
import * as o from "./options.js";
import { needFact } from "./position.js";
import { compileFrom, type Source } from "./source.js";
import { eachPuzzle, type Puzzles, SLICE, stream } from "./stream.js";
import type * as t from "./types.js";
import type { Outcome } from "./wasi.js";

export { CrosshatchError, type ErrorCode } from "./error.js";
export type * from "./options.js";
export { position } from "./position.js";
export type { Source } from "./source.js";
export type { Puzzles } from "./stream.js";
export type * from "./types.js";
export type { Outcome } from "./wasi.js";

export class Crosshatch {
  private readonly command: Command;

  constructor(module: WebAssembly.Module) {
    this.command = new Command(module);
  }

  /** Runs the command as a shell would: any command, any option, INPUT as standard input. */
  run(words: readonly string[], input = ""): Outcome {
    return this.command.run(words, input);
  }

  // ---- solve and explain ----

  /** The whole solve. */
  solve(puzzle: string, options?: o.SolveOptions): t.Log;
  solve(puzzles: readonly string[], options?: o.SolveOptions): t.Log[];
  solve(puzzles: string | readonly string[], options: o.SolveOptions = {}): t.Log | t.Log[] {
    return this.objectOrAll<t.Log>(solveWords(options), puzzles);
  }

  /** The whole solve of each puzzle. */
  solveAll(puzzles: readonly string[], options: o.SolveOptions & o.Batch = {}): t.Log[] {
    return this.all(solveWords(options, "solveAll"), puzzles, options.onProgress);
  }

  /** The whole solve of each puzzle of a stream. */
  solveStream(puzzles: Puzzles, options: o.SolveOptions = {}): AsyncGenerator<t.Log, void> {
    const words = solveWords(options);
    return stream(puzzles, (slice) => this.all<t.Log>(words, slice));
  }

  /** The solve without the steps that the solution does not need. */
  essential(puzzle: string, options: o.StepOptions = {}): t.Log {
    return this.command.object(["solve", "--log=json", "--essential", ...o.wordsFor("essential", options, o.TABLES.steps)], puzzle);
  }

  /** The solution explained to a learner, as text. */
  explain(puzzle: string, options: o.ExplainOptions = {}): string {
    return this.command.query(["explain", ...o.wordsFor("explain", options, o.TABLES.explain)], puzzle).out;
  }

  /** The solution in a few figures: how it opens, where it gets hard, its key, how it ends. */
  summary(puzzle: string, options: o.Options = {}): t.Summary {
    return this.command.object(["explain", "--summary", "--json", ...o.wordsFor("summary", options, o.TABLES.shared)], puzzle);
  }

  // ---- play ----

  /** The next step from here, as a log of one step, or of none where logic is stuck. Of a puzzle that is digits alone: the steps that lead to the next digit. */
  hint(puzzle: string, options?: o.HintOptions): t.Log;
  hint(puzzles: readonly string[], options?: o.HintOptions): t.Log[];
  hint(puzzles: string | readonly string[], options: o.HintOptions = {}): t.Log | t.Log[] {
    return this.objectOrAll<t.Log>(["hint", "--json", ...o.wordsFor("hint", options, o.TABLES.hint)], puzzles);
  }

  /** A part of the hint: 1 where to look, 2 what to look for, 3 the pattern. */
  clue(puzzle: string, level: 1 | 2 | 3, options: o.HintOptions = {}): t.Clue {
    if (![1, 2, 3].includes(level)) throw usage(`expected 1, 2 or 3 as the level of a clue; found ${String(level)}`);
    return this.command.object(["hint", "--json", `--level=${level}`, ...o.wordsFor("clue", options, o.TABLES.hint)], puzzle);
  }

  /** Every step that can be made here, simplest first, each as a log of one step. */
  moves(puzzle: string, options?: o.StepOptions): t.Log[];
  moves(puzzles: readonly string[], options?: o.StepOptions): t.Log[][];
  moves(puzzles: string | readonly string[], options: o.StepOptions = {}): t.Log[] | t.Log[][] {
    const words = ["hint", "--all", "--json", ...o.wordsFor("moves", options, o.TABLES.steps)];
    return this.each(puzzles, (puzzle) => this.command.objects<t.Log>(words, puzzle));
  }

  /** The argument for one fact (`r3c4=5`, `r3c4<>5`), as a log. */
  why(fact: t.Fact, puzzle: string, options?: o.StepOptions): t.Log;
  why(fact: t.Fact, puzzles: readonly string[], options?: o.StepOptions): t.Log[];
  why(fact: t.Fact, puzzles: string | readonly string[], options: o.StepOptions = {}): t.Log | t.Log[] {
    needFact(fact);
    return this.objectOrAll<t.Log>(["why", "--json", ...o.wordsFor("why", options, o.TABLES.steps), fact], puzzles);
  }

  /** Whether a move follows now, and whether the reason named shows it. */
  judge(move: t.Fact, puzzle: string, options: o.JudgeOptions = {}): t.Judgement {
    needFact(move);
    return this.command.object(["judge", "--json", ...o.wordsFor("judge", options, o.TABLES.judge), move], puzzle);
  }

  /** What forced each move of a game, lucky guesses, mistakes, what to practise. GAME is a text of moves or a game file. */
  review(game: string, puzzle?: string, options: o.ReviewOptions = {}): t.Review {
    needText(game, "a game");
    if (puzzle !== undefined) needText(puzzle, "a puzzle");
    const words = ["review", "--json", ...o.wordsFor("review", options, o.TABLES.review)];
    const { out } = this.command.need([...words, ...(puzzle === undefined ? [] : [operand(puzzle)]), "-"], game);
    return JSON.parse(out) as t.Review;
  }

  // ---- check and grade ----

  /** Whether a puzzle is sound, and what is wrong with it. */
  check(puzzle: string, options?: o.CheckOptions): t.Check;
  check(puzzles: readonly string[], options?: o.CheckOptions): t.Check[];
  check(puzzles: string | readonly string[], options: o.CheckOptions = {}): t.Check | t.Check[] {
    return this.objectOrAll<t.Check>(["check", "--json", ...o.wordsFor("check", options, o.TABLES.check)], puzzles);
  }

  /** How hard a puzzle is, on every scale. */
  grade(puzzle: string, options?: o.GradeOptions): t.Grade;
  grade(puzzles: readonly string[], options?: o.GradeOptions): t.Grade[];
  grade(puzzles: string | readonly string[], options: o.GradeOptions = {}): t.Grade | t.Grade[] {
    return this.objectOrAll<t.Grade>(gradeWords(options), puzzles);
  }

  /** How hard each puzzle is. */
  gradeAll(puzzles: readonly string[], options: o.GradeOptions & o.Batch = {}): t.Grade[] {
    return this.all(gradeWords(options, "gradeAll"), puzzles, options.onProgress);
  }

  /** How hard each puzzle of a stream is. */
  gradeStream(puzzles: Puzzles, options: o.GradeOptions = {}): AsyncGenerator<t.Grade, void> {
    const words = gradeWords(options);
    return stream(puzzles, (slice) => this.all<t.Grade>(words, slice));
  }

  /** The columns named, of each puzzle: several scales from one run. */
  gradeColumns(puzzles: readonly string[], options: o.ColumnOptions & o.Batch): t.GradeColumns[] {
    return this.all(columnWords(options), puzzles, options.onProgress);
  }

  /** The columns named, of each puzzle of a stream. */
  gradeColumnsStream(puzzles: Puzzles, options: o.ColumnOptions): AsyncGenerator<t.GradeColumns, void> {
    const words = columnWords(options);
    return stream(puzzles, (slice) => this.all<t.GradeColumns>(words, slice));
  }

  /** The steps that the SE ratings of a puzzle come from. */
  trace(puzzle: string, options: o.GradeOptions = {}): t.RatedSteps {
    return this.command.object(["grade", "--trace", ...o.wordsFor("trace", options, o.TABLES.grade)], puzzle);
  }

  /** Proves a log again, step by step, trusting nothing in it. */
  verify(log: t.Log | string, options?: o.VerifyOptions): t.Verdict;
  verify(logs: readonly (t.Log | string)[], options?: o.VerifyOptions): t.Verdict[];
  verify(logs: t.Log | string | readonly (t.Log | string)[], options: o.VerifyOptions = {}): t.Verdict | t.Verdict[] {
    const words = ["verify", "--json", ...o.wordsFor("verify", options, o.TABLES.verify), "-"];
    return this.each(logs, (log) => {
      const lines = linesOf(this.command.need(words, logText(log)).out);
      if (lines.length !== 1) throw new CrosshatchError(`expected a single log; found ${lines.length}`, "second-puzzle");
      return JSON.parse(lines[0]!) as t.Verdict;
    });
  }

  /** A proof for other programs: LRAT, or VeriPB's pseudo-Boolean form. */
  proof(puzzle: string, form: "lrat" | "pbp", options: o.ProofOptions = {}): t.Proof {
    const formula = { lrat: "cnf", pbp: "opb" }[form];
    if (formula === undefined) throw usage(`expected lrat or pbp as the form of a proof; found ${String(form)}`);
    const words = ["solve", `--log=${form}`, `--${formula}=/dev/stderr`, ...o.wordsFor("proof", options, o.TABLES.proof)];
    const { out, err } = this.command.query(words, puzzle);
    return { formula: err.replace(/^crosshatch: .*\n/gm, ""), proof: out };
  }

  // ---- make, convert, draw ----

  /** Makes puzzles to order; the same seed gives the same puzzles everywhere. */
  generate(options: o.GenerateOptions = {}): string[] {
    return linesOf(this.command.need(["generate", ...o.wordsFor("generate", options, o.TABLES.generate)]).out);
  }

  /** Reasoning traces of generated puzzles: each position of a solve, all steps there, and the argument of the step taken. */
  dataset(options: o.DatasetOptions = {}): t.Trace[] {
    const out = this.command.made(["dataset", ...o.wordsFor("dataset", options, o.TABLES.dataset)]);
    return linesOf(out).map((line) => JSON.parse(line) as t.Trace);
  }

  /** The same traces, made a puzzle at a time. */
  datasetStream(options: o.DatasetOptions = {}): AsyncGenerator<t.Trace, void> {
    return eachPuzzle(options, (one) => this.dataset(one));
  }

  /** The puzzle without the givens, from the first on, that the others make up for. */
  minimal(puzzle: string): string {
    return this.line(["convert", "--minimal"], puzzle);
  }

  /** The smallest of all equivalent puzzles: the same for any two that are equivalent. */
  canonical(puzzle: string): string {
    return this.line(["convert", "--canonical"], puzzle);
  }

  /** An equivalent puzzle that a number decides. */
  shuffle(puzzle: string, seed: number): string {
    if (!Number.isSafeInteger(seed)) throw usage(`expected a whole number as the seed; found ${String(seed)}`);
    return this.line(["convert", `--shuffle=${seed}`], puzzle);
  }

  /** The puzzles without those that came before, or that are equivalent to one. */
  dedup(puzzles: readonly string[], options: { canonical?: boolean } = {}): string[] {
    needArray(puzzles);
    this.each(puzzles, (puzzle) => this.line(["convert"], puzzle));
    const words = ["convert", "--dedup", ...o.wordsFor("dedup", options, o.TABLES.dedup), "-"];
    return linesOf(this.command.need(words, puzzles.map((puzzle) => `${puzzle}\n`).join("")).out);
  }

  /** The puzzle in another form; a form that cannot hold it is an error, unless by `force`. */
  write(puzzle: string, form: o.Form, options: { force?: boolean } = {}): string {
    needText(form, "a form");
    return this.command.text(["convert", `--to=${form}`, ...o.wordsFor("write", options, o.TABLES.write)], puzzle);
  }

  /** A picture of a puzzle, or of a step of a log, as SVG or characters. */
  draw(puzzle: string | t.Log, options: o.DrawOptions = {}): string {
    const { format = "svg", ...others } = options;
    const words = ["draw", `--format=${format}`, ...o.wordsFor("draw", others, o.TABLES.draw)];
    return this.command.query(words, typeof puzzle === "string" ? puzzle : logText(puzzle)).out;
  }

  // ---- learn ----

  /** Positions in which a technique is the easiest step, each as a log with that step. */
  practise(technique: o.TechniqueName, options: o.PractiseOptions = {}): t.Log[] {
    o.needName(technique);
    const { out } = this.command.need(["drill", "--json", ...o.wordsFor("practise", options, o.TABLES.practise), technique]);
    return linesOf(out).map((line) => JSON.parse(line) as t.Log);
  }

  /** A lesson on a technique, as a page of HTML. */
  lesson(technique: o.TechniqueName, options: o.LessonOptions = {}): string {
    o.needName(technique);
    return this.command.need(["lesson", "--format=html", ...o.wordsFor("lesson", options, o.TABLES.lesson), technique]).out;
  }

  /** Positions in which a technique is the easiest step, on pages to print, as HTML. */
  drill(technique: o.TechniqueName, options: o.DrillOptions = {}): string {
    o.needName(technique);
    return this.command.need(["drill", "--format=html", ...o.wordsFor("drill", options, o.TABLES.drill), technique]).out;
  }

  /** Puzzles on pages to print, as HTML: those given, or made to order. */
  worksheet(options: o.WorksheetOptions = {}, puzzles: readonly string[] = []): string {
    needArray(puzzles);
    const words = ["worksheet", "--format=html", ...o.wordsFor("worksheet", options, o.TABLES.worksheet)];
    for (const puzzle of puzzles) needText(puzzle, "a puzzle");
    return puzzles.length > 0
      ? this.command.need([...words, "-"], puzzles.map((puzzle) => `${puzzle}\n`).join("")).out
      : this.command.need(words).out;
  }

  /** The techniques in the order to learn them, with puzzles proved to need just the new one. */
  curriculum(options: o.PractiseOptions = {}): t.Lesson[] {
    const { out } = this.command.need(["curriculum", "--json", ...o.wordsFor("curriculum", options, o.TABLES.practise)]);
    return linesOf(out).map((line) => JSON.parse(line) as t.Lesson);
  }

  /** Runs the cases of a technique library in HoDoKu's line format. */
  library(cases: string, options: { only?: string } = {}): t.LibraryResult {
    needText(cases, "a library");
    const { out } = this.command.need(["library", ...o.wordsFor("library", options, o.TABLES.library), "-"], cases);
    const figures = /^(\d+) passed, (\d+) failed$/m.exec(out);
    if (!figures) throw new CrosshatchError("expected a case of a technique library; found none", "empty-input");
    return { passed: Number(figures[1]), failed: Number(figures[2]), text: out };
  }

  /** All techniques, or those named, with their texts and an example each. */
  techniques(names: readonly o.TechniqueName[] = [], options: { language?: "en" | "ko" } = {}): t.Strategy[] {
    needArray(names);
    names.forEach(o.needName);
    const { out } = this.command.need(["strategies", "--json", ...o.wordsFor("techniques", options, o.TABLES.language), ...names]);
    return linesOf(out).map((line) => JSON.parse(line) as t.Strategy);
  }

  /** The techniques that another program names, each with our keys for it. */
  compare(program: o.Program, options: { language?: "en" | "ko" } = {}): t.Comparison[] {
    const { out } = this.command.need(["strategies", "--json", "--compare", program, ...o.wordsFor("compare", options, o.TABLES.language)]);
    return linesOf(out).map((line) => JSON.parse(line) as t.Comparison);
  }

  // ---- one or many ----

  /* The result for one input, or an array of the results for an array of inputs. */
  private each<Input, Result>(inputs: Input | readonly Input[], of: (input: Input) => Result): Result | Result[] {
    if (!Array.isArray(inputs)) return of(inputs as Input);
    return inputs.map((input: Input, i) => this.command.numbered(i, inputs.length, () => of(input)));
  }

  private objectOrAll<T>(words: readonly string[], puzzles: string | readonly string[]): T | T[] {
    return typeof puzzles === "string" || !Array.isArray(puzzles)
      ? this.command.object<T>(words, puzzles as string)
      : this.all<T>(words, puzzles);
  }

  private all<T>(words: readonly string[], puzzles: readonly string[], onProgress?: o.Batch["onProgress"]): T[] {
    needArray(puzzles);
    if (onProgress === undefined) return this.command.many<T>(words, puzzles);
    const results: T[] = [];
    for (let at = 0; at < puzzles.length; at += SLICE) {
      results.push(...this.command.many<T>(words, puzzles.slice(at, at + SLICE), at, puzzles.length));
      onProgress(results.length, puzzles.length);
    }
    return results;
  }

  private line(words: readonly string[], puzzle: string): string {
    return this.command.text(words, puzzle).trim();
  }
}

function solveWords(options: o.SolveOptions, method: "solve" | "solveAll" = "solve"): string[] {
  return ["solve", "--log=json", ...o.wordsFor(method, options, o.TABLES[method])];
}

function gradeWords(options: o.GradeOptions, method: "grade" | "gradeAll" = "grade"): string[] {
  return ["grade", "--json", ...o.wordsFor(method, options, o.TABLES[method])];
}

function columnWords(options: o.ColumnOptions): string[] {
  const words = o.wordsFor("gradeColumns", options, o.TABLES.gradeColumns);
  if (options.columns === undefined) throw usage('expected columns, such as ["puzzle", "se.er"]; found none');
  return ["grade", "--json", ...words];
}

function needArray(value: unknown): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) throw usage(`expected an array; found ${kindOf(value)}`);
}

/* A puzzle as an operand. It may begin with an empty cell written as -, but is no option. */
function operand(puzzle: string): string {
  return puzzle.trim().replace(/^-/, ".");
}

function logText(log: t.Log | string): string {
  if (typeof log === "string") return log;
  if (typeof log !== "object" || log === null || Array.isArray(log)) throw usage(`expected a log; found ${kindOf(log)}`);
  return `${JSON.stringify(log)}\n`;
}

/** Loads the module from SOURCE. */
export async function load(source: Source | Promise<Source>): Promise<Crosshatch> {
  return new Crosshatch(await compileFrom(source));
}
