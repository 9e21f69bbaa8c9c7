/* engine.ts - the page's side of the worker: questions and answers, and giving up.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Outcome } from "crosshatch";
import type { Reply, Request } from "./worker";

export class Cancelled extends Error {}

export class Engine {
  private worker: Worker | undefined;
  private next = 0;
  private readonly waiting = new Map<number, { settle: (outcome: Outcome) => void; refuse: (why: Error) => void }>();

  /** Runs a command; rejects with Cancelled when cancel() comes first. */
  run(words: string[], input = ""): Promise<Outcome> {
    const request: Request = { number: this.next++, words, input };
    return new Promise((settle, refuse) => {
      this.waiting.set(request.number, { settle, refuse });
      this.hired().postMessage(request);
    });
  }

  /** Stops whatever runs; a new worker begins with the next question. */
  cancel(why: Error = new Cancelled()): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { refuse } of this.waiting.values()) refuse(why);
    this.waiting.clear();
  }

  private hired(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.waiting.get(data.number)?.settle(data);
      this.waiting.delete(data.number);
    };
    worker.onerror = (event) => this.cancel(new Error(event.message));
    return (this.worker = worker);
  }
}

/** Answers the player's questions. */
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
