/* pack.test.mjs - the package as a registry would get it: publint, "are the types wrong" and a dry run of npm publish find no fault.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publint } from "publint";

const pkgDir = fileURLToPath(new URL("../", import.meta.url));
const bin = (path) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const run = (program, ...words) => spawnSync(program, words, { cwd: pkgDir, encoding: "utf8" });

test("publint", async () => {
  const { messages } = await publint({ pkgDir, strict: true });
  assert.deepEqual(messages, []);
});

test("are the types wrong", () => {
  const { status, stdout, stderr } = run(
    ...[process.execPath, bin("@arethetypeswrong/cli/dist/index.js"), "--pack", "."],
    ...["--exclude-entrypoints", "./crosshatch.wasm", "./crosshatch-small.wasm", "./package.json", "./parquet", "--profile", "node16"],
  );
  assert.equal(status, 0, stdout + stderr);
});

test("npm publish --dry-run", () => {
  const { status, stderr } = run("npm", "publish", "--dry-run", "--ignore-scripts");
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(stderr.replace(/^.*requires you to be logged in.*$/m, ""), /npm (warn|error)/i);
  for (const name of ["dist/index.js", "dist/cjs/node.js", "dist/client.d.ts", "dist/parquet.js", "dist/index.js.map", "README.md"])
    assert.ok(stderr.includes(name), `${name} is missing`);
});
