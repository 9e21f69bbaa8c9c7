/* worker.ts - the worker's side of a client.
 *
 *      import { load } from "crosshatch";
 *      import { serve } from "crosshatch/worker";
 *      serve(load());
 *
 * SPDX-License-Identifier: MIT
 */
import type { Crosshatch } from "./core.js";
import { CrosshatchError } from "./error.js";
import { type Answer, type Call, failureOf, listen, type Port } from "./messages.js";
import { METHODS } from "./methods.js";

/** Answers the calls of a client.  In a worker of Node.js, PORT is its `parentPort`. */
export function serve(loading: Crosshatch | Promise<Crosshatch>, port: Port | null = globalThis as unknown as Port): void {
  if (!port) throw new CrosshatchError("serve() is for workers; here is no port", "usage");
  const say = (answer: Answer): void => port.postMessage(answer);
  const loaded = Promise.resolve(loading);
  loaded.catch(() => {}); /* each call says so */
  listen<Call>(port, async (call) => {
    try {
      say({ result: answerTo(await loaded, call, say) });
    } catch (thrown) {
      say({ failure: failureOf(thrown) });
    }
  });
}

function answerTo(crosshatch: Crosshatch, { method, given, progress }: Call, say: (answer: Answer) => void): unknown {
  if (!(METHODS as readonly string[]).includes(method)) throw new CrosshatchError(`there is no method "${method}"`, "usage");
  const [puzzles, options] = given;
  const reported = { ...(options as object | undefined), onProgress: (done: number, total: number) => say({ done, total }) };
  const all = progress ? [puzzles, reported] : given;
  return (crosshatch as unknown as Record<string, (...values: unknown[]) => unknown>)[method]!(...all);
}
