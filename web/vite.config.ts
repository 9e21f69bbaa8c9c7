/* vite.config.ts - how the page is built, the list of files that its service worker keeps, and the puzzles to learn techniques from.
 *
 * SPDX-License-Identifier: MIT
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { load, type Log } from "crosshatch";
import { defineConfig, type Plugin } from "vite";

/* sw.js is src/sw.js with the names of all built files put in; its own bytes change when one of them does. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = ["./", "./icon.svg", "./manifest.webmanifest", ...Object.keys(bundle).filter((name) => name !== "index.html").map((name) => `./${name}`)];
      const version = createHash("sha256").update(files.join()).update(readFileSync("index.html")).digest("hex").slice(0, 12);
      const source = readFileSync("src/sw.js", "utf8").replace("__VERSION__", version).replace('["__FILES__"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/* virtual:samples has, for each technique, a sample whose solution uses it (src/virtual.d.ts). */
function samples(): Plugin {
  const name = "virtual:samples";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const crosshatch = await load();
      const found: Record<string, string> = {};
      for (const level of ["easy", "medium", "hard", "expert", "extreme"]) {
        const { out } = crosshatch.run(["solve", "--log=json", "-"], readFileSync(`../puzzles/${level}.txt`, "utf8"));
        for (const log of out.trim().split("\n").map((line) => JSON.parse(line) as Log))
          for (const { technique } of log.steps) found[technique] ??= log.puzzle;
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

/* The commands that only the complete module has. */
const largeCommands = [...readFileSync("../src/cli/commands/commands.def", "utf8").matchAll(/^COMMAND\([^]*?(?:, SMALL|, COMPLETE)\)$/gm)]
  .map(([row]) => row)
  .filter((row) => row.endsWith("COMPLETE)"))
  .map((row) => row.split('"')[1]);

export default defineConfig({
  define: { LARGE_COMMANDS: JSON.stringify(largeCommands) },
  base: "./",
  plugins: [serviceWorker(), samples()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
});
