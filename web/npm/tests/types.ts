/* types.ts - what the types promise.  Compiled by the page's build, never run.
 *
 * SPDX-License-Identifier: MIT
 */
import { load, type Check, type Crosshatch, type Grade, type Log, type Verdict } from "crosshatch";
import { load as loadFrom } from "crosshatch/core";

export function promised(crosshatch: Crosshatch): void {
  crosshatch.solve("", { guess: true }) satisfies Log;
  crosshatch.hint("", { from: "" }) satisfies Log;
  crosshatch.moves("") satisfies Log[];
  crosshatch.why("r1c1=1", "") satisfies Log;
  crosshatch.check("") satisfies Check;
  crosshatch.grade("") satisfies Grade;
  crosshatch.verify("") satisfies Verdict;
}

/* Each way to name the module. */
export const loaded: Promise<Crosshatch>[] = [
  load(), load(""), load(new URL("")), load(fetch("")), load(new Uint8Array(8)), load(new ArrayBuffer(8)), loadFrom(""),
  // @ts-expect-error: without the module on board there is no default
  loadFrom(),
];
