/* engine.ts - the page's side of the worker: requests, replies and cancellation.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Outcome } from "crosshatch";
import type { Reply, Request } from "./worker";

export class Cancelled extends Error {}

export class Engine {
  private worker: Worker | undefined;
  private next = 0;
  private readonly waiting = new Map<number, { resolve: (outcome: Outcome) => void; reject: (why: Error) => void }>();

  /** Runs a command; rejects with Cancelled when cancel() comes first. */
  run(words: string[], input = ""): Promise<Outcome> {
    const request: Request = { number: this.next++, words, input };
    return new Promise((resolve, reject) => {
      this.waiting.set(request.number, { resolve, reject });
      this.current().postMessage(request);
    });
  }

  /** Stops all commands; the next request starts a new worker. */
  cancel(why: Error = new Cancelled()): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }

  private current(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.waiting.get(data.number)?.resolve(data);
      this.waiting.delete(data.number);
    };
    worker.onerror = (event) => this.cancel(new Error(event.message));
    return (this.worker = worker);
  }
}

/** Runs the commands of the board and its panels. */
export const engine = new Engine();
/** Rates puzzles, which may take long and can be cancelled by itself. */
export const grader = new Engine();

export const objects = <T>(outcome: Outcome): T[] =>
  outcome.out
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as T);

/** What went wrong, in words. */
export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
