/* review.test.mjs - looking back on a game: the verdict on each move, and whether an earlier one was justified.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { button, cell, enter, kept, noOverflow, noViolations, root, shoot, shows, site, tab, visit } from "./visit.mjs";

const game = readFileSync(new URL("puzzles/games/mistake.txt", root), "utf8")
  .replace(/#.*/g, "")
  .split(/[\s,]+/)
  .filter(Boolean);
const [puzzle, ...words] = game;
/** The moves that write, up to the first that takes one back: a page has marks of its own. */
const digits = words.slice(0, words.indexOf("undo")).filter((word) => /^r[1-9]c[1-9]=[1-9]$/.test(word));
const cellOf = (word) => 9 * (Number(word[1]) - 1) + Number(word[3]) - 1;

/* Plays a game with a mistake: the library says which move that is, so that the page is compared with it. */
async function play(page) {
  await cell(page, 0).waitFor();
  for (const word of digits) await enter(page, cellOf(word), word.at(-1));
}

const native = (...line) => {
  try {
    return execFileSync(process.env.CH_BINARY, line, { encoding: "utf8" });
  } catch ({ stdout }) {
    return stdout;
  }
};

test("a game with a mistake is reviewed, and says what the command says", () =>
  visit({ at: `#p=${puzzle}` }, async (page) => {
    await play(page);
    await tab(page, "Review").click();
    await button(page, "Review this game").click();
    const review = JSON.parse(native("review", "--json", puzzle, digits.join(" ")));
    assert.ok(review["first-mistake"] > 1, "the game has a mistake");
    const { forced, lucky, wrong } = review.counts;
    await page.getByText(`${forced} forced, ${lucky} lucky, ${wrong} wrong.`).waitFor();
    await button(page, "Show the first mistake").click();
    const mistake = review.moves[review["first-mistake"] - 1];
    const line = page.locator(".reviewed .line[aria-expanded=true]");
    assert.match(await line.textContent(), new RegExp(`${review["first-mistake"]}\\. ${mistake.move.replace("<", "&lt;")}`));
    assert.match(await page.locator(".reviewed .answer").textContent(), /The move is wrong\..*would have shown it: X-Wing/);
    await page.locator(".left .picture").first().waitFor({ state: "attached" });
    await noViolations(page, "review");
    await shoot(page, "review");
    await button(page, "All moves").click();
    assert.equal(await page.locator(".reviewed > li").count(), review.moves.length);
    await page.locator(".tally a").first().waitFor();
  }));

test("an earlier move is judged from the digits that were there before it", () =>
  visit({ at: `#p=${puzzle}` }, async (page) => {
    await play(page);
    await tab(page, "Review").click();
    await button(page, "Review this game").click();
    await button(page, "All moves").click();
    await page.locator(".reviewed .line").nth(4).click();
    await button(page, "Was this move justified?").click();
    const verdict = page.locator(".judged .explanation");
    await verdict.waitFor();
    const before = [...puzzle];
    for (const word of digits.slice(0, 4)) before[cellOf(word)] = word.at(-1);
    const judged = native("judge", `--from=${puzzle}`, digits[4], before.join(""));
    assert.equal((await verdict.textContent()).split(" ").slice(0, 5).join(" "), judged.split(/\s/).slice(0, 5).join(" "));
    await page.locator(".reviewed .line").nth(4).click();
    await tab(page, "Hint").click();
    await shows(
      page,
      digits.reduce((grid, word) => grid.slice(0, cellOf(word)) + word.at(-1) + grid.slice(cellOf(word) + 1), puzzle),
    );
  }));

test("a game is saved as the file that the command reads, with what was taken back", () =>
  visit({ at: `#p=${puzzle}` }, async (page) => {
    await enter(page, cellOf(digits[0]), digits[0].at(-1));
    await enter(page, cellOf(digits[1]), digits[1].at(-1));
    await button(page, "Undo").click();
    await enter(page, cellOf(digits[2]), digits[2].at(-1));
    await tab(page, "Review").click();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save the game as a file").click()]);
    const file = JSON.parse(readFileSync(await download.path(), "utf8"));
    const { moves, ...rest } = file;
    assert.deepEqual(rest, { format: "crosshatch-game", version: 1, puzzle });
    for (const move of moves) assert.match(move, /^0:\d\d /);
    assert.deepEqual(
      moves.map((move) => move.split(" ")[1]),
      [digits[0], digits[1], `-${digits[1].slice(0, 4)}`, digits[2]],
    );
    const review = JSON.parse(native("review", "--json", await download.path()));
    assert.deepEqual(
      review.moves.map(({ verdict }) => verdict),
      ["forced", "forced", "taken-back", "forced"],
    );
  }));

test("a review shows how long each move took, and where the player was stuck", () =>
  visit({ at: `#p=${puzzle}` }, async (page, window) => {
    await page.clock.install();
    await page.reload();
    for (const word of digits.slice(0, 4)) {
      if (word === digits[2]) await page.clock.runFor(95_000);
      await enter(page, cellOf(word), word.at(-1));
    }
    await kept(page, 4);
    await page.close();
    const again = await window.newPage();
    await again.goto(`${site.address}#p=${puzzle}`);
    await tab(again, "Review").click();
    await button(again, "Review this game").click();
    await again.getByRole("heading", { name: "Where you thought longest" }).waitFor();
    const long = again.locator(".stuck button");
    assert.equal(await long.count(), 1);
    assert.match(await long.textContent(), new RegExp(`^Move 3: ${digits[2]} 1:3[5-9]$`));
    await noViolations(again, "stuck");
    await long.click();
    await again
      .locator(".reviewed .line[aria-expanded=true]")
      .filter({ hasText: /took 1:3[5-9]/ })
      .waitFor();
    const [download] = await Promise.all([again.waitForEvent("download"), button(again, "Save the game as a file").click()]);
    const reviewed = JSON.parse(native("review", "--json", await download.path())).moves;
    assert.ok(reviewed[2].time - reviewed[1].time >= 95_000);
  }));

test("a review fits a phone, in Korean and in the dark", () =>
  visit(
    { at: `#p=${puzzle}`, viewport: { width: 360, height: 640 }, locale: "ko-KR", colorScheme: "dark", hasTouch: true },
    async (page) => {
      await play(page);
      await tab(page, "복기").click();
      await button(page, "이 게임 복기하기").click();
      await button(page, "첫 실수 보기").click();
      await page.locator(".reviewed .answer").waitFor();
      await noOverflow(page);
      await noViolations(page, "review, phone");
      await shoot(page, "review-phone-ko-dark");
    },
  ));

test("keys alone reach a move and its steps", () =>
  visit({ at: `#p=${puzzle}` }, async (page) => {
    await play(page);
    await tab(page, "Hint").focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
    await button(page, "Review this game").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await button(page, "Show the first mistake").waitFor();
    for (let i = 0; i < 12; i++) {
      if (await page.evaluate(() => document.activeElement.matches(".reviewed .line"))) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.locator(".reviewed .answer p").first().waitFor();
    await page.locator(".reviewed .answer h2", { hasText: "Move" }).waitFor();
  }));
