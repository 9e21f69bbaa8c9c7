/* vite.config.ts - how the page is built, the list of files that its service worker keeps, and the list of samples to learn from.
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

/* virtual:needed names, for each technique, a sample whose solution uses it: its level and its number there (src/virtual.d.ts). */
function neededTechniques(): Plugin {
  const name = "virtual:needed";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const crosshatch = await load();
      const needed: Record<string, [string, number]> = {};
      for (const level of ["easy", "medium", "hard", "expert", "extreme"]) {
        const { out } = crosshatch.run(["solve", "--log=json", "-"], readFileSync(`../puzzles/${level}.txt`, "utf8"));
        out.trim().split("\n").forEach((line, number) => {
          for (const { technique } of (JSON.parse(line) as Log).steps) needed[technique] ??= [level, number];
        });
      }
      return `export default ${JSON.stringify(needed)};`;
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [serviceWorker(), neededTechniques()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
});
