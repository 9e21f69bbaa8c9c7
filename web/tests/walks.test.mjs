/* walks.test.mjs - whole visits: a newcomer who solves a puzzle on a phone with three hints, and comes back.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { button, cell, closed, digits, explanation, kept, noOverflow, noViolations, shoot, site, tab, visit } from "./visit.mjs";

const solve = (puzzle) => execFileSync(process.env.CH_BINARY, ["solve", "--format=line", puzzle], { encoding: "utf8" }).trim();

/* Presses what a thumb would. */
async function write(page, at, digit) {
  await cell(page, at).tap();
  await page
    .locator(".pad .key")
    .nth(Number(digit) - 1)
    .tap();
}

async function hintAndMove(page) {
  await button(page, "Hint (H)").tap();
  await page.locator(".answer h2").waitFor();
  for (const depth of ["What to look for", "The pattern", "The argument"]) {
    await button(page, "Tell me more").tap();
    await page.getByRole("heading", { name: depth }).waitFor();
  }
  await explanation(page).waitFor();
  await button(page, "Make this move").tap();
  await button(page, "Make this move").waitFor({ state: "detached" });
}

test("a newcomer solves a medium puzzle with three hints, closes the tab, and comes back", () =>
  visit({ at: "", viewport: { width: 360, height: 640 }, hasTouch: true }, async (page, window) => {
    await page.locator(".left .digit").first().waitFor();
    await button(page, "New puzzle").tap();
    await button(page, "medium").tap();
    await closed(page);
    const puzzle = await digits(page);
    const solution = solve(puzzle);
    assert.match(solution, /^[1-9]{81}$/);

    await hintAndMove(page);
    const empty = [...puzzle].map((_, at) => at).filter((at) => puzzle[at] === ".");
    const half = empty.slice(0, Math.floor(empty.length / 2));
    for (const at of half) if ((await digits(page))[at] === ".") await write(page, at, solution[at]);
    await hintAndMove(page);
    const seen = await digits(page);
    await kept(page, half.length - 1);
    await page.close({ runBeforeUnload: true });

    const again = await window.newPage();
    await again.goto(site.address);
    await cell(again, 0).waitFor();
    await again.waitForFunction(
      (filled) => document.querySelectorAll(".left .digit").length >= filled,
      [...seen].filter((one) => one !== ".").length,
    );
    assert.equal(await digits(again), seen);
    await hintAndMove(again);
    for (const at of empty) if ((await digits(again))[at] === ".") await write(again, at, solution[at]);
    await again.locator(".done").waitFor();
    assert.equal(await digits(again), solution);
    await noOverflow(again);
    await noViolations(again, "solved");
    await shoot(again, "solved-phone");

    await button(again, "My games").tap();
    await again.getByText("3 hints").first().waitFor();
    await again.getByText("solved").first().waitFor();
    await again.keyboard.press("Escape");
    await closed(again);
    await tab(again, "Review").tap();
    await button(again, "Review this game").tap();
    await again.getByText(/\d+ forced, \d+ lucky, 0 wrong\./).waitFor();
    await again.getByText("The puzzle is solved.").waitFor();
  }));
