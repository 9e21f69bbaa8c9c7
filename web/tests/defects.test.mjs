/* defects.test.mjs - what was once wrong with the game on the page: each defect has a test that holds it (defects_page.test.mjs has the rest).
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, position } from "crosshatch";
import {
  button,
  cell,
  closed,
  digits,
  enter,
  explanation,
  free,
  free2,
  hash,
  hint,
  kept,
  other,
  paste,
  puzzle,
  puzzlesOf,
  said,
  setting,
  shows,
  solutionOf,
  tab,
  visit,
  watch,
  withDigit,
} from "./visit.mjs";

const crosshatch = await load();

test("1. a reload of a link keeps the player's progress", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await enter(page, free2, "7");
    await kept(page, 2);
    await page.reload();
    await shows(page, withDigit(withDigit(puzzle, free, "5"), free2, "7"));
    assert.equal(new URL(page.url()).hash, hash);
  }));

test("2. opening a puzzle keeps the one before, with its undo history", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await enter(page, free2, "7");
    await kept(page, 2);
    await paste(page, other);
    await closed(page);
    await shows(page, other);
    await page.evaluate((at) => {
      location.hash = at;
    }, hash);
    await shows(page, withDigit(withDigit(puzzle, free, "5"), free2, "7"));
    await page.reload();
    await shows(page, withDigit(withDigit(puzzle, free, "5"), free2, "7"));
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    assert.equal(await digits(page), puzzle);
    await button(page, "Redo").click();
    assert.equal(await digits(page), withDigit(puzzle, free, "5"));
  }));

test("3. with marks of one's own no hint is repeated", () =>
  visit({ at: `#p=${puzzlesOf("expert")[0]}` }, async (page) => {
    const seen = new Set();
    let eliminations = 0;
    await setting(page, "Snyder", "Hints speak only of the marks that I write");
    for (let i = 0; i < 60 && !(await page.locator(".done").count()); i++) {
      await hint(page).click();
      for (const title of ["What to look for", "The pattern", "The argument"]) {
        await button(page, "Tell me more").click();
        await page.getByRole("heading", { name: title }).waitFor();
      }
      const text = await explanation(page).textContent();
      assert.ok(!seen.has(text), text);
      seen.add(text);
      const before = await digits(page);
      await button(page, "Make this move").click();
      await button(page, "Make this move").waitFor({ state: "detached" });
      if ((await digits(page)) === before) eliminations++;
      if (eliminations === 3) break;
    }
    assert.ok(eliminations > 0, "some hint removed candidates only");
  }));

test("4. Check does not show the solution", () =>
  visit({}, async (page) => {
    const rows = solutionOf(puzzle).match(/.{9}/g);
    for (const wrong of [false, true]) {
      if (wrong)
        await enter(
          page,
          free,
          [..."123456789"].find((digit) => digit !== rows.join("")[free]),
        );
      await button(page, "Check").click();
      await explanation(page).waitFor();
      const text = (await explanation(page).textContent()).replace(/[^1-9]/g, "");
      for (const row of rows) assert.ok(!text.includes(row));
    }
  }));

test("5. digits typed while the solution is shown do not change the game", () =>
  visit({}, async (page) => {
    await watch(page);
    const shown = await digits(page);
    await enter(page, free, "5", "Delete", "Control+z");
    assert.equal(await digits(page), shown);
    await page.locator(".pad .key").first().click();
    await said(page, "The board shows the solution");
    await tab(page, "Hint").click();
    assert.equal(await digits(page), puzzle);
    assert.ok(await button(page, "Undo").isDisabled());
  }));

test("6. rows and columns have their names", () =>
  visit({}, async (page) => {
    assert.equal(await page.locator(".left .columns").textContent(), "c1c2c3c4c5c6c7c8c9");
    assert.equal(await page.locator(".left .rows").textContent(), "r1r2r3r4r5r6r7r8r9");
    const [label, box] = await Promise.all([page.locator(".left .rows span").nth(3).boundingBox(), cell(page, 27).boundingBox()]);
    assert.ok(Math.abs(label.y + label.height / 2 - box.y - box.height / 2) < 4, "r4 is beside its row");
    await setting(page, "Names of rows and columns");
    assert.equal(await page.locator(".left .columns").count(), 0);
  }));

test("7. the page shows the picture of a step that the command draws", () =>
  visit({ at: "#/technique/x-chain" }, async (page) => {
    const shapes = page.locator(".worked .picture.over").first();
    await shapes.locator("path").first().waitFor({ state: "attached" });
    const example = JSON.parse(crosshatch.run(["strategies", "--json", "x-chain"]).out).example;
    const log = crosshatch.run(["hint", "--json", "--strategies=x-chain", "-"], position(example.puzzle, example.start)).out;
    const drawn = crosshatch.run(["draw", "--format=svg", "--bare", "--step=1", "-"], log).out;
    const links = [...drawn.slice(drawn.indexOf('<g class="links">'), drawn.indexOf('<g class="digits">')).matchAll(/ d="([^"]+)"/g)].map(
      ([, path]) => path,
    );
    assert.ok(links.length > 4);
    const seen = new Set(await shapes.locator("path").evaluateAll((paths) => paths.map((one) => one.getAttribute("d"))));
    for (const path of links) assert.ok(seen.has(path), path);
  }));

test("8. on a phone the hint and the board are visible together", () =>
  visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
    await button(page, "Hint (H)").tap();
    for (const title of ["Where to look", "What to look for", "The pattern", "The argument"]) {
      await page.getByRole("heading", { name: title }).waitFor();
      const [board, answer] = await Promise.all([page.locator(".left .grid").boundingBox(), page.locator(".answer").boundingBox()]);
      assert.ok(board.y >= 0 && answer.y + answer.height <= 641, title);
      assert.ok(
        board.y + board.height <= answer.y + 1,
        `${title}: the board ends at ${board.y + board.height}, the hint begins at ${answer.y}`,
      );
      assert.ok(answer.height >= 150, `${title}: the hint is ${answer.height} high`);
      if (title !== "The argument") await button(page, "Tell me more").tap();
    }
    await button(page, "Make this move").tap();
    await page.locator(".answer.open").waitFor({ state: "detached" });
  }));

test("8. on a phone a solution, a step and a trial leave the board to be seen", () =>
  visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
    const seen = async (what, where) => {
      await page.locator(what).first().waitFor();
      await page.locator(".left .picture").first().waitFor({ state: "attached" });
      const [board, answer] = await Promise.all([page.locator(".left .grid").boundingBox(), page.locator(what).first().boundingBox()]);
      assert.ok(board.y >= 0 && board.y + board.height <= answer.y + 1, `${where}: ${JSON.stringify([board, answer])}`);
      assert.ok(answer.y <= 600, `${where} begins at ${answer.y}`);
    };
    await cell(page, free).tap();
    await tab(page, "Solution").tap();
    await button(page, "Show the whole solution").tap();
    await page.locator(".verified").waitFor();
    await page.locator(".solution .answer").scrollIntoViewIfNeeded();
    await seen(".solution .answer", "solution");
    await tab(page, "Analysis").tap();
    await button(page, "Find all steps").tap();
    await page.locator(".family .line").nth(4).tap();
    await seen(".family .explanation", "step");
    await page.locator(".trials button").first().tap();
    await seen(".what-if .answer", "trial");
    await button(page, "End the trial").tap();
    /* What has the focus is not behind the board. */
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Shift+Tab");
      const [board, focused] = await page.evaluate(() =>
        [document.querySelector(".left .grid"), document.activeElement]
          .map((one) => one.getBoundingClientRect())
          .map(({ top, bottom }) => ({ top, bottom })),
      );
      assert.ok(focused.bottom > board.bottom, `the focus is behind the board: ${focused.bottom}, ${board.bottom}`);
    }
  }));

test("9. the first sight is a board with a puzzle, without a dialog or marks", () =>
  visit({ at: "" }, async (page) => {
    assert.equal(await page.locator("dialog[open]").count(), 0);
    const givens = [...(await digits(page))].filter((digit) => digit !== ".").length;
    assert.ok(givens >= 17 && givens <= 45);
    assert.equal(await page.locator(".left .mark, .left .corners, .left .centre").count(), 0);
    await hint(page).click();
    await explanation(page).waitFor();
  }));

test("10. puzzles are made anew, of the level chosen", () =>
  visit({}, async (page) => {
    const seen = new Set();
    for (const level of ["easy", "hard", "hard", "hard"]) {
      await button(page, "New puzzle").click();
      await button(page, level).click();
      await closed(page);
      const grid = await digits(page);
      assert.ok(!seen.has(grid));
      seen.add(grid);
      assert.equal(JSON.parse(crosshatch.run(["grade", "--json", "-"], `${grid}\n`).out).level, level);
    }
  }));

test("10. a puzzle with a technique, and that of today, the same for everyone", async () => {
  const today = [];
  for (let i = 0; i < 2; i++)
    await visit({}, async (page) => {
      await button(page, "New puzzle").click();
      await page.getByLabel("With the technique").selectOption("x-wing");
      await button(page, "Make").click();
      await closed(page);
      const path = JSON.parse(crosshatch.run(["solve", "--log=json", "-"], `${await digits(page)}\n`).out);
      assert.ok(path.steps.some((step) => step.technique === "x-wing"));
      await button(page, "New puzzle").click();
      await page.getByRole("button", { name: /^Today/ }).click();
      await closed(page);
      today.push(await digits(page));
    });
  assert.equal(today[0], today[1]);
});

test("11. Why gives a verdict first, and its proof when it is wanted", () =>
  visit({}, async (page) => {
    const right = Number(solutionOf(puzzle)[free]);
    await cell(page, free).click();
    const wrong = page
      .locator(".why button.small")
      .filter({ hasNotText: `${right}?` })
      .first();
    await wrong.click();
    await explanation(page).waitFor();
    const verdict = await explanation(page).textContent();
    assert.ok(verdict.length < 200, verdict);
    await button(page, "Show the proof").click();
    await page.waitForFunction((short) => document.querySelector(".answer > .explanation").textContent.length > short, verdict.length + 50);
  }));

test("12. several cells, corner and centre marks, and colours", () =>
  visit({}, async (page) => {
    await cell(page, free).click();
    await cell(page, free2).click({ modifiers: ["Control"] });
    for (const keys of ["Shift+Digit1", "Control+Digit2", "v", "3"]) await page.keyboard.press(keys);
    for (const at of [free, free2]) {
      assert.equal(await cell(page, at).locator(".corners").textContent(), "1");
      assert.equal(await cell(page, at).locator(".centre").textContent(), "2");
      assert.equal(await cell(page, at).locator(".paint-3").count(), 1);
      assert.match(await cell(page, at).locator(".unseen").textContent(), /candidates 2, corner marks 1, colour 3/);
    }
  }));
