/* client.ts - the methods of Crosshatch in a worker, as promises.
 *
 *      const crosshatch = connect(() => new Worker(new URL("./my-worker.js", import.meta.url), { type: "module" }));
 *      const hint = await crosshatch.hint(puzzle);
 *
 * The worker answers one call at a time; further calls wait here.  A running call is cancelled by ending its worker, and the next
 * call starts another.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Crosshatch } from "./core.js";
import { CrosshatchError } from "./error.js";
import { type Answer, type Call, errorOf, listen, type Port } from "./messages.js";
import { METHODS, type Method, type Streams } from "./methods.js";
import type { Batch } from "./options.js";
import { eachPuzzle, type Puzzles, stream } from "./stream.js";

export { CrosshatchError } from "./error.js";

/* The same parameters, and a promise of the result; some methods have two signatures. */
type Later<Call> = Call extends { (...one: infer One): infer Result; (...many: infer Many): infer Results }
  ? unknown[] extends One
    ? (...many: Many) => Promise<Results>
    : { (...one: One): Promise<Result>; (...many: Many): Promise<Results> }
  : never;

export type Client = { [Name in Method]: Later<Crosshatch[Name]> } & Pick<Crosshatch, Streams> & {
    /** The same client, whose calls are cancelled by the signal; they reject with its reason. */
    with(signal: AbortSignal): Client;
    /** Ends the worker; calls that are not answered reject. */
    close(): void;
  };

/** A worker of a page, or of Node.js. */
export type WorkerLike = Port & { terminate(): unknown };

interface Pending extends Call {
  resolve: (result: unknown) => void;
  reject: (why: unknown) => void;
  onProgress: Batch["onProgress"];
}

class Queue {
  private worker: WorkerLike | undefined;
  private readonly calls: Pending[] = []; /* the first is with the worker */
  private closed = false;

  constructor(private readonly start: () => WorkerLike) {}

  add(call: Pending, signal: AbortSignal | undefined): void {
    if (this.closed) throw new CrosshatchError("the client is closed", "usage");
    signal?.throwIfAborted();
    const abort = (): void => this.cancel(call, signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    const { resolve, reject } = call;
    call.resolve = (result) => {
      signal?.removeEventListener("abort", abort);
      resolve(result);
    };
    call.reject = (why) => {
      signal?.removeEventListener("abort", abort);
      reject(why);
    };
    this.calls.push(call);
    if (this.calls.length === 1) this.send();
  }

  close(): void {
    this.closed = true;
    this.end();
    for (const { reject } of this.calls.splice(0)) reject(new CrosshatchError("the client is closed", "usage"));
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private cancel(call: Pending, why: unknown): void {
    const place = this.calls.indexOf(call);
    if (place < 0) return;
    if (place === 0) this.end();
    this.calls.splice(place, 1);
    call.reject(why);
    if (place === 0) this.send();
  }

  /* Passes the first call to the worker. */
  private send(): void {
    const call = this.calls[0];
    if (!call) return;
    try {
      this.worker ??= this.started();
      const { method, given, progress } = call;
      this.worker.postMessage({ method, given, progress } satisfies Call);
    } catch (thrown) {
      this.calls.shift();
      call.reject(new CrosshatchError(`the worker cannot be called: ${(thrown as Error).message}`, "failed", { cause: thrown }));
      this.send();
    }
  }

  private started(): WorkerLike {
    const worker = this.start();
    const failed = (why: object): void => {
      if (worker !== this.worker) return;
      const call = this.calls[0];
      if (call)
        this.cancel(
          call,
          new CrosshatchError(`the worker failed: ${("message" in why && why.message) || "it could not be loaded"}`, "failed"),
        );
    };
    listen<Answer>(worker, (answer) => worker === this.worker && this.hear(answer));
    if (worker.on) worker.on("error", failed);
    else worker.addEventListener?.("error", failed);
    return worker;
  }

  private hear(answer: Answer): void {
    const call = this.calls[0];
    if (!call) return;
    if ("done" in answer) return call.onProgress?.(answer.done, answer.total);
    this.calls.shift();
    if ("failure" in answer) call.reject(errorOf(answer.failure));
    else call.resolve(answer.result);
    this.send();
  }
}

/* A function cannot be sent; the worker gets the other options. */
function withoutProgress(given: unknown[]): { sent: unknown[]; onProgress: Batch["onProgress"] } {
  const options = given[1] as Batch | undefined;
  if (typeof options?.onProgress !== "function") return { sent: given, onProgress: undefined };
  const { onProgress, ...others } = options;
  return { sent: [given[0], others], onProgress };
}

function clientOf(queue: Queue, signal: AbortSignal | undefined): Client {
  const call = (method: Method, given: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { sent, onProgress } = withoutProgress(given);
      queue.add({ method, given: sent, progress: onProgress !== undefined, resolve, reject, onProgress }, signal);
    });
  const client = {
    ...Object.fromEntries(METHODS.map((method) => [method, (...given: unknown[]) => call(method, given)])),
    with: (other: AbortSignal) => clientOf(queue, other),
    close: () => queue.close(),
  } as Client;
  client.solveStream = (puzzles: Puzzles, options) => stream(puzzles, (slice) => client.solveAll(slice, options));
  client.gradeStream = (puzzles: Puzzles, options) => stream(puzzles, (slice) => client.gradeAll(slice, options));
  client.gradeColumnsStream = (puzzles: Puzzles, options) => stream(puzzles, (slice) => client.gradeColumns(slice, options));
  client.datasetStream = (options = {}) => eachPuzzle(options, (one) => client.dataset(one));
  return client;
}

/** A client of the worker that START makes, when it is needed. */
export function connect(start: () => WorkerLike): Client {
  return clientOf(new Queue(start), undefined);
}
