/* package.test.mjs - the package gives what the command gives, byte for byte, and types what it prints.
 *
 * CH_BINARY is the native command.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CrosshatchError, load, position } from "crosshatch";

const native = process.env.CH_BINARY;
const skip = native ? false : "no CH_BINARY";
const root = new URL("../../../", import.meta.url);
const crosshatch = await load();
const listOf = (name) => readFileSync(new URL(`puzzles/${name}.txt`, root), "utf8").split("\n").filter(Boolean).map((line) => line.slice(0, 81));
const puzzles = ["easy", "medium", "hard", "expert", "extreme", "beyond-singles"].flatMap(listOf);
const [easy, hard] = [listOf("easy")[0], listOf("hard")[0]];

/* Both commands on the same words and input. */
function both(words, input) {
  const expected = spawnSync(native, words, { input, maxBuffer: 1 << 30, encoding: "utf8", env: { LC_ALL: "C" } });
  const found = crosshatch.run(words, input);
  assert.equal(found.status, expected.status, words.join(" "));
  return [found, expected];
}

test("300 puzzles are solved as the native command solves them", { skip }, () => {
  assert.equal(puzzles.length, 300);
  const [found, expected] = both(["solve", "--log=json", "--argument", "--jobs=1", "-"], puzzles.join("\n") + "\n");
  assert.equal(found.out.split("\n").length, 301);
  assert.ok(found.out === expected.stdout, "the logs differ");
});

test("every command prints what the native one prints", { skip }, () => {
  const commands = [["strategies"], ["strategies", "--lang=ko"], ["--help"], ["grade", "-"], ["check", "--json", "-"], ["explain", "--lang=ko", "-"], ["hint", "--all", "--json", "-"], ["draw", "--format=svg", "-"]];
  for (const words of commands) {
    const [found, expected] = both(words, `${hard}\n`);
    assert.equal(found.out, expected.stdout, words.join(" "));
  }
});

/* technique; 81 characters; start; conclusions */
const casesOf = (family) =>
  readFileSync(new URL(`tests/cases/${family}.txt`, root), "utf8").split("\n").map((line) => line.split(";").map((field) => field.trim()))
    .filter((fields) => fields.length === 4 && /^[a-z]/.test(fields[0]));

test("the cases of the techniques hold", () => {
  let count = 0;
  for (const family of ["intersections", "subsets", "wings", "uniqueness"])
    for (const [key, puzzle, start, conclusions] of casesOf(family)) {
      const moves = crosshatch.moves(position(puzzle, start.split(/\s+/).filter(Boolean)), { strategies: key });
      const found = moves.map(({ steps: [step] }) => [...step.place, ...step.eliminate].sort().join(" "));
      assert.ok(found.includes(conclusions.split(/\s+/).sort().join(" ")), `${key}: ${puzzle}: ${conclusions}`);
      count++;
    }
  assert.ok(count > 100);
});

test("solve", () => {
  const log = crosshatch.solve(hard, { argument: true });
  assert.equal(log.format, "crosshatch-log");
  assert.equal(log.outcome, "solved");
  assert.match(log.solution, /^[1-9]{81}$/);
  assert.ok(log.steps.every((step) => step.argument && step.text));
  assert.deepEqual(crosshatch.solve(hard, { strategies: "cross-hatching" }).steps.filter((step) => step.technique !== "cross-hatching"), []);
});

test("hint, in both languages", () => {
  assert.equal(crosshatch.hint(hard).steps.length, 1);
  assert.match(crosshatch.hint(hard, { language: "ko" }).steps[0].text, /[가-힣]/);
});

test("moves", () => {
  const moves = crosshatch.moves(hard);
  assert.ok(moves.length > 1);
  for (const log of moves.slice(0, 40)) {
    assert.equal(log.steps.length, 1);
    assert.equal(crosshatch.verify(log).verdict, "verified");
  }
});

test("why", () => {
  const { solution } = crosshatch.solve(hard);
  const cell = [...hard].indexOf(".");
  const fact = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${solution[cell]}`;
  const log = crosshatch.why(fact, hard);
  assert.ok(log.steps.some((step) => step.place.includes(fact)));
  assert.equal(crosshatch.verify(log).verdict, "verified");
});

test("check", () => {
  assert.equal(crosshatch.check(hard).verdict, "unique");
  assert.equal(crosshatch.check(".".repeat(81)).verdict, "several");
});

test("grade", () => {
  const grade = crosshatch.grade(hard);
  assert.equal(grade.level, "hard");
  assert.ok(grade.er >= 1.2);
});

test("verify refutes what is not so", () => {
  const log = crosshatch.solve(easy);
  assert.equal(crosshatch.verify(log).verdict, "verified");
  log.steps[0].place = [log.steps[0].place[0].replace(/[1-9]$/, (digit) => String((Number(digit) % 9) + 1))];
  assert.equal(crosshatch.verify(log).verdict, "refuted");
});

test("a position is a puzzle with what was done since", () => {
  const step = crosshatch.hint(easy).steps[0];
  const next = crosshatch.hint(position(easy, step.place));
  assert.notDeepEqual(next.steps[0].place, step.place);
});

test("bad input is an error that says where", () => {
  assert.throws(() => crosshatch.solve("no puzzle"), (thrown) => thrown instanceof CrosshatchError && /stdin:1:/.test(thrown.message));
  assert.throws(() => crosshatch.hint(easy, { strategies: "no-such" }), CrosshatchError);
  assert.throws(() => crosshatch.why("r0c1=3", easy), CrosshatchError);
  assert.throws(() => crosshatch.verify("{"), CrosshatchError);
});

test("a run leaves nothing behind", () => {
  const first = crosshatch.run(["solve", "--log=json", "-"], hard);
  for (let i = 0; i < 50; i++) crosshatch.run(["check", "-"], `${easy.slice(0, i)}x\u0000`);
  assert.deepEqual(crosshatch.run(["solve", "--log=json", "-"], hard), first);
});
