/* defects_page.test.mjs - what was once wrong with the page, from the thirteenth defect on; defects.test.mjs has those of the game.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "crosshatch";
import { serve } from "./page.mjs";
import {
  button,
  cell,
  chrome,
  closed,
  digits,
  enter,
  explanation,
  free,
  hash,
  hint,
  other,
  paste,
  puzzle,
  puzzlesOf,
  said,
  shows,
  solutionOf,
  tab,
  visit,
  watch,
  withDigit,
} from "./visit.mjs";

const crosshatch = await load();

/* The built page under other names, as the next version would be. */
function deploy(folder) {
  const assets = join(folder, "assets");
  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/-[\w-]{6}([\w-]{2}\.)/, "-NEXT__$1")]));
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  for (const file of [
    ...[...renamed.values()].filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name)),
    join(folder, "index.html"),
    join(folder, "sw.js"),
  ]) {
    let text = readFileSync(file, "utf8");
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    writeFileSync(file, text.replace(/crosshatch-[0-9a-f]{12}/, "crosshatch-nextnextnext"));
  }
}

test("13. an open tab works on after a new version, which is offered", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crosshatch-"));
  cpSync(fileURLToPath(new URL("../dist/", import.meta.url)), folder, { recursive: true });
  const deployed = await serve(folder);
  const window = await chrome.newContext({ locale: "en-GB" });
  try {
    const page = await window.newPage();
    await page.goto(deployed.address + hash);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    deploy(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.getByText("A new version of this page is ready.").waitFor();
    await watch(page);
    await tab(page, "Analysis").click();
    await button(page, "Rate this puzzle").waitFor();
    await enter(page, free, "5");
    await button(page, "Load it").click();
    await page.waitForFunction(() => document.querySelector("script[src*=NEXT__]"));
    await shows(page, withDigit(puzzle, free, "5"));
    await watch(page);
  } finally {
    await window.close();
    deployed.close();
    rmSync(folder, { recursive: true });
  }
});

test("14. nothing speaks of a shell", () =>
  visit({}, async (page) => {
    const shell = /stdin|crosshatch [a-z]+|--[a-z]/;
    const plain = async (where) => assert.ok(!shell.test(await page.locator("main").innerText()), where);
    await paste(page, "53..7");
    await page.locator("dialog .error").waitFor();
    assert.ok(!shell.test(await page.locator("dialog").innerText()), await page.locator("dialog").innerText());
    await paste2(page, `${".".repeat(80)}1`);
    await page.locator(".unsound .explanation").waitFor();
    assert.ok(!shell.test(await page.locator("dialog").innerText()), await page.locator("dialog").innerText());
    await button(page, "Use it anyway").click();
    await closed(page);
    for (const one of ["Hint", "Check", "All moves"]) {
      await page.locator(".hints").getByRole("button", { name: one, exact: true }).click();
      await explanation(page).waitFor();
      await plain(one);
    }
    await enter(page, 0, "1");
    await enter(page, 1, "1");
    for (const one of ["Hint", "Check", "Judge my last move"]) {
      await page.locator(".hints").getByRole("button", { name: one, exact: true }).click();
      await explanation(page).waitFor();
      await plain(`${one}, with a mistake`);
    }
  }));

async function paste2(page, text) {
  await page.getByLabel("Puzzle text").fill(text);
  await button(page, "Use this puzzle").click();
}

test("14. all moves can be seen, however many", () =>
  visit({ at: `#p=${puzzlesOf("extreme")[0]}` }, async (page) => {
    await button(page, "All moves").click();
    await page.locator(".moves li").first().waitFor();
    const count = Number((await explanation(page).textContent()).match(/\d+/)[0]);
    for (const more = page.getByRole("button", { name: /^Show more/ }); await more.count(); ) await more.click();
    assert.equal(await page.locator(".moves li").count(), count);
    assert.ok(count > 60);
  }));

test("14. SudokuPad, f-puzzles, CSV and OpenSudoku are read", () =>
  visit({}, async (page) => {
    const link = (site) => crosshatch.run(["convert", `--to=link:${site}`, "-"], `${other}\n`).out.trim();
    const texts = {
      sudokupad: link("sudokupad"),
      "f-puzzles": link("f-puzzles"),
      sudokuwiki: link("sudokuwiki"),
      CSV: `puzzle,solution\n${other.replaceAll(".", "0")},${solutionOf(other)}\n`,
      OpenSudoku: `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku><name>x</name><game data="${other.replaceAll(".", "0")}" /></opensudoku>`,
    };
    for (const [name, text] of Object.entries(texts)) {
      assert.ok(text.length > 80, name);
      await page.evaluate((at) => {
        location.hash = at;
      }, hash);
      await shows(page, puzzle);
      await paste(page, text);
      await closed(page);
      assert.equal(await digits(page), other, name);
    }
  }));

test("14. a dark page is printed light", () =>
  visit({ colorScheme: "dark" }, async (page) => {
    const ground = () =>
      page.evaluate(() => [document.body, document.querySelector(".left table")].map((one) => getComputedStyle(one).backgroundColor));
    const dark = await ground();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const light = await ground();
    assert.notDeepEqual(light, dark);
    for (const colour of light) assert.ok(Math.min(...colour.match(/\d+/g).slice(0, 3).map(Number)) > 230, colour);
  }));

test("15. a hint is announced with its cells, and the board after an undo", () =>
  visit({}, async (page) => {
    await hint(page).click();
    await page.getByRole("heading", { name: "Where to look" }).waitFor();
    await button(page, "Tell me more").click();
    await button(page, "Tell me more").click();
    await said(page, /Cells: r[1-9]c[1-9]/);
    const at = Number(await page.locator(".left .cell.pattern").first().getAttribute("data-cell"));
    assert.match(await cell(page, at).locator(".unseen").textContent(), /part of this step/);
    await enter(page, free, "5");
    await page.keyboard.press("Control+z");
    await said(page, new RegExp(`Undo\\. Row ${Math.floor(free / 9) + 1}, column ${(free % 9) + 1}: empty`));
    await page.keyboard.press("Control+y");
    await said(page, /Redo\. Row \d, column \d: 5/);
  }));
