/* speed.mjs - how long a call takes in WebAssembly, over a list of puzzles, and what it costs on top of its work.
 *
 *     node npm/tests/speed.mjs LIST [EVERY]
 *
 * Takes every EVERYth puzzle of LIST.  For a hint and a grade it prints in milliseconds the median, the ninth decile and the longest of
 * the calls, and medians of the time outside the module, where JavaScript passes text in and out, and of the cost of a call on top of its
 * work: by what two calls with a puzzle take longer than one with that puzzle twice.  The last line is the time to make an instance of
 * the module.  Fails if a hint costs more than the budget.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFileSync } from "node:fs";

const BUDGET = 0.5; /* milliseconds that a hint may cost on top of its work */
const ROUNDS = 5; /* of which the shortest time counts: the engine compiles what is used, and other programs run */
const [list, every = "1"] = process.argv.slice(2);
const puzzles = readFileSync(list, "utf8")
  .split("\n")
  .filter(Boolean)
  .filter((_, number) => number % Number(every) === 0)
  .map((line) => line.slice(0, 81));

/* Instances count the time that they spend in a run. */
let within = 0;
const Instance = WebAssembly.Instance;
WebAssembly.Instance = class {
  constructor(module, imports) {
    const { exports } = new Instance(module, imports);
    const run = () => {
      const before = performance.now();
      const status = exports.run();
      within += performance.now() - before;
      return status;
    };
    this.exports = { ...exports, run };
  }
};
const { load } = await import("crosshatch");
const { runCommand } = await import("../dist/wasi.js");
const crosshatch = await load();

const sorted = (times) => times.toSorted((a, b) => a - b);
const median = (times) => sorted(times)[times.length >> 1];

/* The time of a call, and the part of it in the module. */
function timed(of) {
  within = 0;
  const before = performance.now();
  of();
  return { whole: performance.now() - before, module: within };
}

/* The shortest times of each puzzle: of a call, of its part in the module, and of a call with the puzzle twice. */
function shortest(call) {
  const calls = puzzles.map(() => ({ whole: Infinity, module: Infinity, twice: Infinity }));
  for (let round = 0; round < ROUNDS; round++)
    puzzles.forEach((puzzle, i) => {
      const now = { ...timed(() => call(puzzle)), twice: timed(() => call([puzzle, puzzle])).whole };
      for (const name in now) calls[i][name] = Math.min(calls[i][name], now[name]);
    });
  return calls;
}

function report(name, call) {
  const calls = shortest(call);
  const whole = sorted(calls.map((call) => call.whole));
  const cost = median(calls.map((call) => 2 * call.whole - call.twice));
  const at = (share) => whole[Math.floor(share * (whole.length - 1))].toFixed(2);
  const outside = median(calls.map((call) => call.whole - call.module));
  console.log(
    `${name}: ${whole.length} calls, median ${at(0.5)}, ninth decile ${at(0.9)}, longest ${at(1)} ms; ` +
      `outside the module ${outside.toFixed(2)}, on top of its work ${cost.toFixed(2)}`,
  );
  return cost;
}

const cost = report("hint", (puzzle) => crosshatch.hint(puzzle));
report("grade", (puzzle) => crosshatch.grade(puzzle));

const bytes = readFileSync(new URL("../dist/crosshatch.wasm", import.meta.url));
const modules = Array.from({ length: 10 }, () => new WebAssembly.Module(bytes));
const instances = modules.map((module) => timed(() => runCommand(module, ["check", puzzles[0]], "")).whole);
console.log(`the first call of an instance: median ${median(instances).toFixed(2)} ms`);
if (cost > BUDGET) {
  console.error(`a hint costs ${cost.toFixed(2)} ms on top of its work; the budget is ${BUDGET}`);
  process.exitCode = 1;
}
