/* lighthouse.mjs - the page as Lighthouse measures it, as on a phone with a slow network: run by scripts/nightly.
 *
 * Lighthouse is large, so it is no dependency of the page: npm fetches it here.  It simulates the slow processor and network from a
 * trace, so its figures depend little on what else the machine does.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { flags, program, serve } from "./page.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const LEAST = { performance: 0.95, accessibility: 1, "best-practices": 1 };

test("Lighthouse finds the page fast and open to all", async (context) => {
  const site = await serve();
  try {
    const words = ["--output=json", "--quiet", `--chrome-flags=--headless=new ${flags.join(" ")}`];
    const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, site.address, ...words], {
      env: { ...process.env, CHROME_PATH: program },
      maxBuffer: 1 << 26,
    });
    const { categories, audits } = JSON.parse(stdout);
    for (const name of [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
      "interactive",
    ])
      context.diagnostic(`${audits[name].title}: ${audits[name].displayValue}`);
    for (const [name, least] of Object.entries(LEAST)) {
      context.diagnostic(`${name}: ${100 * categories[name].score}`);
      assert.ok(categories[name].score >= least, `${name}: ${categories[name].score} is below ${least}`);
    }
  } finally {
    site.close();
  }
});
