/* solver.test.mjs - the solver's corner: all steps by family, trials, the proof.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { button, cell, digits, free, kept, noOverflow, noViolations, puzzle, shoot, tab, visit } from "./visit.mjs";

const native = (words, input) => execFileSync(process.env.CH_BINARY, words, { encoding: "utf8", input });
const solution = native(["solve", "--format=line", puzzle]).trim();

test("all steps are grouped by family and conclusion, and no conclusion comes twice", () =>
  visit({}, async (page) => {
    await tab(page, "Analysis").click();
    await button(page, "Find all steps").click();
    await page.locator(".family").first().waitFor();
    const steps = native(["hint", "--all=everything", "--json", puzzle])
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).steps[0]);
    const said = await page.locator(".solver [role=status]").filter({ hasText: "conclusions" }).textContent();
    assert.equal(Number(said.match(/from (\d+) steps/)[1]), steps.length);
    const more = page.getByRole("button", { name: /^Show \d+ more$/ });
    while (await more.count()) await more.first().click();
    const seen = await page.locator(".family .facts:nth-child(2)").allTextContents();
    assert.equal(new Set(seen).size, seen.length);
    assert.equal(seen.length, Number(said.match(/^\d+/)[0]));
    // Sub-types are named, though the small module does not know them.
    assert.ok(steps.some((step) => step.subtype === "fishy-cycle"));
    await page.locator(".family .line strong").getByText("Fishy Cycle", { exact: true }).first().waitFor();
    // Every digit that can be placed is among them.
    const placed = new Set(steps.flatMap((step) => step.place));
    assert.ok(placed.size > 3);
    for (const fact of placed)
      assert.ok(
        seen.some((facts) => facts.includes(fact)),
        fact,
      );
    await page.locator(".family .line").first().click();
    await page.locator(".family .explanation").waitFor();
    await noViolations(page, "steps");
    await shoot(page, "solver");
    await page.locator(".family").getByRole("button", { name: "Make this move" }).click();
    assert.notEqual(await digits(page), puzzle);
  }));

test("what if a candidate is false: a contradiction shows that it is true, and the game stays", () =>
  visit({}, async (page) => {
    const before = await digits(page);
    await cell(page, free).click();
    await tab(page, "Analysis").click();
    const name = `r${Math.floor(free / 9) + 1}c${(free % 9) + 1}`;
    await page.getByLabel("Follow it by").selectOption("all");
    await button(page, `${name} is not ${solution[free]}`).click();
    await page.getByText(`This leads to a contradiction, so ${name}=${solution[free]}.`).waitFor();
    assert.ok((await page.locator(".what-if .reasons li").count()) > 0);
    await noViolations(page, "what if");
    await page.locator(".what-if .reasons .line").first().click();
    await button(page, "End the trial").click();
    assert.equal(await digits(page), before);
    await button(page, `${name} is ${solution[free]}`).click();
    await page.getByText("This leads to a full grid without a contradiction.").waitFor();
    await button(page, "End the trial").click();
    await cell(page, free).click();
    await page.keyboard.press(solution[free]);
    await kept(page, 1);
    assert.equal((await digits(page))[free], solution[free]);
  }));

test("the proof is a log that the command verifies", () =>
  visit({}, async (page) => {
    await tab(page, "Analysis").click();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save the proof (JSON)").click()]);
    const log = readFileSync(await download.path(), "utf8");
    assert.equal(JSON.parse(log).puzzle, puzzle);
    assert.match(native(["verify", "-"], log), /^verified/);
  }));

test("the solver's corner fits a phone, in Korean and in the dark", () =>
  visit({ viewport: { width: 360, height: 640 }, locale: "ko-KR", colorScheme: "dark", hasTouch: true }, async (page) => {
    await cell(page, free).click();
    await tab(page, "분석").click();
    await button(page, "모든 단계 찾기").click();
    await page.locator(".family").first().waitFor();
    await page.locator(".trials button").first().click();
    await page.locator(".what-if .answer").waitFor();
    await noOverflow(page);
    await noViolations(page, "solver, phone");
    await shoot(page, "solver-phone-ko-dark");
    await shoot(page, "solver-phone-ko-dark-screen", false);
  }));
