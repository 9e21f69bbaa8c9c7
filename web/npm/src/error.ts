/* error.ts - what every function throws for bad input.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Reason } from "./schemas/names.js";

/** What was wrong: a key of the command for text that cannot be read, or one of these.
 *
 * - `usage`: a wrong argument or option
 * - `input`: input for which the command has no key, such as a log or a game
 * - `module`: the WebAssembly module cannot be loaded, or lacks the command
 * - `failed`: the command ended without a result */
export type ErrorCode = Reason | "usage" | "input" | "module" | "failed";

export interface Place {
  /** The line of the input, from 1. */
  line?: number | undefined;
  /** The column, in bytes, from 1. */
  column?: number | undefined;
}

/** The input cannot be read, or an option is wrong; the message says where and why. */
export class CrosshatchError extends Error {
  override readonly name = "CrosshatchError";
  readonly code: ErrorCode;
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(message: string, code: ErrorCode, { line, column, cause }: Place & { cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

export function usage(message: string): CrosshatchError {
  return new CrosshatchError(message, "usage");
}

/* What a wrong value is called in a message. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : typeof value;
}

/** Refuses what is no text, or has a character that ends it. */
export function needText(value: unknown, what: string): asserts value is string {
  if (typeof value !== "string") throw usage(`expected ${what} as a string; found ${kindOf(value)}`);
}
