/* vite.config.ts - how the page is built, the list of files that its service worker keeps, and the puzzles to learn techniques from.
 *
 * SPDX-License-Identifier: MIT
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { load, type Log } from "crosshatch";
import { defineConfig, type Plugin } from "vite";
import type { Practice } from "virtual:practice";

const PRACTICE_SETS = "../puzzles/techniques";

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

/* The first puzzle of a technique's practice set, with the strategies beside which the set needs it, if those are not all. */
function practiceOf(file: string): Practice | null {
  const lines = readFileSync(file, "utf8").split("\n");
  const puzzle = lines.find((line) => /^[1-9.]{81}/.test(line))?.slice(0, 81);
  const strategies = /--strategies[ =](\S+)/.exec(lines[1] ?? "")?.[1];
  return puzzle ? { puzzle, ...(strategies ? { strategies } : {}) } : null;
}

/* virtual:practice has, for each technique, a puzzle whose solution uses it: a sample, or one of its practice set (src/virtual.d.ts). */
function practice(): Plugin {
  const name = "virtual:practice";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const crosshatch = await load();
      const found: Record<string, Practice> = {};
      for (const level of ["easy", "medium", "hard", "expert", "extreme"]) {
        const { out } = crosshatch.run(["solve", "--log=json", "-"], readFileSync(`../puzzles/${level}.txt`, "utf8"));
        for (const log of out.trim().split("\n").map((line) => JSON.parse(line) as Log))
          for (const { technique } of log.steps) found[technique] ??= { puzzle: log.puzzle };
      }
      for (const file of readdirSync(PRACTICE_SETS)) {
        const set = practiceOf(`${PRACTICE_SETS}/${file}`);
        if (set) found[file.replace(/\.txt$/, "")] ??= set;
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [serviceWorker(), practice()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
});
