/* core.ts - crosshatch for programs: strings in, typed objects out.  The module itself is not part of it.
 *
 *      const crosshatch = await load("/assets/crosshatch.wasm");
 *      crosshatch.hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
 *
 * All calls run the command itself (wasi.ts), so a program sees just what `crosshatch --json` prints.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Check, Fact, Grade, Log, Removed, Verdict } from "./types.js";
import { type Outcome, runCommand } from "./wasi.js";

export type * from "./types.js";
export type { Outcome } from "./wasi.js";

/** The input cannot be read, or an option is wrong; the message says where and why. */
export class CrosshatchError extends Error {
  override readonly name = "CrosshatchError";
}

export interface Options {
  /** Which strategies, as `--strategies`: names and groups, `+name` adds, `-name` removes. */
  strategies?: string;
  /** The order and choice of strategies. */
  profile?: "default" | "hodoku" | "se" | "sx" | "sukaku";
  /** The language of the sentences. */
  language?: "en" | "ko";
  /** The givens, where the puzzle is a half-solved grid. */
  from?: string;
}

export interface SolveOptions extends Options {
  /** Guess where logic is stuck. */
  guess?: boolean;
  /** Add the argument of each step, line by line. */
  argument?: boolean;
}

export interface HintOptions extends Options {
  /** What the player writes besides digits, as `--marks`; without it, the puzzle's candidates count. */
  marks?: "none" | "corner" | "full" | "auto";
  /** What the player has ruled out on paper, as `--done`: `["r6c9<>2"]`. */
  done?: readonly Removed[];
}

export class Crosshatch {
  constructor(private readonly module: WebAssembly.Module) {}

  /** Runs the command as a shell would: any command, any option, INPUT as standard input. */
  run(words: readonly string[], input = ""): Outcome {
    for (const word of [...words, input]) needString(word, "a word or the input");
    return runCommand(this.module, words, input);
  }

  /** The whole solve. */
  solve(puzzle: string, options?: SolveOptions): Log;
  solve(puzzles: readonly string[], options?: SolveOptions): Log[];
  solve(puzzles: string | readonly string[], options: SolveOptions = {}): Log | Log[] {
    const words = ["--log=json", ...shared(options)];
    if (options.guess) words.push("--guess");
    if (options.argument) words.push("--argument");
    return each(puzzles, (puzzle) => this.object<Log>("solve", words, puzzle));
  }

  /** The next step from here, as a log of one step, or of none where logic is stuck. Of a puzzle that is digits alone: the steps that lead to the next digit. */
  hint(puzzle: string, options?: HintOptions): Log;
  hint(puzzles: readonly string[], options?: HintOptions): Log[];
  hint(puzzles: string | readonly string[], options: HintOptions = {}): Log | Log[] {
    const words = ["--json", ...shared(options)];
    if (options.marks !== undefined) words.push(`--marks=${options.marks}`);
    if (options.done !== undefined) words.push(`--done=${options.done.join(",")}`);
    return each(puzzles, (puzzle) => this.object<Log>("hint", words, puzzle));
  }

  /** Every step that can be made here, simplest first, each as a log of one step. */
  moves(puzzle: string, options?: Options): Log[];
  moves(puzzles: readonly string[], options?: Options): Log[][];
  moves(puzzles: string | readonly string[], options: Options = {}): Log[] | Log[][] {
    return each(puzzles, (puzzle) => this.objects<Log>("hint", ["--all", "--json", ...shared(options)], puzzle));
  }

  /** The argument for one fact (`r3c4=5`, `r3c4<>5`), as a log. */
  why(fact: Fact, puzzle: string, options?: Options): Log;
  why(fact: Fact, puzzles: readonly string[], options?: Options): Log[];
  why(fact: Fact, puzzles: string | readonly string[], options: Options = {}): Log | Log[] {
    needString(fact, "a fact");
    return each(puzzles, (puzzle) => this.object<Log>("why", ["--json", ...shared(options), fact], puzzle));
  }

  /** Whether a puzzle is sound, and what is wrong with it. */
  check(puzzle: string, options?: Pick<Options, "from">): Check;
  check(puzzles: readonly string[], options?: Pick<Options, "from">): Check[];
  check(puzzles: string | readonly string[], options: Pick<Options, "from"> = {}): Check | Check[] {
    return each(puzzles, (puzzle) => this.object<Check>("check", ["--json", ...shared(options)], puzzle));
  }

  /** How hard a puzzle is, on every scale. */
  grade(puzzle: string): Grade;
  grade(puzzles: readonly string[]): Grade[];
  grade(puzzles: string | readonly string[]): Grade | Grade[] {
    return each(puzzles, (puzzle) => this.object<Grade>("grade", ["--json"], puzzle));
  }

  /** Proves a log again, step by step, trusting nothing in it. */
  verify(log: Log | string): Verdict;
  verify(logs: readonly (Log | string)[]): Verdict[];
  verify(logs: Log | string | readonly (Log | string)[]): Verdict | Verdict[] {
    return each<Log | string, Verdict>(logs, (log) => this.verdict(typeof log === "string" ? log : `${JSON.stringify(log)}\n`));
  }

  private verdict(log: string): Verdict {
    const { status, out, err } = this.run(["verify", "-"], log);
    if (status === 2) throw new CrosshatchError(err.trim());
    const text = out.trim();
    if (text.includes("\n")) throw new CrosshatchError(`expected a single log; found ${text.split("\n").length}`);
    if (status === 0) return { verdict: "verified", ...(text === "verified" ? {} : { assumes: "unique" }), text };
    return { verdict: /unproved/.test(text + err) ? "unproved" : "refuted", text };
  }

  /* Refuses a text with several puzzles: --from takes a single one, and says where there is another. */
  private needSingle(puzzle: string): void {
    if (!/[\r\n]\s*\S/.test(puzzle)) return;
    const { err } = this.run(["check", "--from=-", ""], puzzle);
    if (err.startsWith("stdin:")) throw new CrosshatchError(err.trim());
  }

  private query(command: string, words: readonly string[], puzzle: string): Outcome {
    needString(puzzle, "a puzzle");
    if (puzzle.trim() === "") throw new CrosshatchError("expected a puzzle; found nothing");
    this.needSingle(puzzle);
    const outcome = this.run([command, ...words, "-"], puzzle.endsWith("\n") ? puzzle : `${puzzle}\n`);
    if (outcome.status === 2) throw new CrosshatchError(outcome.err.trim());
    return outcome;
  }

  private objects<T>(command: string, words: readonly string[], puzzle: string): T[] {
    const { out } = this.query(command, words, puzzle);
    return out
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T);
  }

  private object<T>(command: string, words: readonly string[], puzzle: string): T {
    const { out, err } = this.query(command, words, puzzle);
    const line = out.slice(0, out.indexOf("\n") + 1 || undefined);
    if (line.trim() === "") throw new CrosshatchError(err.trim() || `${command} printed nothing`);
    return JSON.parse(line) as T;
  }
}

function needString(value: unknown, what: string): void {
  if (typeof value !== "string")
    throw new TypeError(`expected ${what} as a string; found ${Array.isArray(value) ? "an array" : typeof value}`);
}

/* The result for one input, or an array of the results for an array of inputs. */
function each<Input, Result>(inputs: Input | readonly Input[], of: (input: Input) => Result): Result | Result[] {
  if (!Array.isArray(inputs)) return of(inputs as Input);
  return (inputs as readonly Input[]).map((input, i) => {
    try {
      return of(input);
    } catch (thrown) {
      if (!(thrown instanceof CrosshatchError)) throw thrown;
      throw new CrosshatchError(`number ${i + 1} of ${inputs.length}: ${thrown.message}`, { cause: thrown });
    }
  });
}

function shared(options: Options): string[] {
  const words: string[] = [];
  if (options.strategies !== undefined) words.push(`--strategies=${options.strategies}`);
  if (options.profile !== undefined) words.push(`--profile=${options.profile}`);
  if (options.language !== undefined) words.push(`--lang=${options.language}`);
  if (options.from !== undefined) {
    needString(options.from, "the puzzle of `from`");
    words.push(`--from=${options.from}`);
  }
  return words;
}

/** A position in the form that every command reads: the puzzle, and what has been placed and ruled out since. */
export function position(puzzle: string, start: readonly Fact[]): string {
  needString(puzzle, "a puzzle");
  return `${JSON.stringify({ format: "crosshatch-log", version: 1, puzzle, start, outcome: "stuck", solution: filled(puzzle, start), steps: [] })}\n`;
}

function filled(puzzle: string, start: readonly Fact[]): string {
  const grid = [...puzzle];
  for (const fact of start) {
    const placed = /^r([1-9])c([1-9])=([1-9])$/.exec(fact);
    if (placed) grid[9 * (Number(placed[1]) - 1) + Number(placed[2]) - 1] = placed[3]!;
  }
  return grid.join("");
}

/** The module: its address, the answer to a fetch, its bytes, or itself. */
export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

/** Loads the module from SOURCE. */
export async function load(source: Source | Promise<Source>): Promise<Crosshatch> {
  const given = await source;
  if (given instanceof WebAssembly.Module) return new Crosshatch(given);
  const got = typeof given === "string" || given instanceof URL ? await fetch(given) : given;
  if (!(got instanceof Response)) return new Crosshatch(await compile(got, "what load() was given"));
  if (!got.ok) throw new CrosshatchError(`${got.url}: ${got.status} ${got.statusText}; load() takes the address of crosshatch.wasm`);
  return new Crosshatch(await compile(await got.arrayBuffer(), got.url));
}

/* A server often answers with a page where it has no such file. */
async function compile(bytes: BufferSource, name: string): Promise<WebAssembly.Module> {
  if (!ArrayBuffer.isView(bytes) && !(bytes instanceof ArrayBuffer))
    throw new TypeError("load() takes an address, a response, bytes or a WebAssembly.Module");
  const [start, length] = ArrayBuffer.isView(bytes) ? [bytes.byteOffset, bytes.byteLength] : [0, bytes.byteLength];
  const head = new Uint8Array(ArrayBuffer.isView(bytes) ? bytes.buffer : bytes, start, Math.min(length, 4));
  if (String(head) !== "0,97,115,109")
    throw new CrosshatchError(
      `${name} is no WebAssembly module; load() takes the address of crosshatch.wasm, and load() without an argument needs none`,
    );
  return WebAssembly.compile(bytes);
}
