/* errors.test.mjs - each method refuses bad input, and says where.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CrosshatchError, load } from "crosshatch";
import { METHODS } from "../dist/methods.js";

const crosshatch = await load();
const first = (name) => readFileSync(new URL(`../../../puzzles/${name}.txt`, import.meta.url), "utf8").slice(0, 81);
const [easy, hard, several] = ["easy", "hard", "several"].map(first);

/* Each method on bad input, the code of the error, and its place. */
const nine = "1".repeat(9);
const bad = {
  solve: [
    [["frob"], "no-puzzle", 1, 1],
    [[""], "empty-input"],
    [[null], "usage"],
    [[easy, { frob: 1 }], "usage"],
    [[easy, null], "usage"],
  ],
  solveAll: [
    [[easy], "usage"],
    [[[easy, 5]], "usage"],
    [[[easy], { onProgress: 5 }], "usage"],
  ],
  essential: [
    [["frob"], "no-puzzle", 1, 1],
    [[easy, { argument: "yes" }], "usage"],
  ],
  explain: [
    [["frob"], "no-puzzle", 1, 1],
    [[easy, { grid: "none\0" }], "usage"],
  ],
  summary: [[[`${easy}\n${hard}`], "second-puzzle", 2]],
  hint: [
    [["{"], "json-key", 1, 2],
    [[easy, { marks: "some" }], "usage"],
    [[easy, { done: "r1c1<>1" }], "usage"],
  ],
  clue: [
    [[easy, 4], "usage"],
    [["frob", 1], "no-puzzle", 1, 1],
  ],
  moves: [[[`${nine}\n${nine}`], "grid-rows", 3]],
  why: [
    [["r1c10=1", easy], "usage"],
    [["--help", easy], "usage"],
    [[5, easy], "usage"],
    [["r1c1=1", "frob"], "no-puzzle", 1, 1],
  ],
  judge: [
    [["r1c1", easy], "usage"],
    [["r1c1=1", "frob"], "no-puzzle", 1, 1],
    [["r1c1=1", easy, { because: "frob" }], "usage"],
  ],
  review: [
    [["frob", easy], "input", 1, 1],
    [["r1c1=1"], "usage"],
    [[5, easy], "usage"],
    [["r1c1=1", "--html=-"], "input", 1],
  ],
  check: [
    [["frob"], "no-puzzle", 1, 1],
    [[easy, { from: 5 }], "usage"],
  ],
  compare: [
    [["nobody"], "usage"],
    [[5], "usage"],
  ],
  grade: [
    [["frob"], "no-puzzle", 1, 1],
    [[easy, { maxEr: "9" }], "usage"],
    [[easy, { scale: "frob" }], "usage"],
  ],
  gradeAll: [
    [[[easy, "frob"]], "no-puzzle", 1, 1],
    [["frob"], "usage"],
  ],
  gradeColumns: [
    [[[easy, "frob"], { columns: ["se"] }], "no-puzzle", 1, 1],
    [[["frob"], { columns: ["status", "line"] }], "no-puzzle", 1, 1],
    [[[easy], { columns: ["frob"] }], "usage"],
    [[[easy], { columns: "se" }], "usage"],
    [[[easy], {}], "usage"],
    [[[easy]], "usage"],
    [["frob", { columns: ["se"] }], "usage"],
  ],
  trace: [[["frob"], "no-puzzle", 1, 1]],
  verify: [
    [["{"], "input", 1, 2],
    [[5], "usage"],
    [[null], "usage"],
    [[""], "usage"],
    [["{}", { strict: 5 }], "usage"],
  ],
  proof: [
    [[easy, "frob"], "usage"],
    [["frob", "lrat"], "no-puzzle", 1, 1],
  ],
  generate: [
    [[{ count: "2" }], "usage"],
    [[{ with: ["frob"] }], "usage"],
    [[{ level: "frob" }], "usage"],
    [[null], "usage"],
  ],
  dataset: [
    [[{ count: "2" }], "usage"],
    [[{ count: 0 }], "usage"],
    [[{ first: 0 }], "usage"],
    [[{ split: "dev" }], "usage"],
    [[{ givens: "24" }], "usage"],
    [[{ count: 1, se: "19.0", tries: 2 }], "failed"],
    [[null], "usage"],
  ],
  minimal: [
    [["frob"], "no-puzzle", 1, 1],
    [[several], "failed"],
  ],
  canonical: [[["frob"], "no-puzzle", 1, 1]],
  shuffle: [
    [[easy, "a"], "usage"],
    [["frob", 1], "no-puzzle", 1, 1],
  ],
  dedup: [
    [[[easy, "frob"]], "no-puzzle", 1, 1],
    [[easy], "usage"],
  ],
  write: [
    [[easy, "frob"], "usage"],
    [[easy, 5], "usage"],
    [["frob", "grid"], "no-puzzle", 1, 1],
    [[easy, "marks"], "failed"],
  ],
  draw: [
    [["frob"], "no-puzzle", 1, 1],
    [[5], "usage"],
    [[easy, { step: 1e9 }], "input", 1],
    [[easy, { format: "bmp" }], "usage"],
  ],
  practise: [
    [["frob"], "usage"],
    [["--help"], "usage"],
    [[5], "usage"],
  ],
  lesson: [
    [["frob"], "usage"],
    [["naked-pair", { palette: "frob" }], "usage"],
  ],
  drill: [
    [["frob"], "usage"],
    [["naked-pair", { count: 0 }], "usage"],
    [["naked-pair", { palette: "frob" }], "usage"],
  ],
  worksheet: [
    [[{}, ["frob"]], "input", 1, 1],
    [[{}, [5]], "usage"],
    [[{ perPage: 3 }], "usage"],
  ],
  curriculum: [
    [[{ seed: -1 }], "usage"],
    [[{ seed: Number.NaN }], "usage"],
  ],
  techniques: [
    [[["frob"]], "usage"],
    [["x-wing"], "usage"],
    [[["--help"]], "usage"],
  ],
  library: [
    [["frob"], "input", 1, 1],
    [[""], "usage"],
    [[5], "usage"],
  ],
  run: [
    ["solve", "usage"],
    [[["solve", 5]], "usage"],
    [[["solve"], 5], "usage"],
    [[["so\0lve"]], "usage"],
  ],
};

test("bad input of every method is an error with a code and a place", () => {
  assert.deepEqual(Object.keys(bad).sort(), [...METHODS].sort());
  for (const [method, cases] of Object.entries(bad))
    for (const [given, code, line, column] of cases)
      assert.throws(
        () => crosshatch[method](...given),
        (thrown) => {
          const about = `${method}(${JSON.stringify(given)}): ${thrown}`;
          assert.ok(thrown instanceof CrosshatchError && thrown.message.length > 10, about);
          assert.equal(thrown.code, code, about);
          assert.equal(thrown.line, line, about);
          if (column !== undefined) assert.equal(thrown.column, column, about);
          return true;
        },
      );
});
