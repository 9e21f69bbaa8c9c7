/* page.test.mjs - what a visitor does, in a real browser: each thing that the page offers, by mouse, by keyboard alone, on a phone,
 * in both languages, without a network.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { button, cell, chrome, closed, digits, enter, explanation, free, hash, hint, kept, noOverflow, noViolations, paste, puzzle, root, setting, shoot, shows, site, tab, visit, watch } from "./visit.mjs";

// ---- put a puzzle in ----

test("a link brings its puzzle", () => visit({}, async (page) => {
  assert.equal(await digits(page), puzzle);
}));

test("any format can be pasted", () => visit({}, async (page) => {
  const rows = puzzle.match(/.{9}/g).join("\n");
  const zeros = puzzle.replace(/\./g, "0");
  for (const text of [puzzle, rows.replace(/\./g, "0"), `https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle}`, `https://sudoku.coach/en/play/${zeros}`]) {
    await paste(page, text);
    await closed(page);
    assert.equal(await digits(page), puzzle);
    await paste(page, ".".repeat(81));
    await button(page, "Use it anyway").click();
    await closed(page);
  }
}));

test("a file can be taken, and a puzzle of each level made", () => visit({ at: "" }, async (page) => {
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
const bring = (page, kind, text) => page.locator("main").evaluate((target, [kind, text]) => {
  const data = new DataTransfer();
  if (kind === "drop") data.items.add(new File([text], "puzzle.txt"));
  else data.setData("text/plain", text);
  const event = kind === "drop" ? new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })
    : new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
}, [kind, text]);

test("a puzzle can be dropped and pasted anywhere", () => visit({ at: `#p=${".".repeat(80)}1` }, async (page) => {
  for (const kind of ["drop", "paste"]) {
    await bring(page, kind, puzzle);
    await page.waitForFunction((given) => document.querySelectorAll(".left .given").length === given, [...puzzle].filter((digit) => digit !== ".").length);
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

test("rubbish and a megabyte of text are refused with a reason", () => visit({}, async (page) => {
  for (const text of ["this is no puzzle", "x".repeat(1 << 20), `${"1".repeat(80)}\n`.repeat(13000), "<img src=x onerror=alert(1)>", "{\"format\":"]) {
    await paste(page, text);
    await page.locator("dialog .error").waitFor();
    assert.notEqual(await page.locator("dialog .error").textContent(), "");
    await button(page, "Close").click();
    await closed(page);
  }
}));

test("an unsound puzzle is explained and repaired", () => visit({}, async (page) => {
  const wrong = readFileSync(new URL("puzzles/unsolvable.txt", root), "utf8").slice(0, 81);
  await paste(page, wrong);
  await page.locator(".unsound .lit").first().waitFor();
  await shoot(page, "unsound");
  await noViolations(page, "unsound");
  await page.locator(".unsound").getByRole("button", { name: /^Change / }).first().click();
  await closed(page);
  const now = await digits(page);
  assert.equal([...now].filter((digit, at) => digit !== wrong[at]).length, 1);
}));

// ---- play ----

test("it is played by keyboard alone", () => visit({}, async (page) => {
  await setting(page, "Automatic");
  await page.reload();
  await cell(page, 0).waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
  await page.keyboard.press("Enter");
  for (let i = 0; i < free % 9; i++) await page.keyboard.press("ArrowRight");
  for (let i = 9; i <= free; i += 9) await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => Number(document.activeElement.dataset.cell)), free);
  const here = cell(page, free);
  await page.keyboard.press("5");
  assert.equal(await here.locator(".digit").textContent(), "5");
  assert.match(await here.locator(".unseen").textContent(), /: 5/);
  await page.keyboard.press("Control+z");
  assert.equal(await here.locator(".digit").count(), 0);
  await page.keyboard.press("Control+y");
  assert.equal(await here.locator(".digit").count(), 1);
  await page.keyboard.press("Delete");
  const marks = () => here.locator(".mark").allTextContents();
  const before = await marks();
  await page.keyboard.press(`Shift+Digit${before.find(Boolean)}`);
  assert.equal((await marks()).filter(Boolean).length, before.filter(Boolean).length - 1);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await marks(), before);
  await page.keyboard.press("h");
  await explanation(page).waitFor();
  await page.keyboard.press("Tab");
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), "none");
}));

test("an arrow key that is held moves on by a cell each time, though faster than frames", () => visit({}, async (page) => {
  await cell(page, 0).focus();
  const held = await page.evaluate(async () => {
    const cells = [];
    for (let i = 0; i < 8; i++) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", code: "ArrowRight", bubbles: true }));
      await new Promise((next) => queueMicrotask(() => queueMicrotask(next)));
      cells.push(Number(document.activeElement.dataset.cell));
    }
    return cells;
  });
  assert.deepEqual(held, [1, 2, 3, 4, 5, 6, 7, 8]);
}));

test("a position survives a reload and travels in a link", () => visit({}, async (page) => {
  await enter(page, free, "Shift+Digit4", "Control+Digit6");
  const next = [...puzzle].indexOf(".", free + 1);
  await enter(page, next, "7");
  await tab(page, "Take away").click();
  const link = await page.getByLabel("Link").inputValue();
  const seen = await digits(page);
  const marks = async () => [await cell(page, free).locator(".corners").textContent(), await cell(page, free).locator(".centre").textContent()];
  assert.deepEqual(await marks(), ["4", "6"]);
  await kept(page, 3);
  await page.evaluate(() => history.replaceState(null, "", location.pathname));
  await page.reload();
  await shows(page, seen);
  await page.evaluate(() => { localStorage.clear(); indexedDB.deleteDatabase("crosshatch"); });
  await page.goto("about:blank");
  await page.goto(link);
  await shows(page, seen);
  assert.deepEqual(await marks(), ["4", "6"]);
}));

test("the clock is there for those who want it, pauses, and is kept", () => visit({}, async (page) => {
  assert.equal(await page.getByRole("timer").count(), 0);
  await setting(page, "Clock");
  await enter(page, free, "4");
  await page.waitForFunction(() => /^0:0[1-9]$/.test(document.querySelector("[role=timer]").textContent));
  await button(page, "Pause").click();
  const paused = await page.getByRole("timer").textContent();
  assert.equal(await cell(page, 0).locator(".digit").isVisible(), false);
  await page.waitForTimeout(1500);
  assert.equal(await page.getByRole("timer").textContent(), paused);
  await page.reload();
  await page.waitForFunction(() => /^0:(0[1-9]|[1-5][0-9])$/.test(document.querySelector("[role=timer]")?.textContent ?? ""));
}));

// ---- hints ----

test("a hint comes in four depths and can be followed", () => visit({}, async (page) => {
  await hint(page).click();
  for (const title of ["Where to look", "What to look for", "The pattern", "The argument"]) {
    await page.getByRole("heading", { name: title }).waitFor();
    assert.notEqual((await explanation(page).textContent()).trim(), "");
    if (title === "The argument") break;
    assert.equal(await button(page, "Make this move").count(), 0);
    await button(page, "Tell me more").click();
  }
  await shoot(page, "hint");
  await noViolations(page, "hint");
  await button(page, "Make this move").click();
  assert.notEqual(await digits(page), puzzle);
  await button(page, "Undo").click();
  assert.equal(await digits(page), puzzle);
}));

test("H shows a hint from any panel, and at once after another key", () => visit({}, async (page) => {
  await tab(page, "Grade").click();
  await cell(page, free).focus();
  await page.keyboard.press("h");
  await explanation(page).waitFor();
  await page.keyboard.press("5");
  await page.evaluate(async () => {
    const press = (key, more) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    press("z", { ctrlKey: true });
    await new Promise((next) => queueMicrotask(() => queueMicrotask(next)));
    press("h");
  });
  await explanation(page).waitFor();
}));

test("sentences and cells light each other", () => visit({}, async (page) => {
  await watch(page);
  await page.locator(".sentence", { hasText: /r[1-9]c[1-9]/ }).first().hover();
  await page.locator(".cell.lit").first().waitFor();
  const lit = await page.locator(".cell.lit").first().getAttribute("data-cell");
  await cell(page, lit).hover();
  await page.locator(".sentence.spoken-of").first().waitFor();
}));

test("why, check, all moves and solve to here answer", () => visit({}, async (page) => {
  await cell(page, free).click();
  await page.locator(".why button").nth(1).click();
  await explanation(page).waitFor();
  await button(page, "Check").click();
  await page.locator(".answer > .explanation", { hasText: /solution/ }).waitFor();
  await button(page, "All moves").click();
  await page.locator(".moves .line").first().click();
  await page.locator(".moves .explanation").waitFor();
  await noViolations(page, "moves");
  await cell(page, free).click();
  await button(page, "Solve to here").click();
  await cell(page, free).locator(".digit").waitFor();
}));

test("a mistake is pointed out gently", () => visit({}, async (page) => {
  await watch(page);
  await page.locator(".steps .line").last().click();
  const solution = await digits(page);
  await tab(page, "Hint").click();
  const wrong = "123456789".split("").find((digit) => digit !== solution[free] && solution[free] !== ".");
  await cell(page, free).click();
  await page.keyboard.press(wrong);
  await hint(page).click();
  await explanation(page).waitFor();
  assert.ok(!/invalid/i.test(await explanation(page).textContent()));
  await shoot(page, "mistake");
}));

// ---- watch, grade, take away ----

test("the solution can be watched and is verified", () => visit({}, async (page) => {
  await watch(page);
  const count = await page.locator(".steps li").count();
  assert.ok(count > 20);
  await button(page, "Forward").click();
  await page.getByText(`Step 2 of ${count}`).first().waitFor();
  assert.match(await page.locator(".notation code").textContent(), /r[1-9]+c[1-9]+/);
  await page.locator(".steps .line").nth(count - 1).click();
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

test("a result for one puzzle is not shown for the next", () => visit({}, async (page) => {
  const other = [...puzzle].reverse().join("");
  for (const [panel, start, answer] of [["Solution", "Show the whole solution", ".steps"], ["Grade", "Rate this puzzle", ".chart, dl, [role=alert]"]]) {
    await page.evaluate((at) => { location.hash = at; }, hash);
    await tab(page, panel).click();
    await button(page, start).click();
    await page.locator(answer).first().waitFor();
    await page.evaluate((at) => { location.hash = at; }, `#p=${other}`);
    await button(page, start).waitFor();
    assert.equal(await page.locator(answer).count(), 0);
    const late = await page.evaluate(async ([at, wanted]) => {
      document.querySelector("[role=tabpanel] .main").click();
      location.hash = at;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return document.querySelectorAll(wanted).length;
    }, [hash, answer]);
    assert.equal(late, 0);
    assert.equal(await digits(page), puzzle);
  }
}));

test("the puzzle is graded, with a chart", () => visit({}, async (page) => {
  await tab(page, "Grade").click();
  await button(page, "Rate this puzzle").click();
  await page.locator("dd", { hasText: /^hard$/ }).waitFor();
  assert.match(await page.locator("dl").textContent(), /\d\.\d \/ \d\.\d \/ \d\.\d/);
  assert.ok((await page.locator(".chart rect").count()) > 20);
  await shoot(page, "grade");
  await noViolations(page, "grade");
}));

test("grading can be cancelled", () => visit({}, async (page) => {
  const slow = readFileSync(new URL("puzzles/extreme.txt", root), "utf8").slice(0, 81);
  await page.goto(`${site.address}#p=${slow}`);
  await tab(page, "Grade").click();
  // Few puzzles take as long as a click from outside: the button is pressed as soon as it is there.
  const pressed = page.evaluate(() => new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const cancel = [...document.querySelectorAll("button")].find((one) => one.textContent === "Cancel");
      if (!cancel) return;
      observer.disconnect();
      resolve(cancel.click());
    }).observe(document.body, { childList: true, subtree: true });
  }));
  await button(page, "Rate this puzzle").click();
  await pressed;
  await page.getByText("Cancelled.").waitFor();
  await button(page, "Rate this puzzle").waitFor();
}));

test("what is taken away is whole", () => visit({}, async (page) => {
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
    globalThis.print = () => (globalThis.printed = { grid: document.querySelector(".left table").textContent, paper: document.querySelector(".paper")?.textContent });
  });
  await button(page, "Print the solution").click();
  const { grid, paper } = await (await page.waitForFunction(() => globalThis.printed)).jsonValue();
  assert.ok(!/empty/.test(grid));
  assert.ok(paper.length > 1000);
  await button(page, "Print the grid").click();
  assert.match(await page.evaluate(() => globalThis.printed.grid), /empty/);
  await noViolations(page, "take away");
}));

// ---- techniques ----

/* Both positions of a technique's page show a little more with each button. */
async function walks(page) {
  const both = page.locator(".worked");
  await both.nth(1).waitFor();
  const grids = await both.evaluateAll((all) => all.map((one) => one.querySelector("table").textContent));
  assert.notEqual(grids[0], grids[1]);
  assert.equal(await both.nth(1).locator("div.explanation").count(), 0);
  for (const [at, depth] of ["Where to look", "What to look for", "The pattern", "The argument"].entries()) {
    await both.nth(1).getByRole("button", { name: `${at + 1}. ${depth}` }).click();
    await both.nth(1).locator("div.explanation").waitFor();
    if (at > 1) await both.nth(1).locator(".picture.over > *").first().waitFor({ state: "attached" });
    else assert.equal(await both.nth(1).locator(".picture > *").count(), 0, depth);
  }
}

for (const [key, from] of [["template-delete", "its practice set"], ["tridagon", "its example, in disguise"]])
  test(`a technique that no sample needs has one to try from ${from}`, () => visit({ at: `#/technique/${key}` }, walks));

test("every technique has a page", () => visit({}, async (page) => {
  await page.getByRole("link", { name: "Techniques" }).click();
  const links = page.locator(".cards a");
  await links.first().waitFor();
  assert.ok((await links.count()) > 100);
  await shoot(page, "techniques");
  await noViolations(page, "techniques");
  await page.getByLabel("Search").fill("x-wing");
  await links.first().click();
  await page.locator(".worked div.explanation").waitFor();
  await walks(page);
  await shoot(page, "technique");
  await noViolations(page, "technique");
  await page.getByRole("link", { name: "Play this position" }).last().click();
  await page.locator(".left [role=grid]").waitFor();
  await page.goBack();
  await page.locator(".worked div.explanation").waitFor();
  await page.goBack();
  await links.first().waitFor();
}));

// ---- how it must be ----

test("Korean throughout", () => visit({ locale: "ko-KR" }, async (page) => {
  assert.equal(await page.locator("html").getAttribute("lang"), "ko");
  await page.locator(".hints").getByRole("button", { name: "힌트", exact: true }).click();
  for (const title of ["어디를 볼까요", "무엇을 찾을까요", "패턴"]) {
    await page.getByRole("heading", { name: title }).waitFor();
    await button(page, "더 알려 주세요").click();
  }
  await page.getByRole("heading", { name: "풀이", exact: true }).waitFor();
  assert.match(await explanation(page).textContent(), /니다/);
  await shoot(page, "korean");
  await noViolations(page, "korean");
  await page.getByLabel("언어").selectOption("en");
  await hint(page).waitFor();
}));

test("dark, high contrast, and the width of a small phone", () => visit({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true }, async (page) => {
  for (const colorScheme of ["light", "dark"])
    for (const theme of ["auto", "contrast"]) {
      await page.emulateMedia({ colorScheme });
      await page.getByLabel("Theme").selectOption(theme);
      await noViolations(page, `${theme} ${colorScheme}`);
      await shoot(page, `phone-${theme}-${colorScheme}`);
    }
  for (const name of ["Hint", "Solution", "Grade", "Take away"]) {
    await tab(page, name).click();
    await noOverflow(page);
  }
  await button(page, "New puzzle").click();
  await page.locator("dialog[open]").waitFor();
  await noOverflow(page);
  await page.keyboard.press("Escape");
  await closed(page);
  await page.getByRole("link", { name: "Techniques" }).click();
  await page.locator(".cards a").first().waitFor();
  await noOverflow(page);
}));

test("it can be installed", () => visit({}, async (page, window) => {
  const session = await window.newCDPSession(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { errors, url } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.match(url, /webmanifest$/);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
}));

test("it works without a network after the first visit", () => visit({}, async (page, window) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const before = site.requests.length;
  await window.setOffline(true);
  await page.reload();
  await hint(page).click();
  await explanation(page).waitFor();
  assert.equal(site.requests.length, before);
}));

/* Budgets by brotli, in bytes: what is there before WebAssembly, the module that the first hint takes, and both. */
const SHELL = 60_000;
const MODULE = 271_000;
const FIRST = 300_000;

test("the first load is small, and nothing comes from elsewhere", async (context) => {
  const window = await chrome.newContext({ serviceWorkers: "block" });
  const page = await window.newPage();
  const bodies = new Map();
  page.on("response", (response) => bodies.set(response.url(), response.body()));
  await page.goto(site.address + hash);
  await hint(page).click();
  await explanation(page).waitFor();
  const bytes = { shell: 0, module: 0, gzip: 0 };
  for (const [url, body] of bodies) {
    assert.ok(url.startsWith(site.address) || /^(data|blob):/.test(url), url);
    bytes[url.endsWith(".wasm") ? "module" : "shell"] += brotliCompressSync(await body).length;
    bytes.gzip += gzipSync(await body).length;
  }
  context.diagnostic(`the first load: ${bytes.shell} bytes of page and ${bytes.module} of module by brotli, ${bytes.shell + bytes.module} in all, ${bytes.gzip} by gzip`);
  const built = new URL("../npm/dist/", import.meta.url);
  for (const name of readdirSync(built).filter((name) => /\.wasm$|^embedded\.js$/.test(name))) {
    const body = readFileSync(new URL(name, built));
    context.diagnostic(`${name}: ${body.length} bytes, ${brotliCompressSync(body).length} by brotli, ${gzipSync(body).length} by gzip`);
  }
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  assert.ok(!/unsafe-inline|unsafe-eval'? |https?:/.test(policy.replace("'wasm-unsafe-eval'", "")), policy);
  await window.close();
  assert.ok(bytes.module > 0);
  assert.ok(bytes.shell < SHELL, `the page takes ${bytes.shell} bytes`);
  assert.ok(bytes.module < MODULE, `the module takes ${bytes.module} bytes`);
  assert.ok(bytes.shell + bytes.module < FIRST, `both take ${bytes.shell + bytes.module} bytes`);
});
