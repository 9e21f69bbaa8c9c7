/* teacher.test.mjs - a teacher prints worksheets and gives links to a class.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { button, cell, closed, digits, enter, free, hint, kept, noOverflow, noViolations, puzzle, shoot, shows, visit } from "./visit.mjs";

const shots = process.env.CH_SHOTS;
const gridsOf = (text) =>
  [...text.matchAll(/^ *r[1-9] \|(.*)\|$/gm)]
    .map(([, row]) => row.replace(/[^1-9.]/g, ""))
    .join("")
    .match(/.{81}/g);
const printed = (page, of) =>
  page
    .locator(`.page svg[aria-label^="${of}"]`)
    .evaluateAll((grids) => grids.map((grid) => grid.getAttribute("aria-label").split(": ")[1]));

test("a teacher prints ten puzzles, with the solutions on pages of their own", () =>
  visit({ at: "#/teacher" }, async (page) => {
    await page.getByLabel("How many").fill("10");
    await page.getByLabel("Number of the worksheet").fill("7");
    await page.getByLabel("Title").fill("Class 4b");
    await button(page, "Make the worksheet").click();
    await page.getByText("10 puzzles are ready to print.").waitFor();
    const wanted = gridsOf(
      execFileSync(process.env.CH_BINARY, ["worksheet", "--level=easy", "-n", "10", "--seed=7", "--answers", "--format=text"], {
        encoding: "utf8",
      }),
    );
    assert.deepEqual(await printed(page, "Puzzle"), wanted.slice(0, 10));
    assert.deepEqual(await printed(page, "Solution"), wanted.slice(10));
    await page.evaluate(() => {
      globalThis.print = () => (globalThis.printed = true);
    });
    await button(page, "Print").click();
    assert.ok(await page.evaluate(() => globalThis.printed));
    await noViolations(page, "worksheet");
    await shoot(page, "worksheet");
    const pdf = await page.pdf({ format: "A4" });
    if (shots) writeFileSync(join(shots, "worksheet.pdf"), pdf);
    // Ten puzzles, four on a page, take three pages; their solutions, six on a page, two.
    assert.equal(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length, 5);
  }));

test("puzzles for a technique need it, and are explained if wanted", () =>
  visit({ at: "#/teacher" }, async (page) => {
    await page.getByLabel("Puzzles").selectOption("technique");
    await page.getByLabel("Techniques").first().selectOption("naked-pair");
    await page.getByLabel("How many").fill("2");
    await page.getByLabel("Answers").selectOption("explained");
    await button(page, "Make the worksheet").click();
    await page.getByText("2 puzzles are ready to print.").waitFor();
    assert.equal(await page.locator(".page.words").count(), 2);
    assert.match(await page.locator(".page.words").first().textContent(), /Naked Pair/);
    await page.getByRole("heading", { name: "Practice: Naked Pair" }).first().waitFor();
  }));

test("a class link opens one puzzle with its settings, and stays so", () =>
  visit({}, async (page) => {
    await page.evaluate(() => {
      location.hash = "#/teacher";
    });
    await page.getByLabel("Hints use techniques up to").selectOption("easy");
    await page.getByLabel("Show wrong digits at once").check();
    await page.getByLabel("Candidates").selectOption("snyder");
    const link = await page.getByLabel("Link", { exact: true }).inputValue();
    await page.goto("about:blank");
    await page.goto(link);
    await shows(page, puzzle);
    await page.getByText("Your class has set the hints").waitFor();
    const wrong = async () => {
      const solution = execFileSync(process.env.CH_BINARY, ["solve", "--format=line", puzzle], { encoding: "utf8" }).trim();
      return "123456789".split("").find((digit) => digit !== solution[free]);
    };
    await enter(page, free, await wrong());
    await cell(page, free).and(page.locator(".wrong, .clash")).waitFor();
    await button(page, "Undo").click();
    await kept(page, 1, "");
    await page.reload();
    await page.getByText("Your class has set the hints").waitFor();
    await button(page, "Settings").click();
    assert.ok(await page.getByLabel("Hints use techniques up to").isDisabled());
    assert.equal(await page.getByLabel("Hints use techniques up to").inputValue(), "easy");
    assert.ok(await page.getByLabel("Snyder").isChecked());
    await page.keyboard.press("Escape");
    await closed(page);
    assert.equal(await digits(page), puzzle);
    await hint(page).click();
    await page.locator(".answer .explanation").waitFor();
  }));

test("a class link opens one lesson", () =>
  visit({ at: "#/teacher" }, async (page) => {
    await page.getByLabel("The link opens").selectOption("lesson");
    await page.getByLabel("Techniques").last().selectOption("swordfish");
    const link = await page.getByLabel("Link", { exact: true }).inputValue();
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "Swordfish" }).waitFor();
  }));

test("the teacher's corner fits a phone, in Korean and in the dark, and keys reach it", () =>
  visit({ at: "#/teacher", viewport: { width: 360, height: 640 }, locale: "ko-KR", colorScheme: "dark", hasTouch: true }, async (page) => {
    await page.getByLabel("문제 수").fill("2");
    await page.getByLabel("학습지 번호").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("문제 2개를 인쇄할 수 있습니다.").waitFor();
    await noOverflow(page);
    await noViolations(page, "teacher, phone");
    await shoot(page, "teacher-phone-ko-dark");
  }));
