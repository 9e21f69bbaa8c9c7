/* package.test.mjs - the package gives what the command gives, byte for byte, and types what it prints.
 *
 * CH_BINARY is the native command.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import Ajv from "ajv/dist/2020.js";
import { CrosshatchError, load, position } from "crosshatch";

const native = process.env.CH_BINARY;
const skip = native ? false : "no CH_BINARY";
const root = new URL("../../../", import.meta.url);
const crosshatch = await load();
const listOf = (name) =>
  readFileSync(new URL(`puzzles/${name}.txt`, root), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(0, 81));
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
  const [found, expected] = both(["solve", "--log=json", "--argument", "--jobs=1", "-"], `${puzzles.join("\n")}\n`);
  assert.equal(found.out.split("\n").length, 301);
  assert.ok(found.out === expected.stdout, "the logs differ");
});

test("every command prints what the native one prints", { skip }, () => {
  const commands = [
    ["strategies"],
    ["strategies", "--lang=ko"],
    ["--help"],
    ["grade", "-"],
    ["check", "--json", "-"],
    ["explain", "--full", "--lang=ko", "-"],
    ["hint", "--all", "--json", "-"],
    ["draw", "--format=svg", "-"],
  ];
  for (const words of commands) {
    const [found, expected] = both(words, `${hard}\n`);
    assert.equal(found.out, expected.stdout, words.join(" "));
  }
});

/* The cases of the native tests: [!]technique; 81 characters; start; conclusions.  A technique's positions, in all families. */
const positions = new Map();
for (const family of readdirSync(new URL("tests/strategies/cases/", root)))
  for (const line of readFileSync(new URL(`tests/strategies/cases/${family}`, root), "utf8").split("\n")) {
    const [key, puzzle, start, ...rest] = line.split(";").map((field) => field.trim());
    if (!line.startsWith("#") && rest.length === 1)
      positions.set(
        key.replace("!", ""),
        (positions.get(key.replace("!", "")) ?? "") + position(puzzle, start.split(/\s+/).filter(Boolean)),
      );
  }

test("the cases of the native tests give the steps that they give there", { skip }, () => {
  assert.ok(positions.size > 150);
  for (const [key, text] of positions) {
    const [found, expected] = both(["hint", "--json", "--argument", "--notation", `--strategies=${key}`, "-"], text);
    assert.ok(new RegExp(`"(technique|subtype)":"${key}"`).test(found.out), key);
    assert.ok(found.out === expected.stdout, `${key}: the logs differ`);
  }
});

// ---- what the objects are like ----

const ajv = new Ajv({ strict: false, allErrors: true });
const fits = (name) => {
  const validate = ajv.compile(JSON.parse(readFileSync(new URL(`docs/${name}.schema.json`, root), "utf8")));
  return (object) => assert.ok(validate(object), `${name}: ${ajv.errorsText(validate.errors)}`);
};

test("the objects fit the schemas that their types are made from", () => {
  const [isLog, isCheck, isGrade, isStrategy] = ["log", "check", "grade", "strategy"].map(fits);
  for (const puzzle of [easy, hard]) {
    isLog(crosshatch.solve(puzzle, { argument: true }));
    isLog(crosshatch.hint(puzzle, { language: "ko" }));
    crosshatch.moves(puzzle).slice(0, 50).forEach(isLog);
    const log = crosshatch.solve(puzzle);
    isLog(crosshatch.why(log.steps[3].place[0] ?? log.steps[3].eliminate[0], puzzle));
  }
  const unsound = ["unsolvable", "several"].flatMap((name) => listOf(name).slice(0, 3));
  for (const puzzle of [easy, hard, ...unsound, ".".repeat(81)]) {
    const check = crosshatch.check(puzzle);
    isCheck(check);
    if (check.argument) isLog(check.argument);
    isGrade(crosshatch.grade(puzzle));
  }
  for (const line of crosshatch.run(["strategies", "--json", "--lang=ko"]).out.trim().split("\n")) isStrategy(JSON.parse(line));
  assert.throws(() => isLog({ ...crosshatch.hint(easy), outcome: "won" }));
});

test("solve", () => {
  const log = crosshatch.solve(hard, { argument: true });
  assert.equal(log.format, "crosshatch-log");
  assert.equal(log.outcome, "solved");
  assert.match(log.solution, /^[1-9]{81}$/);
  assert.ok(log.steps.every((step) => step.argument && step.text));
  assert.deepEqual(
    crosshatch.solve(hard, { strategies: "cross-hatching" }).steps.filter((step) => step.technique !== "cross-hatching"),
    [],
  );
});

test("hint, for a player without marks", () => {
  const digits = ".3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4";
  const log = crosshatch.hint(digits, { marks: "none" });
  assert.equal(crosshatch.verify(log).verdict, "verified");
  assert.equal(log.marks, "none");
  assert.deepEqual(
    log.steps.map((step) => [step.eliminate, step.place]),
    [
      [["r5c4<>8"], []],
      [[], ["r5c6=8"]],
    ],
  );
  assert.equal(crosshatch.hint(digits, { marks: "none", done: ["r5c4<>8", "r8c4<>8"] }).steps.length, 1);
  assert.equal(crosshatch.hint(digits, { marks: "auto" }).marks, "none");
  assert.throws(() => crosshatch.hint(digits, { marks: "some" }), CrosshatchError);
  assert.throws(() => crosshatch.hint(digits, { done: ["r5c4=8"] }), /r5c4=8/);
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

test("a log by uniqueness is verified if the puzzle has one solution", () => {
  const unique = crosshatch.solve("5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3...", {
    strategies: "singles,uniqueness",
  });
  const several = crosshatch.solve("81..5...6..7....4...567.81......65...639....79783.546.1.256.9.4.5684.7..79.23..5.");
  [unique, several].forEach(fits("log"));
  assert.deepEqual([unique.outcome, unique.assumes, several.outcome, several.assumes], ["solved", "unique", "ambiguous", "unique"]);
  assert.deepEqual([crosshatch.verify(unique).verdict, crosshatch.verify(unique).assumes], ["verified", "unique"]);
  assert.equal(crosshatch.verify(several).verdict, "refuted");
  assert.ok(!("assumes" in crosshatch.verify(crosshatch.solve(easy))));
});

test("a position is a puzzle with what was done since", () => {
  const step = crosshatch.hint(easy).steps[0];
  const next = crosshatch.hint(position(easy, step.place));
  assert.notDeepEqual(next.steps[0].place, step.place);
});

test("bad input is an error that says where", () => {
  assert.throws(
    () => crosshatch.solve("no puzzle"),
    (thrown) => thrown instanceof CrosshatchError && /stdin:1:/.test(thrown.message),
  );
  assert.throws(() => crosshatch.hint(easy, { strategies: "no-such" }), CrosshatchError);
  assert.throws(() => crosshatch.why("r0c1=3", easy), CrosshatchError);
  assert.throws(() => crosshatch.verify("{"), CrosshatchError);
});

test("every function takes the givens of a half-solved grid", () => {
  const { solution, steps } = crosshatch.solve(easy);
  const fact = steps.at(-1).place[0];
  const options = { from: easy };
  const played = [...solution].map((digit, cell) => (cell < 40 ? digit : easy[cell])).join("");
  for (const log of [
    crosshatch.solve(played, options),
    crosshatch.hint(played, options),
    crosshatch.moves(played, options)[0],
    crosshatch.why(fact, played, options),
  ])
    assert.equal(log.puzzle, easy);
  assert.equal(crosshatch.check(played, options).verdict, "unique");
  assert.throws(() => crosshatch.hint(played, { from: "frob" }), /frob names no file, and is no puzzle/);
  assert.throws(() => crosshatch.hint(hard, options), CrosshatchError);
});

test("an operand of run() is a puzzle, and there are no files", () => {
  const { status, out } = crosshatch.run(["solve", "--format=line", easy, hard]);
  assert.deepEqual([status, out], [0, `${crosshatch.solve(easy).solution}\n${crosshatch.solve(hard).solution}\n`]);
  assert.match(crosshatch.run(["verify", "log.json"]).err, /cannot read log.json: No such file/);
  for (const words of [
    ["draw", "-f", "svg", "-o", "a.svg", easy],
    ["explain", "--pictures", "a", easy],
    ["grade", "--resume", "a", easy],
  ])
    assert.match(crosshatch.run(words).err, /a(.svg)?: Read-only file system/, words.join(" "));
});

/* Each method on a puzzle; `why` needs a fact to explain. */
const { place } = crosshatch.solve(easy).steps.at(-1);
const methods = {
  solve: (puzzle) => crosshatch.solve(puzzle),
  hint: (puzzle) => crosshatch.hint(puzzle),
  moves: (puzzle) => crosshatch.moves(puzzle),
  check: (puzzle) => crosshatch.check(puzzle),
  grade: (puzzle) => crosshatch.grade(puzzle),
  why: (puzzle) => crosshatch.why(place[0], puzzle),
};

test("an array of puzzles gives an array of results", () => {
  for (const [name, method] of Object.entries(methods)) {
    assert.deepEqual(method([easy, hard, easy]), [method(easy), method(hard), method(easy)], name);
    assert.deepEqual(method([easy]), [method(easy)], name);
    assert.deepEqual(method([]), [], name);
  }
  const logs = crosshatch.solve([easy, hard]);
  assert.deepEqual(
    crosshatch.verify([logs[0], JSON.stringify(logs[1])]).map(({ verdict }) => verdict),
    ["verified", "verified"],
  );
});

test("a second puzzle where one is expected is an error", () => {
  const grid = easy.replace(/.{9}/g, "$&\n");
  for (const [name, method] of Object.entries(methods)) {
    assert.throws(() => method(`${easy}\n${hard}`), { name: "CrosshatchError", message: /stdin:2: expected a single puzzle/ }, name);
    assert.throws(() => method(`${grid}\n# a comment\n${grid}`), /stdin:12: expected a single puzzle/, name);
    assert.throws(() => method([easy, "frob"]), { name: "CrosshatchError", message: /number 2 of 2: stdin:1:1/ }, name);
    assert.throws(() => method([[easy, hard]]), { name: "CrosshatchError", code: "usage" }, name);
    assert.deepEqual(method(`# a comment\n${grid}\n`), method(easy), name);
  }
  const log = JSON.stringify(crosshatch.solve(easy));
  assert.throws(() => crosshatch.verify(`${log}\n${log}\n`), /expected a single log; found 2/);
  assert.throws(() => crosshatch.hint(easy, { from: `${easy}\n${hard}` }), /expected a single puzzle/);
  assert.throws(() => crosshatch.hint(easy, { from: [easy, hard] }), CrosshatchError);
  assert.throws(() => crosshatch.why([place[0], place[0]], easy), CrosshatchError);
  assert.throws(() => crosshatch.run(["solve"], [easy, hard]), CrosshatchError);
  assert.throws(() => position([easy, hard], []), CrosshatchError);
});

test("a run leaves nothing behind", () => {
  const first = crosshatch.run(["solve", "--log=json", "-"], hard);
  for (let i = 0; i < 50; i++) crosshatch.run(["check", "-"], `${easy.slice(0, i)}x\u0000`);
  assert.deepEqual(crosshatch.run(["solve", "--log=json", "-"], hard), first);
});
