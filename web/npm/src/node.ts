/* node.ts - the same for Node.js, where the module is a file.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFile } from "node:fs/promises";
import { load as loadAnywhere, type Crosshatch, type Source } from "./index.js";

export * from "./index.js";

/** Loads the module: from SOURCE, else from beside this file. */
export async function load(source: Source = new URL("./crosshatch.wasm", import.meta.url)): Promise<Crosshatch> {
  return loadAnywhere(source instanceof URL && source.protocol === "file:" ? await readFile(source) : source);
}
