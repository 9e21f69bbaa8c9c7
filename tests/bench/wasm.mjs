/* wasm.mjs - processor time of the WebAssembly module: wasm.mjs LIST MODULE... (such as web/npm/dist/crosshatch.wasm)
 *
 * Grades the puzzles of a list by several scales in one call, with each module in turns, and prints the median of seven runs.
 * The package must be built: scripts/web build.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFileSync } from "node:fs";
import { load } from "../../web/npm/dist/core.js";

const RUNS = 7;
const COLUMNS = ["level", "hodoku.score", "se.er"];

const [list, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error("wasm.mjs: expected a list of puzzles and at least one module");
  process.exit(2);
}

const puzzles = readFileSync(list, "utf8").split("\n").filter((line) => line !== "").map((line) => line.slice(0, 81));
const modules = await Promise.all(files.map((file) => load(readFileSync(file))));

function milliseconds(module, column) {
  const before = process.cpuUsage();
  module.gradeColumns(puzzles, { columns: [column] });
  const spent = process.cpuUsage(before);
  return (spent.user + spent.system) / 1000;
}

const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];

for (const column of COLUMNS) {
  const times = files.map(() => []);
  for (let run = 0; run < RUNS; run++) modules.forEach((module, i) => times[i].push(milliseconds(module, column)));
  files.forEach((file, i) => console.log(`${column}, ${puzzles.length} puzzles, ${file}: ${median(times[i]).toFixed(0)} ms`));
}
