/* command.ts - runs of the command with checked input, and errors with their place.
 *
 * SPDX-License-Identifier: MIT
 */
import { CrosshatchError, type ErrorCode, kindOf, needText, usage } from "./error.js";
import { type Outcome, runCommand } from "./wasi.js";

const BAD_INPUT = 2;

/* What the command prints as JSON for an input that it cannot read. */
interface ErrorRecord {
  status?: "error";
  reason?: ErrorCode;
  line?: number;
  column?: number;
}

/* Messages name a place as `stdin:2:1:`, or as `line 2, column 1:`. */
const PLACES = [/^stdin:(\d+)(?::(\d+))?:/, /\bline (\d+), column (\d+):/];

function recordOf({ out }: Outcome): ErrorRecord | undefined {
  return /^{.*"status":"error".*"reason":/.test(out) ? (JSON.parse(out.split("\n", 1)[0]!) as ErrorRecord) : undefined;
}

/* Of several messages the one with a place says what is wrong, or else the first. */
function errorOf(outcome: Outcome, record = recordOf(outcome) ?? {}): CrosshatchError {
  const messages = outcome.err.trim().split("\n");
  const message = (messages.find((line) => PLACES[0]!.test(line)) ?? messages[0]!).replace(/^crosshatch: /, "");
  const place = PLACES.map((form) => form.exec(message)).find(Boolean);
  const [line, column] = place ? place.slice(1).map((text) => (text ? Number(text) : undefined)) : [record.line, record.column];
  const other = message.startsWith("the small module lacks") ? "module" : line === undefined ? "usage" : "input";
  return new CrosshatchError(message || "the command failed", record.reason ?? other, { line, column });
}

/** An error of one of several inputs. */
function numbered(thrown: unknown, number: number, count: number): unknown {
  if (!(thrown instanceof CrosshatchError)) return thrown;
  const { code, line, column } = thrown;
  return new CrosshatchError(`number ${number} of ${count}: ${thrown.message}`, code, { line, column, cause: thrown });
}

export const linesOf = (text: string): string[] => text.split("\n").filter(Boolean);

export class Command {
  constructor(private readonly module: WebAssembly.Module) {}

  /** Runs the command with any words and input. */
  run(words: readonly string[], input: string): Outcome {
    if (!Array.isArray(words)) throw usage(`expected the words as an array; found ${kindOf(words)}`);
    for (const word of words) {
      needText(word, "a word");
      if (word.includes("\0")) throw usage("a word has a NUL character");
    }
    needText(input, "the input");
    try {
      return runCommand(this.module, words, input);
    } catch (cause) {
      throw new CrosshatchError(`the command failed: ${(cause as Error).message}`, "failed", { cause });
    }
  }

  /** Runs the command; bad input is an error. */
  need(words: readonly string[], input = ""): Outcome {
    const outcome = this.run(words, input);
    if (outcome.status === BAD_INPUT || outcome.status < 0) throw errorOf(outcome);
    return outcome;
  }

  /** Runs the command on a single puzzle. */
  query(words: readonly string[], puzzle: string): Outcome {
    needText(puzzle, "a puzzle");
    if (puzzle.trim() === "") throw new CrosshatchError("expected a puzzle; found nothing", "empty-input");
    this.needSingle(puzzle);
    const input = puzzle.endsWith("\n") ? puzzle : `${puzzle}\n`;
    const outcome = this.run([...words, "-"], input);
    if (outcome.status === BAD_INPUT || outcome.status < 0)
      throw errorOf(
        outcome,
        recordOf(outcome) ?? (/^stdin:/m.test(outcome.err) ? recordOf(this.run(["check", "--json", "-"], input)) : {}),
      );
    return outcome;
  }

  /** The text that the command makes of a single puzzle; it must succeed. */
  text(words: readonly string[], puzzle: string): string {
    return succeeded(words, this.query(words, puzzle));
  }

  /** The text that the command makes; it must succeed. */
  made(words: readonly string[]): string {
    return succeeded(words, this.need(words));
  }

  /** The object that the command prints for a puzzle. */
  object<T>(words: readonly string[], puzzle: string): T {
    return this.objects<T>(words, puzzle)[0] ?? nothing(words);
  }

  objects<T>(words: readonly string[], puzzle: string): T[] {
    return linesOf(this.query(words, puzzle).out).map((line) => JSON.parse(line) as T);
  }

  /** The objects for many puzzles, in one run where each is a line. They are those from number AT on, of COUNT. */
  many<T>(words: readonly string[], puzzles: readonly string[], at = 0, count = puzzles.length): T[] {
    const objects = this.manyAtOnce<T>(words, puzzles);
    return objects ?? puzzles.map((puzzle, i) => this.numbered(at + i, count, () => this.object<T>(words, puzzle)));
  }

  /** Runs OF for number I of COUNT; an error names the number. */
  numbered<T>(i: number, count: number, of: () => T): T {
    try {
      return of();
    } catch (thrown) {
      throw numbered(thrown, i + 1, count);
    }
  }

  /* The objects, unless a puzzle is not one line that gives one object. */
  private manyAtOnce<T>(words: readonly string[], puzzles: readonly string[]): T[] | undefined {
    if (puzzles.length < 2 || !puzzles.every((puzzle) => typeof puzzle === "string" && /^[^\r\n]+$/.test(puzzle.trim()))) return undefined;
    const { status, out } = this.run([...words, "-"], puzzles.map((puzzle) => `${puzzle.trim()}\n`).join(""));
    const lines = linesOf(out);
    if (status === BAD_INPUT || status < 0 || lines.length !== puzzles.length) return undefined;
    return lines.map((line) => JSON.parse(line) as T);
  }

  /* Refuses a text with several puzzles: --from takes a single one, and says where there is another. */
  private needSingle(puzzle: string): void {
    if (!/[\r\n]\s*\S/.test(puzzle)) return;
    const outcome = this.run(["check", "--from=-", ""], puzzle);
    if (/^stdin:.*expected a single puzzle/.test(outcome.err)) throw errorOf(outcome, { reason: "second-puzzle" });
  }
}

function succeeded(words: readonly string[], { status, out, err }: Outcome): string {
  if (status !== 0) throw new CrosshatchError(err.trim().replace(/^crosshatch: /, "") || `${words.join(" ")} failed`, "failed");
  return out;
}

function nothing(words: readonly string[]): never {
  throw new CrosshatchError(`${words[0]} printed nothing`, "failed");
}
