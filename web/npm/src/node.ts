/* node.ts - the same for Node.js, where the module may be a file.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFile } from "node:fs/promises";
import { type Crosshatch, load as loadAnywhere, type Source } from "./index.js";

export * from "./index.js";

/** Loads the module: from SOURCE, where a string is an address or a path, else the one in the package. */
export async function load(source?: Source | Promise<Source>): Promise<Crosshatch> {
  const given = await source;
  const file = typeof given === "string" ? pathOf(given) : given;
  return loadAnywhere(typeof file === "string" || (file instanceof URL && file.protocol === "file:") ? await readFile(file) : given);
}

/* A path as it is, and an address as a URL; the C: of Windows is a path. */
function pathOf(text: string): string | URL {
  return /^[a-z][a-z0-9+.-]+:/i.test(text) ? new URL(text) : text;
}
