/* worker.ts - runs the library's commands, one after another, away from the page.
 *
 * It takes the package's runner alone: the methods for programs would be part of the first load.
 *
 * SPDX-License-Identifier: MIT
 */
import address from "crosshatch/crosshatch.wasm?url";
import { runCommand } from "../npm/src/wasi";

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

async function load(): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`crosshatch.wasm: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

let ready: Promise<WebAssembly.Module> | undefined;

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const reply: Reply = { number: data.number, status: -1, out: "", err: "" };
  try {
    Object.assign(reply, runCommand(await (ready ??= load()), data.words, data.input));
  } catch (thrown) {
    ready = undefined;
    reply.err = String(thrown);
  }
  self.postMessage(reply);
};
