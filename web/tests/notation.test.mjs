/* notation.test.mjs - hints in the notation that the player uses.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { button, cell, digits, enter, explanation, hint, setting, shoot, visit } from "./visit.mjs";

/* Pointing in box 2 comes before the only digit that can be found. */
const pointing = ".3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4";
const at = `#p=${pointing}`;
const native = (...words) => execFileSync(process.env.CH_BINARY, words, { encoding: "utf8" });

async function argument(page) {
  await hint(page).click();
  await page.locator(".answer h2").waitFor();
  while (await button(page, "Tell me more").count()) {
    const depth = await page.locator(".answer h2").textContent();
    await button(page, "Tell me more").click();
    await page.waitForFunction((before) => document.querySelector(".answer h2")?.textContent !== before, depth);
  }
  return explanation(page).textContent();
}

const squeezed = (text) => text.replace(/\s+/g, " ").trim();

test("without marks a hint is the next digit, with all that it rests on", () =>
  visit({ at }, async (page) => {
    const text = await argument(page);
    assert.match(squeezed(text), /^The next digit is r5c6=8\. It takes 2 steps:/);
    await shoot(page, "hint-none");
    await button(page, "Make this move").click();
    assert.equal((await digits(page))[41], "8");
  }));

test("with all candidates a hint is the next step, if that is chosen, and the choice is kept", () =>
  visit({ at }, async (page) => {
    await setting(page, "Hints speak only of the marks that I write");
    const step = /So remove 8 from r4c4, r4c5 and r4c6/;
    assert.match(squeezed(await argument(page)), step);
    await page.reload();
    await cell(page, 0).waitFor();
    assert.match(squeezed(await argument(page)), step);
  }));

test("with corner marks a pattern seen in them comes before counting, and following it does not repeat it", () => {
  const seen = "..3..2..9...3.....1...96..3.7.......2.5.......1.8.5.6...1...47..94....15.6...8...";
  return visit({ at: `#p=${seen}` }, async (page) => {
    assert.match(squeezed(await argument(page)), /^Look at r6c3\. Naked Single/);
    await setting(page, "Snyder");
    const text = squeezed(await argument(page));
    assert.match(text, /^The next digit is r9c1=5.*Hidden Pair/);
    assert.ok(!/--done/.test(text));
    await button(page, "Make this move").click();
    assert.equal((await digits(page))[72], "5");
    assert.notEqual(squeezed(await argument(page)), text);
  });
});

test("marks that are all single are read as marks", () =>
  visit({ at }, async (page) => {
    await enter(page, 3, "Shift+Digit8");
    await enter(page, 12, "Shift+Digit8");
    assert.match(squeezed(await argument(page)), /In box 2, the 8 can only be in r1c4 or r2c4/);
  }));

test("a wrong digit is pointed out in each notation", () =>
  visit({ at }, async (page) => {
    const solution = native("solve", "--format=line", pointing).trim();
    const wrong = "2459".split("").find((digit) => digit !== solution[0]);
    await enter(page, 3, "Shift+Digit8");
    await enter(page, 0, wrong);
    for (const mode of ["None", "Snyder", "Full", "Automatic"]) {
      await setting(page, mode);
      await hint(page).click();
      await explanation(page).waitFor();
      assert.match(await explanation(page).textContent(), /Something in box 1 does not fit|The \d in r1c1 is a mistake/, mode);
    }
  }));

test("hints alone solve a puzzle in each notation, and none is repeated", () =>
  visit({ at }, async (page) => {
    for (const mode of ["Snyder", "Full"]) {
      if (await button(page, "Start again").isEnabled()) await button(page, "Start again").click();
      await setting(page, mode);
      const seen = new Set();
      for (let i = 0; i < 12; i++) {
        const text = squeezed(await argument(page));
        assert.ok(!seen.has(text), `${mode}: ${text}`);
        seen.add(text);
        await button(page, "Make this move").click();
      }
    }
  }));
