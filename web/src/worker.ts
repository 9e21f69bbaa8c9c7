/* worker.ts - runs the library's commands, one after another, away from the page.
 *
 * SPDX-License-Identifier: MIT
 */
import { load, type Crosshatch } from "crosshatch";

export interface Request {
  number: number;
  words: string[];
  input: string;
}

export interface Reply {
  number: number;
  status: number;
  out: string;
  err: string;
}

let ready: Promise<Crosshatch> | undefined;

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const reply: Reply = { number: data.number, status: -1, out: "", err: "" };
  try {
    Object.assign(reply, (await (ready ??= load())).run(data.words, data.input));
  } catch (thrown) {
    ready = undefined;
    reply.err = String(thrown);
  }
  self.postMessage(reply);
};
