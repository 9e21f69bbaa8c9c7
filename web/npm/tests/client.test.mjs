/* client.test.mjs - the client and its worker, with a worker of Node.js; Chromium runs them in readme.test.mjs.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Worker } from "node:worker_threads";
import { load } from "crosshatch";
import { CrosshatchError, connect } from "crosshatch/client";

const root = new URL("../../../", import.meta.url);
const [easy, hard] = ["easy", "hard"].map((name) => readFileSync(new URL(`puzzles/${name}.txt`, root), "utf8").slice(0, 81));
const program = `import { parentPort } from "node:worker_threads";
import { load } from "${new URL("../dist/node.js", import.meta.url)}";
import { serve } from "${new URL("../dist/worker.js", import.meta.url)}";
serve(load(), parentPort);`;
let workers = 0;
const start = (text = program) => {
  workers++;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(text)}`));
};
const local = await load();
const client = connect(start);
after(() => client.close());

/* Work that does not end by itself in the time of a test. */
const endless = { needs: ["x-wing"], without: ["x-wing"], tries: 1e9 };

test("the methods are promises of the same results", async () => {
  assert.deepEqual(await client.hint(hard), local.hint(hard));
  assert.deepEqual(await Promise.all([client.grade([easy, hard]), client.generate({ seed: 2 })]), [
    local.grade([easy, hard]),
    local.generate({ seed: 2 }),
  ]);
  const grades = [];
  for await (const grade of client.gradeStream([easy, hard])) grades.push(grade);
  assert.deepEqual(grades, local.gradeAll([easy, hard]));
  assert.equal(workers, 1);
});

test("progress", async () => {
  const done = [];
  const logs = await client.solveAll(Array(20).fill(easy), { onProgress: (...figures) => done.push(figures) });
  assert.deepEqual(
    [logs.length, done],
    [
      20,
      [
        [16, 20],
        [20, 20],
      ],
    ],
  );
});

test("errors keep their code and place", async () => {
  await assert.rejects(
    client.hint("frob"),
    (thrown) => thrown instanceof CrosshatchError && thrown.code === "no-puzzle" && thrown.column === 1,
  );
  await assert.rejects(client.gradeAll([easy, "frob"]), /number 2 of 2/);
  await assert.rejects(client.solveAll([easy], { onProgress: 5 }), { code: "usage" });
  await assert.rejects(
    client.solve(() => easy),
    { name: "CrosshatchError", code: "failed" },
  );
  assert.equal((await client.check(easy)).verdict, "unique");
});

test("a signal cancels a waiting call, and the running one with its worker", { timeout: 60_000 }, async () => {
  const before = workers;
  const [running, waiting] = [new AbortController(), new AbortController()];
  const calls = [client.with(running.signal).generate(endless), client.with(waiting.signal).hint(easy), client.check(hard)];
  waiting.abort(new Error("not needed"));
  await assert.rejects(calls[1], /not needed/);
  assert.equal(workers, before);
  running.abort();
  await assert.rejects(calls[0], { name: "AbortError" });
  assert.equal((await calls[2]).verdict, "unique");
  assert.equal(workers, before + 1);
  await assert.rejects(client.with(AbortSignal.abort()).hint(easy), { name: "AbortError" });
});

test("a worker that fails, and a client that is closed", async () => {
  const failing = connect(() => start("throw new Error('no module here')"));
  await assert.rejects(failing.hint(easy), { name: "CrosshatchError", code: "failed", message: /no module here/ });
  await assert.rejects(
    connect(() => {
      throw new Error("no workers");
    }).hint(easy),
    /no workers/,
  );
  failing.close();
  await assert.rejects(failing.hint(easy), /closed/);
  const closed = connect(start);
  const call = closed.generate(endless);
  closed.close();
  await assert.rejects(call, /closed/);
});
