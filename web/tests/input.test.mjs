/* input.test.mjs - the board under mouse, finger and keyboard, as players of SudokuPad know it.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, cell, digits, enter, free, free2, kept, noViolations, puzzle, setting, shoot, shows, visit, withDigit } from "./visit.mjs";

const frees = [...puzzle].flatMap((letter, at) => (letter === "." ? [at] : []));
const chosen = (page) => page.locator(".left [aria-selected=true]").evaluateAll((cells) => cells.map((one) => Number(one.dataset.cell)));
const middle = async (page, at) => {
  const box = await cell(page, at).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test("a stroke, Shift and Ctrl choose several cells", () =>
  visit({}, async (page) => {
    await page.mouse.move(...(await middle(page, 10)));
    await page.mouse.down();
    for (const at of [11, 12, 21]) await page.mouse.move(...(await middle(page, at)));
    await page.mouse.up();
    assert.deepEqual(await chosen(page), [10, 11, 12, 21]);
    await cell(page, 40).click({ modifiers: ["Shift"] });
    assert.deepEqual(await chosen(page), [10, 11, 12, 21, 40]);
    await cell(page, 11).click({ modifiers: ["Control"] });
    assert.deepEqual(await chosen(page), [10, 12, 21, 40]);
    await page.mouse.move(...(await middle(page, 60)));
    assert.equal((await chosen(page)).length, 4, "the pointer alone chooses nothing");
    await cell(page, 0).click();
    for (const keys of ["Shift+ArrowRight", "Shift+ArrowDown"]) await page.keyboard.press(keys);
    assert.deepEqual(await chosen(page), [0, 1, 10]);
    await page.keyboard.press("Escape");
    assert.deepEqual(await chosen(page), [10]);
    await page.keyboard.press("Control+a");
    assert.equal((await chosen(page)).length, 81);
  }));

test("a double click chooses the cells with the same digit", () =>
  visit({}, async (page) => {
    const given = [...puzzle].findIndex((letter) => letter !== ".");
    await cell(page, given).dblclick();
    assert.deepEqual(
      await chosen(page),
      [...puzzle].flatMap((letter, at) => (letter === puzzle[given] ? [at] : [])),
    );
  }));

test("Z, X, C, V and Space choose what the digits write", () =>
  visit({}, async (page) => {
    await cell(page, free).click();
    const pressed = () => page.locator(".ink[aria-pressed=true]").innerText();
    for (const [key, name] of [
      ["x", "Corner"],
      ["c", "Centre"],
      ["v", "Colour"],
      ["z", "Digit"],
      ["Space", "Corner"],
      ["Space", "Centre"],
    ]) {
      await page.keyboard.press(key);
      assert.match(await pressed(), new RegExp(name));
    }
    await page.keyboard.press("4");
    assert.equal(await cell(page, free).locator(".centre").textContent(), "4");
    await page.keyboard.press("4");
    assert.equal(await cell(page, free).locator(".centre").count(), 0);
  }));

test("by touch: cells, a stroke, marks, colours, erase", () =>
  visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page, window) => {
    await cell(page, free).tap();
    await button(page, "Corner").tap();
    await button(page, "4").tap();
    assert.equal(await cell(page, free).locator(".corners").textContent(), "4");
    await button(page, "Colour").tap();
    await button(page, "colour 3").tap();
    assert.equal(await cell(page, free).locator(".paint-3").count(), 1);
    await button(page, "Digit").tap();
    await button(page, "7").tap();
    assert.equal(await digits(page), withDigit(puzzle, free, "7"));
    await button(page, "Erase").tap();
    assert.equal(await digits(page), puzzle);
    const session = await window.newCDPSession(page);
    const touch = async (type, at) => {
      const [x, y] = at === undefined ? [] : await middle(page, at);
      await session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y }] });
    };
    await touch("touchStart", 30);
    await touch("touchMove", 31);
    await touch("touchMove", 40);
    await touch("touchEnd");
    assert.deepEqual(await chosen(page), [30, 31, 40]);
  }));

test("digit first: the digit is chosen, then its cells", () =>
  visit({}, async (page) => {
    await setting(page, "Choose a digit first");
    await button(page, "7").click();
    await cell(page, free).click();
    await cell(page, free2).click();
    assert.equal(await digits(page), withDigit(withDigit(puzzle, free, "7"), free2, "7"));
    await button(page, "7").click();
    await cell(page, free).click();
    assert.equal(await digits(page), withDigit(withDigit(puzzle, free, "7"), free2, "7"));
  }));

test("settings are remembered", () =>
  visit({}, async (page) => {
    await setting(page, "Highlight the row", "Snyder", "Choose a digit first");
    await page.reload();
    await cell(page, 0).click();
    assert.equal(await page.locator(".left .peer").count(), 20);
    assert.ok((await page.locator(".left .corners").count()) > 5);
    await button(page, "Settings").click();
    assert.ok(await page.getByLabel("Choose a digit first").isChecked());
    await noViolations(page, "settings");
    await shoot(page, "settings");
  }));

test("candidates: none, Snyder, full and automatic", () =>
  visit({}, async (page) => {
    const count = (kind) => page.locator(`.left .${kind}`).count();
    assert.equal((await count("corners")) + (await count("marks")), 0);
    await setting(page, "Automatic");
    assert.equal(await count("marks"), frees.length);
    await setting(page, "Full");
    assert.equal(await count("marks"), frees.length);
    const before = await cell(page, free).locator(".marks").textContent();
    await enter(page, free, `Control+Digit${before[0]}`);
    assert.equal(await cell(page, free).locator(".marks").textContent(), before.slice(1));
    await setting(page, "Snyder");
    assert.ok((await count("corners")) > 5);
  }));

test("wrong digits are shown at once to those who wish it", () =>
  visit({}, async (page) => {
    await setting(page, "Show wrong digits at once");
    const open = (
      await (async () => {
        await setting(page, "Automatic");
        return cell(page, free).locator(".marks").textContent();
      })()
    ).trim();
    for (const digit of open) {
      await enter(page, free, digit);
      await page.waitForTimeout(400);
      if (await page.locator(".left .wrong").count()) break;
      await page.keyboard.press("Control+z");
    }
    assert.equal(await page.locator(".left .wrong").count(), 1);
    assert.match(await cell(page, free).locator(".unseen").textContent(), /wrong/);
  }));

test("a branch that was left can be taken again", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await enter(page, free2, "7");
    await page.keyboard.press("Control+z");
    await enter(page, frees[2], "1");
    await page.getByLabel("Branches").selectOption({ index: 1 });
    await shows(page, withDigit(withDigit(puzzle, free, "5"), free2, "7"));
    await kept(page, 3);
    await page.reload();
    await shows(page, withDigit(withDigit(puzzle, free, "5"), free2, "7"));
    await button(page, "Start again").click();
    await shows(page, puzzle);
    assert.equal(await page.getByLabel("Branches").locator("option").count(), 3);
  }));

test("the last move is judged", () =>
  visit({}, async (page) => {
    assert.ok(await button(page, "Judge my last move").isDisabled());
    await enter(page, free, "5");
    await button(page, "Judge my last move").click();
    await page.locator(".answer > .explanation", { hasText: /r\dc\d/ }).waitFor();
  }));

test("a newcomer solves a puzzle with hints, closes the tab, and comes back", () =>
  visit({ at: "" }, async (page, window) => {
    const start = await digits(page);
    const hints = page.locator(".hints").getByRole("button", { name: "Hint", exact: true });
    for (let i = 0; i < 3; i++) {
      for (let depth = 1; depth < 4; depth++) {
        await hints.click();
        await page.locator(`.rung.reached >> nth=${depth - 1}`).waitFor({ state: "attached" });
      }
      await hints.click();
      await button(page, "Make this move").click();
      await button(page, "Make this move").waitFor({ state: "detached" });
    }
    const half = await digits(page);
    assert.notEqual(half, start);
    await kept(page, 3);
    const url = page.url().split("#")[0];
    const next = await window.newPage();
    await page.close();
    await next.goto(url);
    await shows(next, half);
    for (let at = 0; at < 81; at++) {
      if (await cell(next, at).locator(".digit").count()) continue;
      await cell(next, at).click();
      await button(next, "Solve to here").click();
      await cell(next, at).locator(".digit").waitFor();
    }
    await next.getByText("Solved!").waitFor();
    await button(next, "My games").click();
    await next.locator(".games .line", { hasText: "solved" }).first().waitFor();
    assert.match(await next.locator(".games .line").first().textContent(), /3 hints/);
  }));
