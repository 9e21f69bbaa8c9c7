/* bundlers.test.mjs - the package as bundlers deliver it, with nothing configured: a program is built or served from a folder
 * that has the package in its node_modules, and run in Chromium or in Node.js.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as vite5 from "vite";
import { browser, serve } from "../../tests/page.mjs";

/* The page's own. */
const vite8 = await import(pathToFileURL(createRequire(new URL("../../package.json", import.meta.url)).resolve("vite")));

/* Vite 5 brings both. */
const bundled = createRequire(createRequire(import.meta.url).resolve("vite"));
const esbuild = bundled("esbuild");
const { rollup } = bundled("rollup");

const solve = `solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").outcome`;
const programs = {
  "default.js": `import { load } from "crosshatch";\nload().then((c) => done(c.${solve}), (e) => done(e.message));\n`,
  "address.js": `import { load } from "crosshatch/core";
import address from "crosshatch/crosshatch.wasm?url";
load(address).then((c) => done(c.${solve}), (e) => done(e.message));\n`,
};
const inPage = "globalThis.done = (said) => (document.title = said);\n";
const inNode = "globalThis.done = console.log;\n";

let folder, chrome;
before(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "crosshatch-")));
  const home = join(folder, "node_modules/crosshatch");
  mkdirSync(home, { recursive: true });
  for (const part of ["package.json", "dist"])
    cpSync(fileURLToPath(new URL(`../${part}`, import.meta.url)), join(home, part), { recursive: true });
  for (const [name, program] of Object.entries(programs)) {
    writeFileSync(join(folder, name), program);
    writeFileSync(
      join(folder, name.replace(".js", ".html")),
      `<!doctype html><script>${inPage}</script><script type="module" src="/${name}"></script>\n`,
    );
  }
  chrome = await browser();
});
after(async () => {
  await chrome?.close();
  rmSync(folder, { recursive: true });
});

/* What a page says in its title. */
async function titleOf(address) {
  const page = await chrome.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.title !== "");
  const title = await page.title();
  await page.close();
  return title;
}

async function titlesIn(directory) {
  const site = await serve(directory);
  try {
    for (const name of Object.keys(programs)) assert.equal(await titleOf(site.address + name.replace(".js", ".html")), "solved", name);
  } finally {
    site.close();
  }
}

for (const [name, vite] of [
  ["Vite 5", vite5],
  ["Vite 8", vite8],
]) {
  assert.equal(vite.version.split(".")[0], name.split(" ")[1]);
  const settings = () => ({ root: folder, configFile: false, logLevel: "error", cacheDir: join(folder, `cache of ${name}`) });

  test(`${name}: the server for development`, async () => {
    const server = await vite.createServer({ ...settings(), server: { host: "127.0.0.1", port: 0, ws: false } });
    try {
      await server.listen();
      const { port } = server.httpServer.address();
      for (const program of Object.keys(programs))
        assert.equal(await titleOf(`http://127.0.0.1:${port}/${program.replace(".js", ".html")}`), "solved", program);
    } finally {
      await server.close();
    }
  });

  test(`${name}: a build`, async () => {
    const outDir = join(folder, `built by ${name}`);
    const input = Object.keys(programs).map((program) => join(folder, program.replace(".js", ".html")));
    await vite.build({ ...settings(), build: { outDir, rollupOptions: { input } } });
    await titlesIn(outDir);
  });
}

/* A bundle for browsers or for Node.js, moved away from the package, runs in Node.js. */
function runs(name, text) {
  const place = mkdtempSync(join(tmpdir(), "crosshatch-"));
  try {
    writeFileSync(join(place, name), text);
    const { stdout, stderr } = spawnSync(process.execPath, [join(place, name)], { encoding: "utf8" });
    assert.equal(stdout, "solved\n", stderr);
  } finally {
    rmSync(place, { recursive: true });
  }
}

for (const [platform, format] of [
  ["browser", "esm"],
  ["browser", "iife"],
  ["node", "esm"],
  ["node", "cjs"],
])
  test(`esbuild: one file for ${platform}, ${format}`, async () => {
    const { outputFiles, warnings } = await esbuild.build({
      entryPoints: [join(folder, "default.js")],
      bundle: true,
      write: false,
      platform,
      format,
      logLevel: "silent",
      banner: { js: inNode },
    });
    assert.deepEqual(warnings, []);
    runs(format === "esm" ? "one.mjs" : "one.cjs", outputFiles[0].text);
  });

test("Rollup: one file", async () => {
  const index = join(folder, "node_modules/crosshatch/dist/index.js");
  const program = programs["default.js"].replace('"crosshatch"', JSON.stringify(index));
  writeFileSync(join(folder, "rollup.js"), inNode + program);
  const bundle = await rollup({ input: join(folder, "rollup.js"), onwarn: (warning) => assert.fail(warning.message) });
  const { output } = await bundle.generate({ format: "es", inlineDynamicImports: true });
  await bundle.close();
  runs("one.mjs", output[0].code);
});
