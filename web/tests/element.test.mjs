/* element.test.mjs - <crosshatch-board> on the page of its examples.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { browser, serve } from "./page.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const shots = process.env.CH_SHOTS;

let site, chrome;
before(async () => {
  site = await serve(fileURLToPath(new URL("../npm/", import.meta.url)));
  chrome = await browser();
});
after(async () => {
  await chrome.close();
  site.close();
});

async function visit(work, options = {}) {
  const window = await chrome.newContext({ viewport: { width: 700, height: 900 }, ...options });
  const page = await window.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(`${site.address}board.html`);
    await page.locator("#play [role=grid]").waitFor();
    await work(page);
    assert.deepEqual(faults, []);
  } finally {
    await window.close();
  }
}

const cell = (page, id, at) => page.locator(`#${id} [data-cell="${at}"]`);
const listen = (page) =>
  page.evaluate(() => {
    globalThis.heard = [];
    for (const name of ["board-move", "board-change", "board-select", "board-full"])
      document.addEventListener(name, ({ type, detail }) => globalThis.heard.push([type, detail]));
  });

test("a player moves and writes by keys and pointer, and the events say so", () =>
  visit(async (page) => {
    await listen(page);
    await cell(page, "play", 1).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("4");
    const grid = `534${puzzle.slice(3)}`;
    assert.deepEqual(await page.evaluate(() => globalThis.heard), [
      ["board-select", { cell: "r1c2" }],
      ["board-select", { cell: "r1c3" }],
      ["board-move", { fact: "r1c3=4", cell: "r1c3", digit: 4 }],
      ["board-change", { position: ["r1c3=4"], grid }],
    ]);
    await page.keyboard.press("3");
    assert.ok(await cell(page, "play", 2).evaluate((one) => one.classList.contains("clash")));
    await page.keyboard.press("Delete");
    assert.equal(await page.evaluate(() => document.getElementById("play").grid), puzzle);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("7");
    assert.equal(await page.evaluate(() => document.getElementById("play").grid), puzzle, "a given stays");
  }));

test("a listener stops a move, a board that is read-only takes none", () =>
  visit(async (page) => {
    await page.evaluate(() => document.getElementById("play").addEventListener("board-move", (event) => event.preventDefault()));
    for (const id of ["play", "step"]) {
      await cell(page, id, 2).click();
      await page.keyboard.press("4");
      assert.equal(await page.evaluate((one) => document.getElementById(one).grid, id), puzzle);
    }
  }));

test("properties and attributes change the board, and a full grid is announced", () =>
  visit(async (page) => {
    await listen(page);
    const shown = await page.evaluate(
      async ([filled, first]) => {
        const board = document.getElementById("play");
        board.position = [...filled].flatMap((digit, at) =>
          first[at] === "." && at !== 2 ? [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}=${digit}`] : [],
        );
        await null;
        return board.grid;
      },
      [solution, puzzle],
    );
    assert.equal(shown, `${solution.slice(0, 2)}.${solution.slice(3)}`);
    assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
    await cell(page, "play", 2).click();
    await page.keyboard.press("4");
    assert.deepEqual((await page.evaluate(() => globalThis.heard)).at(-1), ["board-full", { grid: solution }]);
    await page.evaluate(() => document.getElementById("play").setAttribute("puzzle", `1${".".repeat(80)}`));
    assert.equal(await page.evaluate(() => document.getElementById("play").grid), `1${".".repeat(80)}`);
    await page.evaluate(() => {
      const board = document.getElementById("play");
      board.setAttribute("puzzle", "no puzzle");
      board.setAttribute("position", "r1c1=x <b>");
      board.setAttribute("step", "{");
    });
    assert.equal(await page.evaluate(() => document.getElementById("play").grid), ".".repeat(81));
  }));

test("candidates are shown, and Shift rules one out", () =>
  visit(async (page) => {
    const said = (at) => cell(page, "position", at).locator(".unseen").textContent();
    assert.equal(await said(2), "r1c3: 2 4");
    await cell(page, "position", 2).click();
    await page.keyboard.press("Shift+Digit2");
    assert.equal(await said(2), "r1c3: 4");
    await page.keyboard.press("Shift+Digit2");
    assert.equal(await said(2), "r1c3: 2 4");
  }));

test("a step is marked, and drawn where the library is there", () =>
  visit(async (page) => {
    assert.equal(await cell(page, "step", 40).locator(".placed").textContent(), "5");
    for (let i = 0; i < 3; i++) {
      const before = await page.locator("#text").textContent();
      await page.locator("#next").click();
      await page.waitForFunction((old) => document.getElementById("text").textContent !== old, before);
    }
    await page.locator("#hint svg").first().waitFor({ state: "attached" });
    assert.ok((await page.locator("#hint svg *").count()) > 3);
    if (shots) await page.screenshot({ path: join(shots, "element.png"), fullPage: true });
  }));

test("the page of examples is sound for all, light and dark", async () => {
  for (const colorScheme of ["light", "dark"])
    await visit(
      async (page) => {
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
          [],
        );
        if (shots) await page.screenshot({ path: join(shots, `element-${colorScheme}.png`), fullPage: true });
      },
      { colorScheme },
    );
});

test("it can be imported where there is no browser", async () => {
  const { CrosshatchBoard } = await import("crosshatch/board");
  assert.ok(CrosshatchBoard.observedAttributes.includes("puzzle"));
});
