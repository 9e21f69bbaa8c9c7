/* source.ts - where the module comes from.
 *
 * SPDX-License-Identifier: MIT
 */
import { CrosshatchError, kindOf, usage } from "./error.js";

/** The module: its address, the answer to a fetch, its bytes, or itself. */
export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

/** Compiles the module that SOURCE names or is. */
export async function compileFrom(source: Source | Promise<Source>): Promise<WebAssembly.Module> {
  const given = await source;
  if (given instanceof WebAssembly.Module) return given;
  const got = typeof given === "string" || given instanceof URL ? await fetched(given) : given;
  if (!(got instanceof Response)) return compile(got, "what load() was given");
  if (!got.ok) throw unloaded(`${got.url}: ${got.status} ${got.statusText}; load() takes the address of crosshatch.wasm`);
  return compile(await got.arrayBuffer(), got.url);
}

function unloaded(message: string, cause?: unknown): CrosshatchError {
  return new CrosshatchError(message, "module", { cause });
}

async function fetched(address: string | URL): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    throw unloaded(`${address}: ${(cause as Error).message}; load() takes the address of crosshatch.wasm`, cause);
  }
}

/* A server often answers with a page where it has no such file. */
async function compile(bytes: BufferSource, name: string): Promise<WebAssembly.Module> {
  if (!ArrayBuffer.isView(bytes) && !(bytes instanceof ArrayBuffer))
    throw usage(`load() takes an address, a response, bytes or a WebAssembly.Module; found ${kindOf(bytes)}`);
  const [start, length] = ArrayBuffer.isView(bytes) ? [bytes.byteOffset, bytes.byteLength] : [0, bytes.byteLength];
  const head = new Uint8Array(ArrayBuffer.isView(bytes) ? bytes.buffer : bytes, start, Math.min(length, 4));
  if (String(head) !== "0,97,115,109")
    throw unloaded(
      `${name} is no WebAssembly module; load() takes the address of crosshatch.wasm, and load() without an argument needs none`,
    );
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw unloaded(`${name} is damaged: ${(cause as Error).message}`, cause);
  }
}
