/* load.test.mjs - what load() takes, and the small module.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { CrosshatchError, load } from "crosshatch";

const crosshatch = await load();
const [easy, hard] = ["easy", "hard"].map((name) =>
  readFileSync(new URL(`../../../puzzles/${name}.txt`, import.meta.url), "utf8").slice(0, 81),
);

/* The small module names no sub-types. */
const withoutSubtypes = (log) => JSON.parse(JSON.stringify(log, (key, value) => (key === "subtype" ? undefined : value)));

test("the small module says the same, and refuses what it lacks", async () => {
  const small = await load(fileURLToPath(new URL("../dist/crosshatch-small.wasm", import.meta.url)));
  for (const puzzle of [easy, hard]) {
    const korean = { argument: true, language: "ko" };
    assert.deepEqual(small.solve(puzzle, korean), withoutSubtypes(crosshatch.solve(puzzle, korean)));
    assert.deepEqual(small.hint(puzzle), withoutSubtypes(crosshatch.hint(puzzle)));
    assert.deepEqual(small.moves(puzzle), withoutSubtypes(crosshatch.moves(puzzle)));
    assert.deepEqual(small.check(puzzle), crosshatch.check(puzzle));
  }
  for (const command of ["convert", "draw", "generate", "grade", "library", "strategies", "verify"])
    assert.deepEqual(small.run([command], easy), {
      status: 2,
      out: "",
      err: "crosshatch: the small module lacks this command; crosshatch.wasm has it\n",
    });
  assert.throws(() => small.solve(easy, { profile: "hodoku" }), CrosshatchError);
  for (const strategies of ["+whip", "squirmbag"]) assert.throws(() => small.solve(easy, { strategies }), /name of a strategy/);
  assert.equal(small.run(["explain", "--pictures=pages"], easy).status, 2);
  assert.deepEqual(small.hint(easy, { marks: "none" }), crosshatch.hint(easy, { marks: "none" }));
});

test("load() takes addresses, paths, answers, bytes and modules", async () => {
  const file = new URL("../dist/crosshatch.wasm", import.meta.url);
  const bytes = readFileSync(file);
  const server = createServer((request, response) => {
    if (request.url === "/crosshatch.wasm") response.end(bytes);
    else response.writeHead(request.url === "/gone" ? 404 : 200, { "content-type": "text/html" }).end("<!doctype html>");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site = `http://127.0.0.1:${server.address().port}/`;
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  const sources = {
    "no argument": undefined,
    "an address": `${site}crosshatch.wasm`,
    "a URL": new URL("crosshatch.wasm", site),
    "an answer": await fetch(`${site}crosshatch.wasm`),
    "an answer to come": fetch(`${site}crosshatch.wasm`),
    "a path": fileURLToPath(file),
    "the address of a file": file.href,
    "the URL of a file": file,
    bytes,
    "a part of an array": shifted.subarray(3),
    "an ArrayBuffer": new Uint8Array(bytes).buffer,
    "a module": new WebAssembly.Module(bytes),
  };
  try {
    for (const [what, source] of Object.entries(sources)) assert.equal((await load(source)).check(easy).verdict, "unique", what);
    await assert.rejects(load(`${site}other`), {
      name: "CrosshatchError",
      message: /other is no WebAssembly module; load\(\) takes the address of crosshatch.wasm/,
    });
    await assert.rejects(load(`${site}gone`), { name: "CrosshatchError", message: /gone: 404/ });
    await assert.rejects(load(new Uint8Array(2)), CrosshatchError);
    await assert.rejects(load({}), { name: "CrosshatchError", code: "usage" });
    await assert.rejects(load(bytes.subarray(0, 1000)), { name: "CrosshatchError", code: "module" });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
