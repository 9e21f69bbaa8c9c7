/* bring.test.mjs - putting a puzzle in: by link, text, file, drop and paste; and what is not sound.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { button, closed, digits, noViolations, paste, puzzle, root, shoot, visit } from "./visit.mjs";

test("a link brings its puzzle", () =>
  visit({}, async (page) => {
    assert.equal(await digits(page), puzzle);
  }));

test("any format can be pasted", () =>
  visit({}, async (page) => {
    const rows = puzzle.match(/.{9}/g).join("\n");
    const zeros = puzzle.replace(/\./g, "0");
    for (const text of [
      puzzle,
      rows.replace(/\./g, "0"),
      `https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle}`,
      `https://sudoku.coach/en/play/${zeros}`,
    ]) {
      await paste(page, text);
      await closed(page);
      assert.equal(await digits(page), puzzle);
      await paste(page, ".".repeat(81));
      await button(page, "Use it anyway").click();
      await closed(page);
    }
  }));

test("a file can be taken, and a puzzle of each level made", () =>
  visit({ at: "" }, async (page) => {
    const folder = mkdtempSync(join(tmpdir(), "crosshatch-"));
    const file = join(folder, "puzzle.txt");
    writeFileSync(file, puzzle);
    await button(page, "New puzzle").click();
    await page.locator("input[type=file]").setInputFiles(file);
    await closed(page);
    rmSync(folder, { recursive: true });
    assert.equal(await digits(page), puzzle);
    const seen = new Set([puzzle]);
    for (const level of ["easy", "medium", "hard", "expert", "extreme"]) {
      await button(page, "New puzzle").click();
      await button(page, level).click();
      await closed(page);
      assert.ok(!seen.has(await digits(page)));
      seen.add(await digits(page));
    }
  }));

/* As if a file were dropped, or text pasted, where the page shows the grid. */
const bring = (page, kind, text) =>
  page.locator("main").evaluate(
    (target, [kind, text]) => {
      const data = new DataTransfer();
      if (kind === "drop") data.items.add(new File([text], "puzzle.txt"));
      else data.setData("text/plain", text);
      const event =
        kind === "drop"
          ? new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
    },
    [kind, text],
  );

test("a puzzle can be dropped and pasted anywhere", () =>
  visit({ at: `#p=${".".repeat(80)}1` }, async (page) => {
    for (const kind of ["drop", "paste"]) {
      await bring(page, kind, puzzle);
      await page.waitForFunction(
        (given) => document.querySelectorAll(".left .given").length === given,
        [...puzzle].filter((digit) => digit !== ".").length,
      );
      assert.equal(await digits(page), puzzle);
      await bring(page, kind, "this is no puzzle");
      await page.locator("dialog .error").waitFor();
      await button(page, "Close").click();
      await closed(page);
      await bring(page, kind, ".".repeat(81));
      await button(page, "Use it anyway").click();
      await closed(page);
    }
  }));

test("rubbish and a megabyte of text are refused with a reason", () =>
  visit({}, async (page) => {
    for (const text of [
      "this is no puzzle",
      "x".repeat(1 << 20),
      `${"1".repeat(80)}\n`.repeat(13000),
      "<img src=x onerror=alert(1)>",
      '{"format":',
    ]) {
      await paste(page, text);
      await page.locator("dialog .error").waitFor();
      assert.notEqual(await page.locator("dialog .error").textContent(), "");
      await button(page, "Close").click();
      await closed(page);
    }
  }));

test("an unsound puzzle is explained and repaired", () =>
  visit({}, async (page) => {
    const wrong = readFileSync(new URL("puzzles/unsolvable.txt", root), "utf8").slice(0, 81);
    await paste(page, wrong);
    await page.locator(".unsound .lit").first().waitFor();
    await shoot(page, "unsound");
    await noViolations(page, "unsound");
    await page
      .locator(".unsound")
      .getByRole("button", { name: /^Change / })
      .first()
      .click();
    await closed(page);
    const now = await digits(page);
    assert.equal([...now].filter((digit, at) => digit !== wrong[at]).length, 1);
  }));
