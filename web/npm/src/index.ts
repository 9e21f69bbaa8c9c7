/* index.ts - the package: core.ts, with the module on board.
 *
 *      const crosshatch = await load();
 *
 * The module is a string in an ECMAScript module of its own (embed.mjs), so any bundler takes it along and no server has to know its type.
 *
 * SPDX-License-Identifier: MIT
 */
import { type Crosshatch, CrosshatchError, load as loadFrom, type Source } from "./core.js";

export * from "./core.js";

/** Loads the module: from SOURCE, else the one in the package. */
export async function load(source?: Source | Promise<Source>): Promise<Crosshatch> {
  return loadFrom(source ?? (await unpack()));
}

async function unpack(): Promise<ArrayBuffer> {
  if (typeof DecompressionStream === "undefined")
    throw new CrosshatchError("DecompressionStream is missing here; pass the address or the bytes of crosshatch.wasm to load()", "module");
  const { default: packed } = await import("./embedded.js");
  const bytes = Uint8Array.from(atob(await packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
