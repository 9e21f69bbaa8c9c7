/* messages.ts - what a client and its worker say to each other.
 *
 * The worker answers one call at a time.
 *
 * SPDX-License-Identifier: MIT
 */
import { CrosshatchError, type ErrorCode } from "./error.js";

/** A method to call.  Of its options `onProgress` stays with the client; the worker then reports progress instead. */
export interface Call {
  method: string;
  given: unknown[];
  progress: boolean;
}

export interface Failure {
  message: string;
  code: ErrorCode;
  line: number | undefined;
  column: number | undefined;
}

export type Answer = { result: unknown } | { failure: Failure } | { done: number; total: number };

/** What a worker of a page and one of Node.js have in common; the latter has `on`. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(event: string, listener: (event: MessageEvent) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: as Node.js declares it
  on?(event: string, listener: (data: any) => void): unknown;
}

/** Calls HEAR with each message. */
export function listen<Message>(port: Port, hear: (message: Message) => void): void {
  if (port.on) port.on("message", hear);
  else port.addEventListener?.("message", ({ data }: MessageEvent<Message>) => hear(data));
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof CrosshatchError) return { message: thrown.message, code: thrown.code, line: thrown.line, column: thrown.column };
  return { message: thrown instanceof Error ? thrown.message : String(thrown), code: "failed", line: undefined, column: undefined };
}

export function errorOf({ message, code, line, column }: Failure): CrosshatchError {
  return new CrosshatchError(message, code, { line, column });
}
