/* visit.mjs - a visit to the page, and what a visitor's hands and eyes do there.
 *
 * CH_SHOTS is a folder for pictures of the main views.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before } from "node:test";
import { load } from "crosshatch";
import { browser, serve } from "./page.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const root = new URL("../../", import.meta.url);
export const puzzlesOf = (name) =>
  readFileSync(new URL(`puzzles/${name}.txt`, root), "utf8")
    .split("\n")
    .map((line) => line.slice(0, 81));
export const [puzzle, other] = puzzlesOf("hard");
export const hash = `#p=${puzzle}`;
export const free = [...puzzle].indexOf(".");
export const free2 = [...puzzle].indexOf(".", free + 1);
const shots = process.env.CH_SHOTS;

export let site, chrome;
before(async () => {
  site = await serve();
  chrome = await browser();
  if (shots) mkdirSync(shots, { recursive: true });
});
after(async () => {
  await chrome.close();
  site.close();
});

/** A visit has a browser's memory of its own; what goes wrong in it fails the test. */
export async function visit(options, work) {
  const { at = hash, ...context } = options;
  const window = await chrome.newContext({ viewport: { width: 1200, height: 900 }, locale: "en-GB", reducedMotion: "reduce", ...context });
  const page = await window.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.setDefaultTimeout(60000);
  try {
    await page.goto(site.address + at);
    await page.locator("main").waitFor();
    await work(page, window);
    assert.deepEqual(faults, []);
  } finally {
    await window.close();
  }
}

const crosshatch = await load();
/** The digits of a puzzle's solution. */
export const solutionOf = (grid) => JSON.parse(crosshatch.run(["check", "--json", "-"], `${grid}\n`).out).solution;
/** Waits until the page has announced TEXT. */
export const said = (page, text) => page.locator("[role=status]", { hasText: text }).first().waitFor({ state: "attached" });

export const button = (page, name) => page.getByRole("button", { name, exact: true });
export const tab = (page, name) => page.getByRole("tab", { name, exact: true });
export const cell = (page, at) => page.locator(`.left [data-cell="${at}"]`);
export const explanation = (page) => page.locator(".answer > .explanation");
export const hint = (page) => page.locator(".hints").getByRole("button", { name: "Hint", exact: true });
export const shoot = (page, name, fullPage = true) => (shots ? page.screenshot({ path: join(shots, `${name}.png`), fullPage }) : undefined);
export const digits = (page) =>
  page
    .locator(".left [role=gridcell]")
    .evaluateAll((cells) => cells.map((one) => one.querySelector(".digit")?.textContent ?? ".").join(""));
export const closed = (page) => page.locator("dialog[open]").waitFor({ state: "detached" });
export const noOverflow = async (page) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page scrolls sideways");

/** Waits until the board shows GRID. */
export const shows = (page, grid) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(".left [role=gridcell]")].map((one) => one.querySelector(".digit")?.textContent ?? ".").join("") ===
      wanted,
    grid,
  );
export const withDigit = (grid, at, digit) => grid.slice(0, at) + digit + grid.slice(at + 1);

/** Waits until the page has kept a game with MOVES moves, at the node AT of its tree if one is named; a test must not make the database, which would be empty. */
export const kept = (page, moves, at) =>
  page.waitForFunction(
    async ([wanted, node]) =>
      (await indexedDB.databases()).length > 0 &&
      new Promise((resolve) => {
        const opening = indexedDB.open("crosshatch");
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.some(({ tree }) => tree.nodes.length >= wanted && (node === undefined || tree.at === node)));
          };
        };
      }),
    [moves, at],
  );

export async function setting(page, name, ...more) {
  await button(page, "Settings").click();
  for (const one of [name, ...more]) await page.getByLabel(one).click();
  await page.keyboard.press("Escape");
  await closed(page);
}

export async function enter(page, at, ...keys) {
  await cell(page, at).click();
  for (const key of keys) await page.keyboard.press(key);
}

export async function noViolations(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0].html}`),
    [],
  );
}

export async function paste(page, text) {
  await button(page, "New puzzle").first().click();
  const area = page.getByLabel("Puzzle text");
  if (text.length < 10000) await area.fill(text);
  else
    await area.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await button(page, "Use this puzzle").click();
}

export async function watch(page) {
  await tab(page, "Solution").click();
  await button(page, "Show the whole solution").click();
  await page.locator(".verified").waitFor();
}
