/* school.test.mjs - the map of techniques, lessons and drills.
 *
 * The native command (CH_BINARY) makes the same positions as the page, so it knows the answers.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { runnerImport } from "vite";
import { button, noOverflow, noViolations, root, shoot, shows, visit } from "./visit.mjs";

/** The step that the drill of a technique and a seed is about. */
const stepOf = (key, seed) =>
  JSON.parse(execFileSync(process.env.CH_BINARY, ["drill", key, "-n", "1", `--seed=${seed}`, "--json"], { encoding: "utf8" })).steps[0];
const part = (fact) => ({ cell: 9 * (Number(fact[1]) - 1) + Number(fact[3]) - 1, digit: Number(fact.at(-1)), name: fact.slice(0, 4) });

const grid = (page) => page.locator(".exercise [role=grid]");
const choose = (page, at) => page.locator(`.exercise [data-cell="${at}"]`).click();
const judged = (page) => page.locator(".exercise .judged");

/** Answers with the mouse. */
async function answer(page, fact) {
  const { cell, digit, name } = part(fact);
  await choose(page, cell);
  await button(page, fact.includes("<>") ? "Remove a candidate" : "Place a digit").click();
  await button(page, fact.includes("<>") ? `Remove ${digit} from ${name}` : `Place ${digit} in ${name}`).click();
}

/** Answers with the keyboard alone, from the cell that has the focus. */
async function type(page, fact) {
  const { cell, digit } = part(fact);
  await page.waitForFunction(() => document.activeElement.closest(".exercise [data-cell]"));
  const from = Number(await page.evaluate(() => document.activeElement.dataset.cell));
  const [down, right] = [Math.floor(cell / 9) - Math.floor(from / 9), (cell % 9) - (from % 9)];
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  await page.keyboard.press(String(digit));
}

/** A candidate of a cell that the step does not remove. */
async function wrongFact(page, step) {
  const cells = await page
    .locator(".exercise [data-cell]")
    .evaluateAll((all) => all.map((one) => [...one.querySelectorAll(".mark")].map((mark) => Number(mark.textContent)).filter(Boolean)));
  const facts = cells.flatMap((digits, at) => digits.map((digit) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}<>${digit}`));
  return facts.find((fact) => !step.eliminate.includes(fact) && !step.pattern.cells.includes(fact.slice(0, 4)));
}

test("a learner takes the X-wing lesson", async () => {
  let saved;
  await visit({ at: "#/techniques" }, async (page) => {
    await page.getByLabel("Search").fill("x wing");
    await page.getByRole("link", { name: "X-Wing", exact: true }).click();
    await page.getByRole("heading", { name: "1. The idea" }).waitFor();

    /* The example: the argument lights its part of the board. */
    const walk = page.locator(".worked").first();
    await walk.locator(".picture.over > *").first().waitFor({ state: "attached" });
    await walk.locator(".sentence").first().focus();
    await walk.locator(".cell.lit").first().waitFor();
    await shoot(page, "lesson");
    await noViolations(page, "lesson");

    /* A wrong answer is explained, and the position stays. */
    await grid(page).waitFor();
    const first = stepOf("x-wing", 1000);
    const before = await grid(page).textContent();
    await answer(page, await wrongFact(page, first));
    await judged(page).getByText("Not a step of this technique.").waitFor();
    assert.match(await judged(page).locator(".explanation").textContent(), /X-Wing|right|cannot|wrong/);
    assert.equal(await grid(page).textContent(), before);
    await shoot(page, "lesson-wrong");
    await noViolations(page, "lesson, wrong answer");

    /* Five are found, all but the first with the keyboard. */
    for (let at = 0; at < 5; at++) {
      const [fact] = stepOf("x-wing", 1000 + at).eliminate;
      await (at === 0 ? answer : type)(page, fact);
      await judged(page).getByText("Right!").waitFor();
      assert.match(await judged(page).locator(".explanation").textContent(), new RegExp(`remove ${part(fact).digit} from `));
      await page.getByText(`${at + 1} of 5 found`).waitFor();
      if (at === 1) await shoot(page, "lesson-right");
      await button(page, "Next position").press("Enter");
    }
    await page.getByText("X-Wing is learned").waitFor();

    /* The puzzle that needs it. */
    await button(page, "Make the puzzle").click();
    const play = page.getByRole("link", { name: "Play the puzzle" });
    const puzzle = (await play.getAttribute("href")).slice(3);
    assert.equal(execFileSync(process.env.CH_BINARY, ["generate", "--needs=x-wing", "--seed=1"], { encoding: "utf8" }).trim(), puzzle);
    const native = execFileSync(process.env.CH_BINARY, ["solve", "--strategies=upto:x-wing", "--log=json", puzzle], { encoding: "utf8" });
    assert.equal(JSON.parse(native).outcome, "solved");
    await play.click();
    await shows(page, puzzle);

    /* It is remembered, on the map as well. */
    await page.reload();
    await page.getByRole("link", { name: "Techniques" }).click();
    await page.locator(".card-learned").getByRole("link", { name: "X-Wing", exact: true }).waitFor();
    await page.locator("h2", { hasText: "1 of" }).waitFor();
    await shoot(page, "map");
    await noViolations(page, "map");

    /* It goes along with the games, to another browser too. */
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await button(page, "My games").click();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save all games as a file").click()]);
    saved = readFileSync(await download.path());
  });
  await visit({ at: "" }, async (page) => {
    await button(page, "My games").click();
    await page.locator(".games input[type=file]").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: saved });
    await page.getByText("games are here now.").waitFor();
    await button(page, "Close").click();
    await page.getByRole("link", { name: "Techniques" }).click();
    await page.locator(".card-learned").getByRole("link", { name: "X-Wing", exact: true }).waitFor();
  });
});

test("help shows a little more each time, and an answer that was shown does not count", () =>
  visit({ at: "#/technique/naked-pair/7" }, async (page) => {
    await grid(page).waitFor();
    for (const [at, depth] of ["Where to look", "What to look for", "The pattern", "The argument"].entries()) {
      await page
        .locator(".exercise")
        .getByRole("button", { name: `${at + 1}. ${depth}` })
        .click();
      await page.locator(".exercise fieldset .explanation").waitFor();
      if (at > 1) await page.locator(".exercise .picture.over > *").first().waitFor({ state: "attached" });
      else assert.equal(await page.locator(".exercise .picture > *").count(), 0, depth);
    }
    await judged(page).getByText("this position does not count").waitFor();
    const before = await grid(page).textContent();
    await button(page, "Next position").click();
    await page.waitForFunction((old) => (document.querySelector(".exercise [role=grid]")?.textContent ?? old) !== old, before);
    await page.getByText("0 of 5 found").waitFor();
    assert.equal(await page.getByRole("link", { name: "Link to this lesson" }).getAttribute("href"), page.url());
  }));

test("a puzzle that is being made keeps what the learner does meanwhile", () =>
  visit({ at: "#/technique/hidden-quadruple" }, async (page) => {
    await grid(page).waitFor();
    await button(page, "Make the puzzle").click();
    await page.locator(".exercise").getByRole("button", { name: "4. The argument" }).click();
    await button(page, "Next position").click();
    await page.getByRole("link", { name: "Play the puzzle" }).waitFor();
    await page.getByRole("link", { name: "Techniques" }).first().click();
    await page.locator(".card-begun").getByRole("link", { name: "Hidden Quadruple", exact: true }).waitFor();
  }));

for (const [key, from] of [
  ["tridagon", "its puzzles"],
  ["double-junior-exocet", "its example, in disguise"],
])
  test(`a rare technique has positions from ${from}`, () =>
    visit({ at: `#/technique/${key}` }, async (page) => {
      await grid(page).waitFor();
      const grids = await page.locator("[role=grid]").evaluateAll((all) => all.map((one) => one.textContent));
      assert.equal(grids.length, 2);
      assert.notEqual(grids[0], grids[1]);
    }));

/* The page's chance is no chance: every seed is 42. */
const withoutChance = () => {
  Math.random = () => 0;
  crypto.getRandomValues = (list) => list.fill(41);
};

test("a wrong answer in a drill is explained, with its proof, and counts", () =>
  visit({ at: "#/techniques" }, async (page) => {
    await page.addInitScript(withoutChance);
    await page.reload();
    await page.goto(`${page.url().split("#")[0]}#/drill/naked-pair`);
    await button(page, "Begin").waitFor();
    await noViolations(page, "drill, before");
    await button(page, "Begin").click();
    await grid(page).waitFor();
    const step = stepOf("naked-pair", 42);
    const solved = execFileSync(
      process.env.CH_BINARY,
      [
        "solve",
        "--log=json",
        JSON.parse(execFileSync(process.env.CH_BINARY, ["drill", "naked-pair", "-n", "1", "--seed=42", "--json"])).puzzle,
      ],
      { encoding: "utf8" },
    );
    /* To remove the digit that a cell of the pattern holds is wrong, and the engine proves it. */
    const at = part(`${step.pattern.cells[0]}=1`).cell;
    await answer(page, `${step.pattern.cells[0]}<>${JSON.parse(solved).solution[at]}`);
    await judged(page).getByText("Not a step of this technique.").waitFor();
    assert.match(await judged(page).locator(".explanation").textContent(), /wrong/i);
    const short = await judged(page).locator(".explanation").textContent();
    await button(page, "Show the proof").click();
    await page.waitForFunction((text) => document.querySelector(".judged .explanation").textContent.length > text.length, short);
    await shoot(page, "drill-wrong");
    await noViolations(page, "drill, wrong answer");
    await answer(page, step.eliminate[0]);
    await judged(page).getByText("Right!").waitFor();
    await button(page, "Next position").click();
    await page.getByText("Position 2 of 10").waitFor();
    for (let left = 9; left > 0; left--) await button(page, "Skip").click();
    await page.getByText("0 of 10 found at the first try.").waitFor();
    await page.getByText("after 1 mistake").waitFor();
    await noViolations(page, "drill, results");
  }));

test("a drill with the clock counts seconds and keeps the best time", () =>
  visit({ at: "#/techniques" }, async (page) => {
    await page.addInitScript(withoutChance);
    await page.reload();
    await page.goto(`${page.url().split("#")[0]}#/drill`);
    await page.getByLabel("all of these levels").check();
    await page.getByLabel("Up to").selectOption("easy");
    await page.getByLabel("With the clock").check();
    await button(page, "Begin").click();
    await page.getByRole("heading", { name: "Find this: Full House" }).waitFor();
    await page.waitForFunction(() => /0:0[1-9]/.test(document.querySelector("[role=timer]")?.textContent ?? ""));
    await answer(page, stepOf("full-house", 42).place[0]);
    await judged(page).getByText("Right!").waitFor();
    await button(page, "Next position").click();
    for (let left = 9; left > 0; left--) await button(page, "Skip").click();
    await page.getByText(/1 of 10 found at the first try, in \d+ seconds/).waitFor();
  }));

test("every technique is on the map, in the order to learn them", () =>
  visit({ at: "#/techniques" }, async (page) => {
    const links = page.locator(".cards a");
    await links.first().waitFor();
    assert.ok((await links.count()) > 160);
    assert.deepEqual((await links.allTextContents()).slice(0, 2), ["Full House", "Cross-Hatching"]);
    assert.match(await page.getByRole("link", { name: /^Next lesson/ }).textContent(), /Full House/);
    assert.equal(await page.locator(".card-learned").count(), 0);
  }));

for (const [locale, colorScheme] of [
  ["en-GB", "light"],
  ["en-GB", "dark"],
  ["ko-KR", "light"],
  ["ko-KR", "dark"],
])
  test(`the school on a phone: ${locale}, ${colorScheme}`, () =>
    visit(
      { at: "#/technique/x-wing", locale, colorScheme, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
      async (page) => {
        await grid(page).waitFor();
        await page.locator(".worked .picture.over > *").first().waitFor({ state: "attached" });
        if (locale === "ko-KR") assert.doesNotMatch(await page.locator("main h2").allTextContents().then(String), /[A-Z][a-z]+ [a-z]/);
        await noOverflow(page);
        await shoot(page, `school-lesson-${locale}-${colorScheme}`);
        await noViolations(page, `lesson ${locale} ${colorScheme}`);
        for (const place of ["techniques", "drill"]) {
          await page.goto(`${page.url().split("#")[0]}#/${place}`);
          await page.locator("main h1").waitFor();
          if (place === "techniques") await page.locator(".cards a").first().waitFor();
          await noOverflow(page);
          await shoot(page, `school-${place}-${locale}-${colorScheme}`, false);
          await noViolations(page, `${place} ${locale} ${colorScheme}`);
        }
      },
    ));

const progress = async () =>
  (await runnerImport("/src/school/progress.ts", { root: fileURLToPath(new URL("web", root)), configFile: false, logLevel: "error" }))
    .module;

test("progress only grows, however it is put together", async () => {
  const { advanced, fresh, NEEDED, progressOf, restarted, stateOf, timed, united } = await progress();
  const walked = fc
    .array(fc.boolean(), { maxLength: 12 })
    .map((found) => found.reduce((now, one, at) => timed(advanced(now, one, at + 1), at + 1), fresh("x-wing")));
  fc.assert(
    fc.property(walked, walked, (one, other) => {
      const both = united(one, other);
      assert.deepEqual(progressOf(JSON.parse(JSON.stringify(both))), both);
      assert.equal(both.learned > 0, one.learned > 0 || other.learned > 0);
      assert.ok(both.found >= Math.max(one.found, other.found) && both.found <= NEEDED);
      assert.equal(stateOf(restarted(both, 9)) === "learned", both.learned > 0);
      assert.equal(restarted(both, 9).next, 0);
    }),
  );
  for (const wrong of [null, 7, {}, { ...fresh("X Wing") }, { ...fresh("x-wing"), found: NEEDED + 1 }, { ...fresh("x-wing"), seed: -1 }])
    assert.equal(progressOf(wrong), null);
});
