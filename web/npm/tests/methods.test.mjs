/* methods.test.mjs - each typed method gives what its command gives; all share an instance.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import Ajv from "ajv/dist/2020.js";
import { Crosshatch, load } from "crosshatch";
import { METHODS } from "../dist/methods.js";
import { runCommand } from "../dist/wasi.js";

const root = new URL("../../../", import.meta.url);
const crosshatch = await load();
const read = (path) => readFileSync(new URL(path, root), "utf8");
const first = (name) => read(`puzzles/${name}.txt`).slice(0, 81);
const [easy, hard, several] = ["easy", "hard", "several"].map(first);
const library = ":0000:6:..3.547...4.7...8..97.....4.7.4..518.1....492.8.1......5..43..6.3..9.8...2.......:::612:";

const ajv = new Ajv({ strict: false, allErrors: true });
function isA(name, object) {
  const validate = ajv.getSchema(name) ?? ajv.addSchema(JSON.parse(read(`docs/${name}.schema.json`)), name).getSchema(name);
  assert.ok(validate(object), `${name}: ${ajv.errorsText(validate.errors)}`);
}

test("each method that a worker answers is one of the class", () => {
  const methods = Object.getOwnPropertyNames(Crosshatch.prototype);
  for (const method of METHODS) assert.ok(methods.includes(method), method);
});

test("essential, explain, summary", () => {
  const essential = crosshatch.essential(hard, { argument: true });
  isA("log", essential);
  assert.equal(crosshatch.verify(essential).verdict, "verified");
  assert.ok(essential.steps.length <= crosshatch.solve(hard).steps.length);
  assert.notDeepEqual(crosshatch.solve(hard, { easiest: true }), crosshatch.solve(hard));
  assert.match(crosshatch.explain(hard, { language: "ko", brief: true }), /[가-힣]/);
  assert.ok(crosshatch.explain(hard, { grid: "none" }).length < crosshatch.explain(hard, { grid: "full" }).length);
  isA("summary", crosshatch.summary(hard));
});

test("clue, judge, review", () => {
  for (const level of [1, 2, 3]) {
    const clue = crosshatch.clue(hard, level);
    isA("hint", clue);
    assert.equal(clue.level, level);
  }
  const [right] = crosshatch.hint(easy).steps[0].place;
  assert.deepEqual(
    [crosshatch.judge(right, easy).verdict, crosshatch.judge(right, easy, { because: "x-wing" }).reason],
    ["follows", false],
  );
  const wrong = right.replace(/.$/, (digit) => String((Number(digit) % 9) + 1));
  assert.equal(crosshatch.judge(wrong, easy).verdict, "wrong");
  const review = crosshatch.review(`${right} ${wrong}`, easy);
  isA("review", review);
  assert.deepEqual(crosshatch.review(`${easy}\n${right} ${wrong}`), review);
  assert.deepEqual(crosshatch.review(right, easy.replaceAll(".", "-")).puzzle, easy);
});

test("trace, strict verdicts, proofs", () => {
  assert.equal(crosshatch.trace(hard).er, crosshatch.grade(hard).er);
  assert.equal(crosshatch.trace(several).status, "several");
  const log = crosshatch.solve(easy);
  isA("verdict", crosshatch.verify(log, { strict: true }));
  log.steps[0].text = "Because I say so.";
  const verdict = crosshatch.verify(log, { strict: true });
  assert.deepEqual([verdict.verdict, verdict.step, crosshatch.verify(log).verdict], ["refuted", 1, "verified"]);
  const lrat = crosshatch.proof(easy, "lrat");
  assert.match(lrat.formula, /^(c .*\n)*p cnf 729 \d+\n/);
  assert.match(lrat.proof, /^\d+ [-\d ]+ 0\n/);
  assert.match(crosshatch.proof(easy, "pbp").formula, /^\* #variable= 729/);
});

test("generate, minimal, canonical, shuffle, dedup, write, draw", () => {
  const made = crosshatch.generate({ count: 2, seed: 3, level: "easy" });
  assert.deepEqual([made.length, made], [2, crosshatch.generate({ count: 2, seed: 3, level: "easy" })]);
  for (const puzzle of made) assert.deepEqual([crosshatch.check(puzzle).verdict, crosshatch.grade(puzzle).level], ["unique", "easy"]);
  const { solution } = crosshatch.solve(easy);
  assert.equal(crosshatch.check(crosshatch.minimal(solution)).minimal, true);
  const other = crosshatch.shuffle(hard, 5);
  assert.notEqual(other, hard);
  assert.equal(crosshatch.canonical(other), crosshatch.canonical(hard));
  assert.deepEqual(crosshatch.dedup([hard, easy, hard, other]), [hard, easy, other]);
  assert.equal(crosshatch.dedup([hard, easy, other], { canonical: true }).length, 2);
  assert.equal(crosshatch.check(crosshatch.write(hard, "grid")).puzzle, hard);
  assert.match(crosshatch.draw(hard), /<svg /);
  assert.notEqual(crosshatch.draw(crosshatch.solve(hard), { step: 3 }), crosshatch.draw(hard));
  assert.doesNotMatch(crosshatch.draw(hard, { format: "text" }), /svg/);
});

test("dataset: the traces of the command, whole or a puzzle at a time", async () => {
  const traces = crosshatch.dataset({ count: 3, seed: 2, level: "easy" });
  for (const trace of traces.slice(0, 20)) {
    isA("trace", trace);
    assert.equal(crosshatch.verify(trace.log, { strict: "steps" }).verdict, "verified");
  }
  assert.equal(new Set(traces.map((trace) => trace.puzzle)).size, 3);
  const streamed = [];
  for await (const trace of crosshatch.datasetStream({ count: 2, first: 2, seed: 2, level: "easy" })) streamed.push(trace);
  assert.deepEqual(
    streamed,
    traces.filter((trace) => trace.puzzle !== traces[0].puzzle),
  );
  for (const options of [{ count: 0 }, { count: "2" }, { split: "dev" }, null])
    await assert.rejects(crosshatch.datasetStream(options).next(), { code: "usage" });
});

test("every key, title and alias is taken as a strategy, and as the order", () => {
  const names = crosshatch.techniques().flatMap(({ key, name, aliases }) => [key, name, ...aliases]);
  const strategies = names.map((name) => `+${name}`).join();
  assert.equal(crosshatch.solve(easy, { strategies, order: names.join() }).outcome, "solved");
  assert.throws(() => crosshatch.solve(easy, { strategies: `${strategies},x-wong` }), /x-wong/);
});

test("practise, lesson, drill, worksheet, techniques, library", () => {
  for (const log of crosshatch.practise("naked-pair", { count: 2, seed: 2 })) {
    isA("log", log);
    assert.equal(log.steps[0].technique, "naked-pair");
  }
  assert.match(crosshatch.lesson("naked-pair", { count: 1, language: "ko" }), /^<!DOCTYPE html>[\s\S]*[가-힣]/);
  assert.match(crosshatch.drill("naked-pair", { count: 1, title: "Friday" }), /^<!DOCTYPE html>[\s\S]*Friday[\s\S]*Position 1/);
  assert.doesNotMatch(crosshatch.drill("naked-pair", { count: 1 }), /Answer/);
  assert.match(crosshatch.drill("naked-pair", { count: 1, answers: true, language: "ko" }), /정답 1/);
  assert.match(crosshatch.worksheet({ title: "Monday", answers: true }, [easy, hard]), /^<!DOCTYPE html>[\s\S]*Monday/);
  const compared = crosshatch.compare("hodoku");
  assert.ok(compared.some((row) => row.name === "Full House" && row.keys[0] === "full-house"));
  assert.throws(() => crosshatch.compare("nobody"));
  const techniques = crosshatch.techniques();
  assert.ok(techniques.length > 150);
  const keys = read("web/npm/src/schemas/names.ts");
  for (const { key } of techniques) assert.ok(keys.includes(`| "${key}"\n`) || keys.includes(`| "${key}";`), key);
  assert.equal(crosshatch.techniques(["x-wing"], { language: "ko" })[0].key, "x-wing");
  const { passed, failed } = crosshatch.library(`${library}\n${library.replace("612", "613")}\n`);
  assert.deepEqual([passed, failed], [1, 1]);
});

test("many puzzles: in one run, with progress, as a stream", async () => {
  const puzzles = Array.from({ length: 40 }, (_, i) => (i % 2 ? easy : hard));
  const done = [];
  const grades = crosshatch.gradeAll(puzzles, { onProgress: (count, total) => done.push([count, total]) });
  assert.deepEqual(done, [
    [16, 40],
    [32, 40],
    [40, 40],
  ]);
  assert.deepEqual(
    grades,
    puzzles.map((puzzle) => crosshatch.grade(puzzle)),
  );
  async function* source() {
    yield* puzzles;
  }
  for (const from of [puzzles, source(), new Set([easy, hard])]) {
    const found = [];
    for await (const grade of crosshatch.gradeStream(from)) found.push(grade.puzzle);
    assert.deepEqual(found, from instanceof Set ? [...from] : puzzles);
  }
  assert.deepEqual(crosshatch.solveAll([easy, easy.replace(/.{9}/g, "$&\n")]).length, 2);
  const columns = ["puzzle", "se.er", "hodoku"];
  const rows = crosshatch.gradeColumns(puzzles, { columns });
  assert.deepEqual(Object.keys(rows[0]).slice(2), ["puzzle", "se.er", "hodoku.level", "hodoku.score"]);
  assert.deepEqual(
    rows.map((row) => row["se.er"]),
    grades.map((grade) => grade.er),
  );
  const streamed = [];
  for await (const row of crosshatch.gradeColumnsStream(puzzles, { columns })) streamed.push(row);
  assert.deepEqual(streamed, rows);
  assert.throws(() => crosshatch.gradeAll([...puzzles, "frob"], { onProgress() {} }), /^CrosshatchError: number 41 of 41: stdin:1:1/);
  await assert.rejects(
    async () => {
      for await (const log of crosshatch.solveStream([easy, "frob"])) assert.ok(log);
    },
    { code: "no-puzzle", line: 1, column: 1 },
  );
});

test("all runs share an instance, whose memory does not grow; one that failed is replaced", () => {
  const bytes = readFileSync(new URL("../dist/crosshatch.wasm", import.meta.url));
  const module = new WebAssembly.Module(bytes);
  const { Instance } = WebAssembly;
  const made = [];
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, given) {
      made.push(new target(...given));
      return made.at(-1);
    },
  });
  try {
    const words = [["hint", "--json", "-"], ["grade", "-"], ["check", "-"], ["explain", "-"], ["frob"], ["draw", "-"], ["generate"]];
    const expected = words.map((some) => runCommand(module, some, `${hard}\n`));
    const size = made[0].exports.memory.buffer.byteLength;
    for (let i = 0; i < 20; i++)
      assert.deepEqual(
        words.map((some) => runCommand(module, some, `${hard}\n`)),
        expected,
      );
    assert.deepEqual([made.length, made[0].exports.memory.buffer.byteLength], [1, size]);
    /* The table of functions without entries makes the next run fail. */
    const table = made[0].exports.__indirect_function_table;
    for (let i = 0; i < table.length; i++) table.set(i, null);
    assert.throws(() => runCommand(module, words[0], `${hard}\n`), WebAssembly.RuntimeError);
    assert.deepEqual(runCommand(module, words[0], `${hard}\n`), expected[0]);
    assert.equal(made.length, 2);
  } finally {
    WebAssembly.Instance = Instance;
  }
});
