/* page.mjs - a browser and a server of files for the tests of the page and the package.
 *
 * SPDX-License-Identifier: MIT
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const built = fileURLToPath(new URL("../dist/", import.meta.url));
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Serves a folder, the built page unless another is named; `requests` lists the requested paths. */
export async function serve(folder = built) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const requested = normalize(new URL(request.url, "http://localhost").pathname);
    const path = requested.endsWith("/") ? `${requested}index.html` : requested;
    requests.push(path);
    try {
      const file = await readFile(join(folder, path));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const program = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export const browser = () => chromium.launch({ executablePath: program, args: flags });
