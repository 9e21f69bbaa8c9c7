/* vite.config.ts - how the page is built, and the list of files that its service worker keeps.
 *
 * SPDX-License-Identifier: MIT
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
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

export default defineConfig({
  base: "./",
  plugins: [serviceWorker()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
});
