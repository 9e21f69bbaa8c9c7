/* consumer.mjs - installs the packed package into fresh projects of Vite and TypeScript, and runs them in Chromium and Node.js.
 *
 *     node npm/tests/consumer.mjs [VERSION...]
 *
 * VERSION is one of Vite, by default 5 and the newest.  The programs are the examples of README.md.  `scripts/consumers npm` runs this
 * after building the package; npm fetches Vite and TypeScript.
 *
 * SPDX-License-Identifier: MIT
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browser } from "../../tests/page.mjs";

const home = fileURLToPath(new URL("../", import.meta.url));
const readme = readFileSync(join(home, "README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "crosshatch-"));
const chrome = await browser();

function run(cwd, program, ...words) {
  return execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/* The example of the README with that name. */
function example(name) {
  const found = new RegExp(`^\`\`\`\\w+ ${name}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(readme);
  if (!found) throw new Error(`README.md has no ${name}`);
  return found[1];
}

/* Starts a server of Vite and needs the hint in the title of its page. */
async function shows(project, command, port) {
  const words = [...command, "--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", ...words], { cwd: project });
  const tab = await chrome.newPage();
  try {
    await once(server.stdout, "data");
    for (let tries = 0; tries < 50; tries++)
      try {
        await tab.goto(`http://127.0.0.1:${port}/`);
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    await tab.waitForFunction(() => document.title === "cross-hatching");
  } finally {
    await tab.close();
    server.kill();
    await once(server, "exit");
  }
}

async function consume(version, tarball, port) {
  const started = Date.now();
  const project = join(folder, `vite-${version}`);
  mkdirSync(join(project, "src"), { recursive: true });
  const options = {
    ...{ target: "ES2022", module: "ESNext", moduleResolution: "bundler", lib: ["ES2022", "DOM"], strict: true, noEmit: true },
  };
  const files = {
    "package.json": JSON.stringify({ name: "consumer", private: true, type: "module" }),
    "tsconfig.json": JSON.stringify({ compilerOptions: options, include: ["src"] }),
    "vite.config.js": 'export default { build: { target: "es2022" } };\n',
    "index.html": '<!doctype html><title>waiting</title><script type="module" src="/src/main.ts"></script>\n',
    "src/main.ts": example("vite/main.ts"),
    "src/sudoku.worker.ts": example("vite/sudoku.worker.ts"),
    "node.mjs": example("node.mjs"),
    "node.cjs": example("node.cjs"),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  run(project, "npm", "install", "--no-audit", "--no-fund", "--silent", tarball, `vite@${version}`, "typescript");
  run(project, "npx", "tsc");
  run(project, "npx", "vite", "build", "--logLevel", "error");
  await shows(project, [], port);
  await shows(project, ["preview"], port + 1);
  for (const name of ["node.mjs", "node.cjs"]) if (run(project, "node", name).length < 20) throw new Error(`${name} prints nothing`);
  console.log(`Vite ${run(project, "npx", "vite", "--version").trim()}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

try {
  const [{ filename }] = JSON.parse(run(home, "npm", "pack", "--json", "--ignore-scripts", "--pack-destination", folder));
  let port = 4300;
  for (const version of process.argv.length > 2 ? process.argv.slice(2) : ["5", "latest"]) {
    await consume(version, join(folder, filename), port);
    port += 2;
  }
} finally {
  await chrome.close();
  rmSync(folder, { recursive: true });
}
