/* vite.config.ts - how the page is built, the list of files that its service worker keeps, and the first puzzles.
 *
 * SPDX-License-Identifier: MIT
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const levels = ["easy", "medium", "hard", "expert", "extreme"];

/* sw.js is src/sw.js with the names of all built files put in; its own bytes change when one of them does. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    enforce: "post",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = [
        "./",
        "./icon.svg",
        "./manifest.webmanifest",
        ...Object.keys(bundle)
          .filter((name) => name !== "index.html")
          .map((name) => `./${name}`),
      ];
      const version = createHash("sha256").update(files.join()).update(readFileSync("index.html")).digest("hex").slice(0, 12);
      const source = readFileSync("src/sw.js", "utf8").replace("__VERSION__", version).replace('["__FILES__"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/* The English texts are requested together with the scripts, not after them. */
function words(): Plugin {
  return {
    name: "words",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === "chunk" && file.name === "en")
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `./${fileName}` },
            injectTo: "head" as const,
          })),
    },
  };
}

/* virtual:first has some of the project's puzzles of each level: a board for the first sight (src/virtual.d.ts). */
function first(): Plugin {
  const name = "virtual:first";
  const puzzlesOf = (level: string): string[] =>
    readFileSync(`../puzzles/${level}.txt`, "utf8")
      .split("\n")
      .slice(0, 2)
      .map((line) => line.slice(0, 81));
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(Object.fromEntries(levels.map((level) => [level, puzzlesOf(level)])))};` : null,
  };
}

/* The commands that only the complete module has. */
const largeCommands = [
  ...readFileSync("../src/cli/commands/commands.def", "utf8").matchAll(/^COMMAND\([\s\S]*?(?:, SMALL|, COMPLETE)\)$/gm),
]
  .map(([row]) => row)
  .filter((row) => row.endsWith("COMPLETE)"))
  .map((row) => row.split('"')[1]);

export default defineConfig({
  define: { LARGE_COMMANDS: JSON.stringify(largeCommands) },
  base: "./",
  plugins: [serviceWorker(), words(), first()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    /* What the first sight takes is one file, which compresses better than many. */
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: "board",
              test: /node_modules|src\/(game|store)\/|src\/board\/(?!picture)|src\/play\/(?!options)|src\/panels\/(panels|hint|explanation|steps|plain|moves|last_move)|src\/[a-z]+\.tsx?$|virtual:first/,
            },
          ],
        },
      },
    },
  },
});
