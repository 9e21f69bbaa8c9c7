/* speed.mjs - how long a hint takes in WebAssembly, over a list of puzzles.
 *
 *     node npm/tests/speed.mjs LIST [EVERY]
 *
 * Takes every EVERYth puzzle of LIST, and prints the median, the ninth decile and the longest, in milliseconds: by the clock, and
 * of processor time, which is more reliable on a busy machine.  Fails if the median of the latter is over the budget.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFileSync } from "node:fs";
import { load } from "crosshatch";

const BUDGET = 50; /* milliseconds */
const [list, every = "1"] = process.argv.slice(2);
const puzzles = readFileSync(list, "utf8")
  .split("\n")
  .filter(Boolean)
  .filter((_, number) => number % Number(every) === 0);
const crosshatch = await load();

/* What is compiled at the first calls is not part of a hint. */
for (const puzzle of puzzles.slice(0, 5)) crosshatch.hint(puzzle);

const spent = { clock: [], processor: [] };
for (const puzzle of puzzles) {
  const [clock, processor] = [performance.now(), process.cpuUsage()];
  crosshatch.hint(puzzle);
  const { user, system } = process.cpuUsage(processor);
  spent.clock.push(performance.now() - clock);
  spent.processor.push((user + system) / 1000);
}
for (const [name, times] of Object.entries(spent)) {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(1);
  console.log(`${name}: ${times.length} hints, median ${at(0.5)}, ninth decile ${at(0.9)}, longest ${at(1)} ms`);
}
if (spent.processor[Math.floor((puzzles.length - 1) / 2)] > BUDGET) {
  console.error(`the median is over ${BUDGET} ms`);
  process.exitCode = 1;
}
