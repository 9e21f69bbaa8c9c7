/* parquet.test.mjs - grades and traces as Parquet files, read back by hyparquet.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { CrosshatchError, load } from "crosshatch";
import { writeParquet } from "crosshatch/parquet";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { ByteWriter, fileWriter } from "hyparquet-writer";

const crosshatch = await load();
const lines = (name) => readFileSync(new URL(`../../../puzzles/${name}.txt`, import.meta.url), "utf8").match(/^[1-9.]{81}$/gm);
const puzzles = [...lines("easy").slice(0, 12), ...lines("expert").slice(0, 3)];
const folder = mkdtempSync(join(tmpdir(), "crosshatch-"));
after(() => rmSync(folder, { recursive: true }));

const printed = (words, input = "") => crosshatch.run(words, input).out.split("\n").filter(Boolean).map(JSON.parse);
const columnRows = (list = "about,path,se,place,number", input = `${puzzles.join("\n")}\n53a\n`) =>
  printed(["grade", "--json", `--columns=${list}`, "-"], input);

/* The bytes of a file with these rows. */
async function written(rows, options) {
  const writer = new ByteWriter();
  assert.equal(await writeParquet(writer, rows, options), rows.length);
  return writer.getBuffer();
}

/* The types of the columns in a file: the physical ones, or what strings stand for. */
const typesIn = (file) =>
  Object.fromEntries(
    parquetMetadata(file)
      .schema.slice(1)
      .map((it) => [it.name, it.converted_type ?? it.type]),
  );

/* A row as hyparquet reads it: 64-bit integers are BigInt, what is missing is null. */
function read(row, names) {
  const { format, version, ...members } = row;
  const flat = Object.entries(members).flatMap(([key, value]) =>
    ["ratings", "argument", "text"].includes(key) && typeof value === "object" && value !== null
      ? Object.entries(value).map(([inner, it]) => [`${key}.${inner}`, it])
      : [[key, value]],
  );
  const known = Object.fromEntries(flat);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? null]));
}

async function holds(file, rows) {
  const names = Object.keys(typesIn(file));
  const found = await parquetReadObjects({ file });
  const plain = found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? Number(value) : (value ?? null)])),
  );
  assert.deepEqual(
    plain,
    rows.map((row) => read(row, names)),
  );
}

test("typed columns: their names, order, types and values", async () => {
  const rows = columnRows();
  const file = await written(rows);
  const types = typesIn(file);
  assert.deepEqual(Object.keys(types), Object.keys(rows[0]).slice(2));
  const some = ["puzzle", "givens", "hardest", "se.er", "se.er_bound", "line", "number"];
  assert.deepEqual(
    some.map((name) => types[name]),
    ["UTF8", "INT64", "UTF8", "DOUBLE", "DOUBLE", "INT64", "INT64"],
  );
  assert.equal(rows.at(-1).status, "error");
  await holds(file, rows);
});

test("grades of a stream, in row groups", async () => {
  const grades = crosshatch.gradeAll(puzzles);
  const file = join(folder, "grades.parquet");
  assert.equal(await writeParquet(fileWriter(file), crosshatch.gradeStream(puzzles), { rowGroupSize: 4 }), puzzles.length);
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  assert.deepEqual(
    parquetMetadata(bytes).row_groups.map((group) => Number(group.num_rows)),
    [4, 4, 4, 3],
  );
  assert.equal(typesIn(bytes).er_above, "BOOLEAN");
  await holds(bytes, grades);
  await holds(await written(crosshatch.gradeAll(puzzles, { maxEr: 2 })), crosshatch.gradeAll(puzzles, { maxEr: 2 }));
});

test("traces: lists and logs as JSON", async () => {
  const traces = printed(["dataset", "-n", "1"]);
  const file = await written(traces);
  const types = typesIn(file);
  assert.deepEqual(
    [types.steps, types.log, types["ratings.er"], types["text.ko"], types.more],
    ["JSON", "JSON", "DOUBLE", "UTF8", "BOOLEAN"],
  );
  await holds(file, traces);
});

test("bad rows are errors with their number", async () => {
  const [row, other] = columnRows("puzzle,givens,se.er");
  const [grade] = crosshatch.gradeAll([puzzles[0]]);
  const cases = [
    [[], "empty-input", undefined],
    [[5], "input", 1],
    [[{ format: "frob" }], "input", 1],
    [[{ format: "constructor" }], "input", 1],
    [[{ format: row.format, version: 1 }], "input", 1],
    [5, "usage", undefined],
    [null, "usage", undefined],
    ["rows", "usage", undefined],
    [row, "usage", undefined],
    [[{ ...row, frob: 1 }], "input", 1],
    [[row, null], "input", 2],
    [[row, grade], "input", 2],
    [[row, { ...other, givens: "24" }], "input", 2],
    [[row, { ...other, givens: 2.5 }], "input", 2],
    [[row, other, { ...row, level: "easy" }], "input", 3],
  ];
  for (const [rows, code, line] of cases)
    await assert.rejects(writeParquet(new ByteWriter(), rows), (thrown) => {
      assert.ok(thrown instanceof CrosshatchError, String(thrown));
      assert.deepEqual([thrown.code, thrown.line], [code, line], thrown.message);
      return true;
    });
  for (const options of [{ rowGroupSize: 0 }, { rowGroupSize: 1.5 }, { rowGroupSize: "9" }, null])
    await assert.rejects(writeParquet(new ByteWriter(), [row], options), { code: "usage" });
});

const program = fileURLToPath(new URL("../dist/parquet-command.js", import.meta.url));
const run = (words, input = "") => spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: "utf8", input });

test("crosshatch-parquet: what the command prints becomes a file", async () => {
  const rows = columnRows();
  const { status, stderr } = run(["rows.parquet"], rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  assert.deepEqual([status, stderr], [0, ""]);
  await holds(new Uint8Array(readFileSync(join(folder, "rows.parquet"))).buffer, rows);
});

test("crosshatch-parquet: bad input leaves an earlier file as it was", () => {
  writeFileSync(join(folder, "old.parquet"), "old");
  const line = JSON.stringify(columnRows()[0]);
  for (const [input, said] of [
    ["", "found no rows"],
    [`${line}\npuzzle,level\n`, 'row 2: expected a line of JSON; found "puzzle,level"'],
    [`${line}\n{}\n`, "row 2: expected the format crosshatch-grade-columns"],
  ]) {
    const { status, stderr } = run(["old.parquet"], input);
    assert.deepEqual([status, stderr.includes(said)], [2, true], stderr);
    assert.equal(readFileSync(join(folder, "old.parquet"), "utf8"), "old");
  }
  assert.match(run(["no/such/folder.parquet"], `${line}\n`).stderr, /ENOENT/);
  assert.deepEqual([run([]).status, run(["--frob"]).status, run(["--help"]).status], [2, 2, 0]);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith(".part")),
    [],
  );
});

test("crosshatch-parquet -: standard output", async () => {
  const rows = columnRows();
  const input = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "-"], { input });
  assert.deepEqual([status, String(stderr)], [0, ""]);
  await holds(new Uint8Array(stdout).buffer, rows);
});

const native = process.env.CH_BINARY;

/* The command finds the program on its path, where npm would link it. */
test("--output FILE.parquet of the native command", { skip: native ? false : "no CH_BINARY" }, async () => {
  const links = mkdtempSync(join(tmpdir(), "crosshatch-"));
  after(() => rmSync(links, { recursive: true }));
  writeFileSync(join(links, "crosshatch-parquet"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${links}${delimiter}${process.env.PATH}` };
  const runNative = (words, input) => spawnSync(native, words, { cwd: folder, env, encoding: "utf8", input });
  const columns = ["grade", "--columns=about,path,se,place,number", "-"];
  for (const [words, input] of [
    [columns, `${puzzles.join("\n")}\n53a\n`],
    [["grade", "-"], puzzles.join("\n")],
    [["dataset", "-n", "1"], ""],
  ]) {
    const printed = runNative([...words, ...(words[0] === "grade" ? ["--json"] : [])], input);
    const written = runNative([...words, "--output=native.parquet"], input);
    assert.deepEqual([written.status, written.stdout, written.stderr], [printed.status, "", printed.stderr]);
    await holds(new Uint8Array(readFileSync(join(folder, "native.parquet"))).buffer, printed.stdout.trim().split("\n").map(JSON.parse));
  }
  const empty = runNative(["grade", "--output=empty.parquet", "-"], "");
  assert.equal(empty.status, 2);
  assert.match(empty.stderr, /crosshatch-parquet: expected a grade or a trace; found no rows\n.*cannot write empty.parquet/s);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith("empty") || name.startsWith(".")),
    [],
  );
});
