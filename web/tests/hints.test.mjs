/* hints.test.mjs - playing by keyboard alone, hints and what else helps.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  button,
  cell,
  digits,
  enter,
  explanation,
  free,
  hint,
  kept,
  noViolations,
  puzzle,
  setting,
  shoot,
  shows,
  tab,
  visit,
  watch,
} from "./visit.mjs";

test("it is played by keyboard alone", () =>
  visit({}, async (page) => {
    await setting(page, "Automatic");
    await page.reload();
    await cell(page, 0).waitFor();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
    await page.keyboard.press("Enter");
    for (let i = 0; i < free % 9; i++) await page.keyboard.press("ArrowRight");
    for (let i = 9; i <= free; i += 9) await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => Number(document.activeElement.dataset.cell)), free);
    const here = cell(page, free);
    await page.keyboard.press("5");
    assert.equal(await here.locator(".digit").textContent(), "5");
    assert.match(await here.locator(".unseen").textContent(), /: 5/);
    await page.keyboard.press("Control+z");
    assert.equal(await here.locator(".digit").count(), 0);
    await page.keyboard.press("Control+y");
    assert.equal(await here.locator(".digit").count(), 1);
    await page.keyboard.press("Delete");
    const marks = () => here.locator(".mark").allTextContents();
    const before = await marks();
    await page.keyboard.press(`Shift+Digit${before.find(Boolean)}`);
    assert.equal((await marks()).filter(Boolean).length, before.filter(Boolean).length - 1);
    await page.keyboard.press("Control+z");
    assert.deepEqual(await marks(), before);
    await page.keyboard.press("h");
    await explanation(page).waitFor();
    await page.keyboard.press("Tab");
    assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), "none");
  }));

test("an arrow key that is held moves on by a cell each time, though faster than frames", () =>
  visit({}, async (page) => {
    await cell(page, 0).focus();
    const held = await page.evaluate(async () => {
      const cells = [];
      for (let i = 0; i < 8; i++) {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", code: "ArrowRight", bubbles: true }));
        await new Promise((next) => queueMicrotask(() => queueMicrotask(next)));
        cells.push(Number(document.activeElement.dataset.cell));
      }
      return cells;
    });
    assert.deepEqual(held, [1, 2, 3, 4, 5, 6, 7, 8]);
  }));

test("a position survives a reload and travels in a link", () =>
  visit({}, async (page) => {
    await enter(page, free, "Shift+Digit4", "Control+Digit6");
    const next = [...puzzle].indexOf(".", free + 1);
    await enter(page, next, "7");
    await tab(page, "Take away").click();
    const link = await page.getByLabel("Link").inputValue();
    const seen = await digits(page);
    const marks = async () => [
      await cell(page, free).locator(".corners").textContent(),
      await cell(page, free).locator(".centre").textContent(),
    ];
    assert.deepEqual(await marks(), ["4", "6"]);
    await kept(page, 3);
    await page.evaluate(() => history.replaceState(null, "", location.pathname));
    await page.reload();
    await shows(page, seen);
    await page.evaluate(() => {
      localStorage.clear();
      indexedDB.deleteDatabase("crosshatch");
    });
    await page.goto("about:blank");
    await page.goto(link);
    await shows(page, seen);
    assert.deepEqual(await marks(), ["4", "6"]);
  }));

test("the clock is there for those who want it, pauses, and is kept", () =>
  visit({}, async (page) => {
    assert.equal(await page.getByRole("timer").count(), 0);
    await setting(page, "Clock");
    await enter(page, free, "4");
    await page.waitForFunction(() => /^0:0[1-9]$/.test(document.querySelector("[role=timer]").textContent));
    await button(page, "Pause").click();
    const paused = await page.getByRole("timer").textContent();
    assert.equal(await cell(page, 0).locator(".digit").isVisible(), false);
    await page.waitForTimeout(1500);
    assert.equal(await page.getByRole("timer").textContent(), paused);
    await page.reload();
    await page.waitForFunction(() => /^0:(0[1-9]|[1-5][0-9])$/.test(document.querySelector("[role=timer]")?.textContent ?? ""));
  }));

test("a hint comes in four depths and can be followed", () =>
  visit({}, async (page) => {
    await hint(page).click();
    for (const title of ["Where to look", "What to look for", "The pattern", "The argument"]) {
      await page.getByRole("heading", { name: title }).waitFor();
      assert.notEqual((await explanation(page).textContent()).trim(), "");
      if (title === "The argument") break;
      assert.equal(await button(page, "Make this move").count(), 0);
      await button(page, "Tell me more").click();
    }
    await shoot(page, "hint");
    await noViolations(page, "hint");
    await button(page, "Make this move").click();
    assert.notEqual(await digits(page), puzzle);
    await button(page, "Undo").click();
    assert.equal(await digits(page), puzzle);
  }));

test("H shows a hint from any panel, and at once after another key", () =>
  visit({}, async (page) => {
    await tab(page, "Analysis").click();
    await cell(page, free).focus();
    await page.keyboard.press("h");
    await explanation(page).waitFor();
    await page.keyboard.press("5");
    await page.evaluate(async () => {
      const press = (key, more) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
      press("z", { ctrlKey: true });
      await new Promise((next) => queueMicrotask(() => queueMicrotask(next)));
      press("h");
    });
    await explanation(page).waitFor();
  }));

test("sentences and cells light each other", () =>
  visit({}, async (page) => {
    await watch(page);
    await page
      .locator(".sentence", { hasText: /r[1-9]c[1-9]/ })
      .first()
      .hover();
    await page.locator(".cell.lit").first().waitFor();
    const lit = await page.locator(".cell.lit").first().getAttribute("data-cell");
    await cell(page, lit).hover();
    await page.locator(".sentence.spoken-of").first().waitFor();
  }));

test("why, check, all moves and solve to here answer", () =>
  visit({}, async (page) => {
    await cell(page, free).click();
    await page.locator(".why button").nth(1).click();
    await explanation(page).waitFor();
    await button(page, "Check").click();
    await page.locator(".answer > .explanation", { hasText: /solution/ }).waitFor();
    await button(page, "All moves").click();
    await page.locator(".moves .line").first().click();
    await page.locator(".moves .explanation").waitFor();
    await noViolations(page, "moves");
    await cell(page, free).click();
    await button(page, "Solve to here").click();
    await cell(page, free).locator(".digit").waitFor();
  }));

test("a mistake is pointed out gently", () =>
  visit({}, async (page) => {
    await watch(page);
    await page.locator(".steps .line").last().click();
    const solution = await digits(page);
    await tab(page, "Hint").click();
    const wrong = "123456789".split("").find((digit) => digit !== solution[free] && solution[free] !== ".");
    await cell(page, free).click();
    await page.keyboard.press(wrong);
    await hint(page).click();
    await explanation(page).waitFor();
    assert.ok(!/invalid/i.test(await explanation(page).textContent()));
    await shoot(page, "mistake");
  }));

test("an argument is stepped through, and the links of its sentence stand out", () =>
  visit({ at: "#/technique/x-chain" }, async (page) => {
    const walk = page.locator(".worked").first();
    await walk.locator(".picture [data-cells]").first().waitFor({ state: "attached" });
    assert.equal(await walk.locator(".picture .back").count(), 0);
    await walk.getByRole("button", { name: "Step through" }).click();
    await walk.locator(".picture .back").first().waitFor({ state: "attached" });
    const first = await page.evaluate(() => document.activeElement.textContent);
    await page.waitForFunction((before) => document.activeElement.textContent !== before, first);
    await walk.getByRole("button", { name: "Pause" }).click();
    const sentences = walk.locator(".sentence");
    await sentences.nth(1).focus();
    await walk.locator(".cell.lit").first().waitFor();
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.textContent), await sentences.nth(2).textContent());
  }));

test("hints keep to what is known", () =>
  visit({ at: "#/technique/x-wing" }, async (page) => {
    await page.getByRole("link", { name: "Play this position" }).first().click();
    await page.locator(".left [role=grid]").waitFor();
    const hinted = async () => {
      await hint(page).click();
      await page.getByRole("heading", { name: "Where to look" }).waitFor();
      await button(page, "Tell me more").click();
      await page.getByRole("heading", { name: "What to look for" }).waitFor();
      return explanation(page).textContent();
    };
    assert.match(await hinted(), /X-Wing/);
    await button(page, "Settings").click();
    await page.getByLabel("Hints use techniques up to").selectOption("easy");
    await page.keyboard.press("Escape");
    await hint(page).click();
    await explanation(page).waitFor();
    assert.match(await explanation(page).textContent(), /^Nothing of what you know finds a step here/);
    assert.equal(await button(page, "Tell me more").count(), 0);
  }));
