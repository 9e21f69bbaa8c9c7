/* readme.test.mjs - the examples of README.md: all compile under strict types; Node.js runs its own; webpack, esbuild and Vite build
 * theirs, and Chromium runs them.  A block of code begins with its language and its file.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import * as vite from "vite";
import webpack from "webpack";
import { browser, serve } from "../../tests/page.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { build } = createRequire(createRequire(import.meta.url).resolve("vite"))("esbuild");
const blocks = [...readFileSync(here("../README.md"), "utf8").matchAll(/^```(?:js|ts) (\S+)\n([\s\S]*?)^```$/gm)];
const page = '<!doctype html><script type="module" src="./main.js"></script>\n';

let folder, chrome;
before(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "crosshatch-")));
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  const home = join(folder, "node_modules/crosshatch");
  mkdirSync(home);
  for (const part of ["package.json", "dist"]) cpSync(here(`../${part}`), join(home, part), { recursive: true });
  for (const name of ["vite", "@types/node", "@types/react", "csstype", "hyparquet-writer"])
    symlinkSync(realpathSync(here(`../../node_modules/${name}`)), join(folder, "node_modules", name));
  for (const [, name, text] of blocks) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  chrome = await browser();
});
after(async () => {
  await chrome?.close();
  rmSync(folder, { recursive: true });
});

test("all examples compile under strict types", () => {
  assert.ok(blocks.length >= 12);
  const options = {
    ...{ target: "ES2022", module: "ESNext", moduleResolution: "bundler", strict: true, noEmit: true, skipLibCheck: false },
    ...{ lib: ["ES2022", "DOM", "DOM.Iterable"], types: ["node"] },
  };
  const files = blocks.map(([, name]) => name).filter((name) => name.endsWith(".ts"));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files }));
  const { status, stdout } = spawnSync(process.execPath, [here("../../node_modules/typescript/bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
});

for (const name of ["node.mjs", "node.cjs"])
  test(`Node.js: ${name}`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, name)], { encoding: "utf8" });
    assert.deepEqual([status, stderr], [0, ""]);
    assert.ok(stdout.length > 20);
  });

/* The page's title is the technique of the hint. */
async function hasTitle(directory) {
  writeFileSync(join(directory, "index.html"), page);
  const site = await serve(directory);
  const tab = await chrome.newPage();
  try {
    await tab.goto(site.address);
    await tab.waitForFunction(() => document.title !== "");
    assert.equal(await tab.title(), "cross-hatching");
  } finally {
    await tab.close();
    site.close();
  }
}

test("webpack", async () => {
  const path = join(folder, "built by webpack");
  const settings = { mode: "production", context: join(folder, "webpack"), entry: "./main.js", output: { path }, performance: false };
  const stats = await new Promise((resolve, reject) => webpack(settings, (failed, done) => (failed ? reject(failed) : resolve(done))));
  assert.ok(!stats.hasErrors() && !stats.hasWarnings(), stats.toString());
  await hasTitle(path);
});

test("esbuild", async () => {
  const outdir = join(folder, "built by esbuild");
  const entryPoints = ["main.js", "sudoku.worker.js"].map((name) => join(folder, "esbuild", name));
  await build({ entryPoints, bundle: true, format: "esm", outdir, logLevel: "error" });
  await hasTitle(outdir);
});

test("Vite", async () => {
  const root = join(folder, "vite");
  writeFileSync(join(root, "index.html"), page.replace("main.js", "main.ts"));
  const outDir = join(folder, "built by Vite");
  await vite.build({ root, configFile: false, logLevel: "error", base: "./", build: { outDir, target: "es2022" } });
  const site = await serve(outDir);
  const tab = await chrome.newPage();
  await tab.goto(site.address);
  await tab.waitForFunction(() => document.title !== "");
  assert.equal(await tab.title(), "cross-hatching");
  await tab.close();
  site.close();
});
