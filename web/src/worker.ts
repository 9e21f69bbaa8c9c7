/* worker.ts - runs the library's commands, one after another, away from the page.
 *
 * The small module is part of the first load.  The complete one is loaded when a command needs it: one that the small module lacks, one
 * that names strategies, which may be some that are used only on request, or one that lists all steps, which sub-types then name.
 *
 * It takes the package's runner alone: the methods for programs would be part of the first load.
 *
 * SPDX-License-Identifier: MIT
 */
import complete from "crosshatch/crosshatch.wasm?url";
import small from "crosshatch/crosshatch-small.wasm?url";
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

declare const LARGE_COMMANDS: string[]; /* vite.config.ts */

async function load(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

const loading = new Map<string, Promise<WebAssembly.Module>>();

const needsComplete = (words: string[]): boolean =>
  LARGE_COMMANDS.includes(words[0] ?? "") || words.some((word) => /^--(strategies=|because=|all)/.test(word));

function moduleFor(words: string[]): Promise<WebAssembly.Module> {
  const address = needsComplete(words) || loading.has(complete) ? complete : small;
  const module = loading.get(address) ?? load(address);
  loading.set(address, module);
  return module;
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const reply: Reply = { number: data.number, status: -1, out: "", err: "" };
  try {
    Object.assign(reply, runCommand(await moduleFor(data.words), data.words, data.input));
  } catch (thrown) {
    loading.clear();
    reply.err = String(thrown);
  }
  self.postMessage(reply);
};
