/* panels.test.mjs - the solution, the grade, and what is taken away.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { button, closed, digits, enter, free, hash, noViolations, paste, puzzle, root, shoot, site, tab, visit, watch } from "./visit.mjs";

test("the solution can be watched and is verified", () =>
  visit({}, async (page) => {
    await watch(page);
    const count = await page.locator(".steps li").count();
    assert.ok(count > 20);
    await button(page, "Forward").click();
    await page.getByText(`Step 2 of ${count}`).first().waitFor();
    assert.match(await page.locator(".notation code").textContent(), /r[1-9]+c[1-9]+/);
    await page
      .locator(".steps .line")
      .nth(count - 1)
      .click();
    await page.getByText(`Step ${count} of ${count}`).first().waitFor();
    await shoot(page, "solution");
    await noViolations(page, "solution");
  }));

test("a solution by uniqueness is verified on a condition", () => {
  const rectangle = "5......2......2..7..4..5..82..5...9...6.8....47.3..5.....9.....7.861.....6...3...";
  return visit({ at: `#p=${rectangle}` }, async (page) => {
    await watch(page);
    assert.match(await page.locator(".verified").textContent(), /if the puzzle has only one solution/);
  });
});

test("a result for one puzzle is not shown for the next", () =>
  visit({}, async (page) => {
    const other = [...puzzle].reverse().join("");
    for (const [panel, start, answer] of [
      ["Solution", "Show the whole solution", ".steps"],
      ["Analysis", "Rate this puzzle", ".chart, dl, [role=alert]"],
    ]) {
      await page.evaluate((at) => {
        location.hash = at;
      }, hash);
      await tab(page, panel).click();
      await button(page, start).click();
      await page.locator(answer).first().waitFor();
      await page.evaluate((at) => {
        location.hash = at;
      }, `#p=${other}`);
      await button(page, start).waitFor();
      assert.equal(await page.locator(answer).count(), 0);
      const late = await page.evaluate(
        async ([at, wanted]) => {
          document.querySelector("[role=tabpanel] .main").click();
          location.hash = at;
          await new Promise((resolve) => setTimeout(resolve, 3000));
          return document.querySelectorAll(wanted).length;
        },
        [hash, answer],
      );
      assert.equal(late, 0);
      assert.equal(await digits(page), puzzle);
    }
  }));

test("the puzzle is graded, with a chart", () =>
  visit({}, async (page) => {
    await tab(page, "Analysis").click();
    await button(page, "Rate this puzzle").click();
    await page.locator("dd", { hasText: /^hard$/ }).waitFor();
    assert.match(await page.locator("dl").textContent(), /\d\.\d \/ \d\.\d \/ \d\.\d/);
    assert.ok((await page.locator(".chart rect").count()) > 20);
    await shoot(page, "grade");
    await noViolations(page, "grade");
  }));

test("grading can be cancelled", () =>
  visit({}, async (page) => {
    const slow = readFileSync(new URL("puzzles/extreme.txt", root), "utf8").slice(0, 81);
    await page.goto(`${site.address}#p=${slow}`);
    await tab(page, "Analysis").click();
    // Few puzzles take as long as a click from outside: the button is pressed as soon as it is there.
    const pressed = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver((_changes, observer) => {
            const cancel = [...document.querySelectorAll("button")].find((one) => one.textContent === "Cancel");
            if (!cancel) return;
            observer.disconnect();
            resolve(cancel.click());
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await button(page, "Rate this puzzle").click();
    await pressed;
    await page.getByText("Cancelled.").waitFor();
    await button(page, "Rate this puzzle").waitFor();
  }));

test("what is taken away is whole", () =>
  visit({}, async (page) => {
    await tab(page, "Take away").click();
    const taken = async (name) => {
      const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
      return readFileSync(await download.path());
    };
    assert.match((await taken("Picture (SVG)")).toString(), /^<(\?xml|svg)/);
    assert.equal((await taken("Picture (PNG)")).subarray(1, 4).toString(), "PNG");
    assert.equal(JSON.parse(await taken("JSON log")).outcome, "solved");
    assert.ok((await taken("Text")).length > 1000);
    await page.evaluate(() => {
      globalThis.print = () =>
        (globalThis.printed = {
          grid: document.querySelector(".left table").textContent,
          paper: document.querySelector(".paper")?.textContent,
        });
    });
    await button(page, "Print the solution").click();
    const { grid, paper } = await (await page.waitForFunction(() => globalThis.printed)).jsonValue();
    assert.ok(!/empty/.test(grid));
    assert.ok(paper.length > 1000);
    await button(page, "Print the grid").click();
    assert.match(await page.evaluate(() => globalThis.printed.grid), /empty/);
    await noViolations(page, "take away");
  }));

test("links for SudokuPad and SudokuWiki are copied", () =>
  visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await tab(page, "Take away").click();
    for (const site of ["SudokuPad", "SudokuWiki"]) {
      await button(page, `Copy a ${site} link`).click();
      await page.getByText(new RegExp(`Copied\\. https://.*${site.toLowerCase()}`)).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.evaluate(
        (at) => {
          location.hash = at;
        },
        `#p=${".".repeat(80)}1`,
      );
      await paste(page, link);
      await closed(page);
      assert.equal(await digits(page), puzzle);
    }
  }));

test("the dialog for a new puzzle, and a board with marks and colours, are sound for all", () =>
  visit({}, async (page) => {
    await enter(page, free, "Shift+Digit1", "Control+Digit2", "v", "3");
    await button(page, "New puzzle").click();
    await page.locator("dialog select option").nth(5).waitFor({ state: "attached" });
    await noViolations(page, "new puzzle");
    await shoot(page, "new");
    await page.keyboard.press("Escape");
    await closed(page);
    for (const theme of ["light", "dark", "contrast"]) {
      await page.getByLabel("Theme").selectOption(theme);
      await noViolations(page, `marks, ${theme}`);
    }
  }));
