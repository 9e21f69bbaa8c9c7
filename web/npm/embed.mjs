/* embed.mjs - writes dist/embedded.js: the module, compressed by gzip, in base64.  CommonJS imports the same file.
 *
 * Writes also what makes dist/cjs CommonJS, and the type of an imported crosshatch.wasm.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const dist = new URL("dist/", import.meta.url);
const packed = gzipSync(await readFile(new URL("crosshatch.wasm", dist)), { level: 9 }).toString("base64");
await writeFile(new URL("embedded.js", dist), `export default "${packed}";\n`);
await writeFile(
  new URL("cjs/embedded.js", dist),
  `exports.__esModule = true;\nexports.default = import("../embedded.js").then((module) => module.default);\n`,
);
await writeFile(new URL("cjs/package.json", dist), `{ "type": "commonjs" }\n`);

const address =
  "/** The address of the module, from a bundler that takes it for a file. */\ndeclare const address: string;\nexport default address;\n";
for (const name of ["crosshatch", "crosshatch-small"]) await writeFile(new URL(`${name}.wasm.d.ts`, dist), address);
