/* speed.mjs - how long a call takes in WebAssembly, over a list of puzzles, and what it costs on top of its work.
 *
 *     node npm/tests/speed.mjs LIST [EVERY]
 *
 * Takes every EVERYth puzzle of LIST.  For a hint and a grade it prints the median, the ninth decile and the longest of the calls,
 * in milliseconds of processor time, which is more reliable on a busy machine than the clock.  The work is what a puzzle takes
 * when all are in one run; the rest of a call is its cost.  The last line is the time to make an instance of the module.
 * Fails if the median of the hints is over the budget.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFileSync } from "node:fs";
import { load } from "crosshatch";
import { runCommand } from "../dist/wasi.js";

const BUDGET = 50; /* milliseconds */
const [list, every = "1"] = process.argv.slice(2);
const puzzles = readFileSync(list, "utf8")
  .split("\n")
  .filter(Boolean)
  .filter((_, number) => number % Number(every) === 0)
  .map((line) => line.slice(0, 81));
const crosshatch = await load();

function processorTime(of) {
  const before = process.cpuUsage();
  of();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(name, call, words) {
  /* What is compiled at the first calls is not part of the time. */
  puzzles.slice(0, 20).forEach(call);
  const times = puzzles.map((puzzle) => processorTime(() => call(puzzle))).sort((a, b) => a - b);
  const all = times.reduce((sum, time) => sum + time, 0);
  const work = processorTime(() => crosshatch.run([...words, "-"], `${puzzles.join("\n")}\n`));
  const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(2);
  console.log(
    `${name}: ${times.length} calls, median ${at(0.5)}, ninth decile ${at(0.9)}, longest ${at(1)} ms; ` +
      `together ${all.toFixed(0)} ms, in one run ${work.toFixed(0)} ms: ${((all - work) / times.length).toFixed(2)} ms a call on top of its work`,
  );
  return Number(at(0.5));
}

const median = report("hint", (puzzle) => crosshatch.hint(puzzle), ["hint", "--json"]);
report("grade", (puzzle) => crosshatch.grade(puzzle), ["grade", "--json"]);

const bytes = readFileSync(new URL("../dist/crosshatch.wasm", import.meta.url));
const modules = Array.from({ length: 10 }, () => new WebAssembly.Module(bytes));
const instances = modules.map((module) => processorTime(() => runCommand(module, ["check", puzzles[0]], "")));
console.log(`the first call of an instance: median ${instances.sort((a, b) => a - b)[5].toFixed(2)} ms`);
if (median > BUDGET) {
  console.error(`a hint takes ${median} ms; the budget is ${BUDGET}`);
  process.exitCode = 1;
}
