/* embed.mjs - writes dist/embedded.js: the module, compressed by gzip, in base64.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const dist = new URL("dist/", import.meta.url);
const packed = gzipSync(await readFile(new URL("crosshatch.wasm", dist)), { level: 9 }).toString("base64");
await writeFile(new URL("embedded.js", dist), `export default "${packed}";\n`);
