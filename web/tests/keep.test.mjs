/* keep.test.mjs - nothing is ever lost: games outlive reloads, other games, other tabs, a killed browser and a change of browser.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { flags, program } from "./page.mjs";
import {
  button,
  cell,
  chrome,
  closed,
  digits,
  enter,
  free,
  free2,
  hash,
  kept,
  noViolations,
  other,
  paste,
  puzzle,
  shoot,
  shows,
  site,
  visit,
  withDigit,
} from "./visit.mjs";

const both = withDigit(withDigit(puzzle, free, "5"), free2, "7");
const isFree = (at) => puzzle[at] === ".";
const frees = [...puzzle].flatMap((letter, at) => (letter === "." ? [at] : []));

/* The games in the browser's database; a test must not make one, which would be empty. */
const games = (page) =>
  page.evaluate(async () =>
    !(await indexedDB.databases()).length
      ? []
      : new Promise((resolve, reject) => {
          const opening = indexedDB.open("crosshatch");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const all = opening.result.transaction("games").objectStore("games").getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(all.result);
            };
          };
        }),
  );

test("two tabs with one game keep the moves of both", () =>
  visit({}, async (page, window) => {
    await enter(page, free, "5");
    await kept(page, 1);
    const second = await window.newPage();
    await second.goto(site.address + hash);
    await shows(second, withDigit(puzzle, free, "5"));
    await enter(page, frees[2], "1");
    await kept(page, 2);
    await enter(second, frees[3], "2");
    await kept(page, 3);
    await enter(page, frees[4], "3");
    await kept(page, 4);
    const all = await games(page);
    assert.equal(all.length, 1);
    assert.equal(all[0].tree.nodes.length, 4);
    await second.waitForFunction(() => document.querySelectorAll("label select option").length > 1);
    await page.reload();
    await page.getByLabel("Branches").locator("option").nth(1).waitFor({ state: "attached" });
  }));

test("two tabs with two games do not meet", () =>
  visit({}, async (page, window) => {
    const second = await window.newPage();
    await second.goto(`${site.address}#p=${other}`);
    await enter(page, free, "5");
    await enter(second, [...other].indexOf("."), "1");
    await kept(page, 1);
    await page.reload();
    await shows(page, withDigit(puzzle, free, "5"));
    await second.reload();
    await shows(second, withDigit(other, [...other].indexOf("."), "1"));
  }));

test("the games are listed with their progress, opened again and removed", () =>
  visit({}, async (page) => {
    page.on("dialog", (dialog) => dialog.accept());
    await enter(page, free, "5");
    await enter(page, free2, "7");
    await kept(page, 2);
    await paste(page, other);
    await closed(page);
    await enter(page, [...other].indexOf("."), "1");
    await page.waitForTimeout(200);
    await button(page, "My games").click();
    const rows = page.locator(".games li");
    await rows.nth(1).waitFor();
    assert.match(await rows.nth(1).textContent(), new RegExp(`${Math.round(200 / frees.length)}%`));
    await noViolations(page, "games");
    await shoot(page, "games");
    await rows.nth(1).locator(".line").click();
    await closed(page);
    await shows(page, both);
    await button(page, "My games").click();
    await rows.getByRole("button", { name: /^Remove/ }).click();
    await rows.nth(1).waitFor({ state: "detached" });
    assert.equal((await games(page)).length, 1);
  }));

test("all games go out as one file and come back in another browser", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crosshatch-"));
  const file = join(folder, "games.json");
  await visit({}, async (page) => {
    await enter(page, free, "5");
    await enter(page, free2, "7");
    await kept(page, 2);
    await button(page, "My games").click();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save all games as a file").click()]);
    writeFileSync(file, readFileSync(await download.path()));
  });
  await visit({ at: "" }, async (page) => {
    await button(page, "My games").click();
    await page.locator(".games input[type=file]").setInputFiles(file);
    await page.getByText("1 game is here now.").waitFor();
    await page.locator(".games .line").first().click();
    await shows(page, both);
    await button(page, "Undo").click();
    assert.equal(await digits(page), withDigit(puzzle, free, "5"));
    await button(page, "My games").click();
    writeFileSync(file, '{"format":"crosshatch-games","version":1,"games":[{"id":"x"},7]}');
    await page.locator(".games input[type=file]").setInputFiles(file);
    await page.getByText("0 games are here now.").waitFor();
    writeFileSync(file, "nonsense");
    await page.locator(".games input[type=file]").setInputFiles(file);
    await page.getByText("This is not a file of games.").waitFor();
  });
  rmSync(folder, { recursive: true });
});

test("the one game that earlier versions kept is taken over", async () => {
  const window = await chrome.newContext({ locale: "en-GB" });
  const page = await window.newPage();
  await page.goto(`${site.address}icon.svg`);
  await page.evaluate(
    ([grid, entered]) => {
      localStorage.setItem("crosshatch.game", `p=${grid}&d=${entered}&own`);
      localStorage.setItem("crosshatch.clock", `${grid} 754`);
    },
    [puzzle, withDigit(".".repeat(81), free, "5")],
  );
  await page.goto(site.address);
  await shows(page, withDigit(puzzle, free, "5"));
  const [game] = await games(page);
  assert.equal(game.seconds, 754);
  assert.equal(game.mode, "none");
  assert.equal(await page.evaluate(() => localStorage.getItem("crosshatch.game")), null);
  await page.reload();
  await shows(page, withDigit(puzzle, free, "5"));
  assert.equal((await games(page)).length, 1);
  await window.close();
});

test("a link with a position opens a game of its own", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await kept(page, 1);
    const link = `${hash}&d=${withDigit(".".repeat(81), free2, "7")}`;
    await page.evaluate((at) => {
      location.hash = at;
    }, link);
    await shows(page, withDigit(puzzle, free2, "7"));
    await enter(page, frees[3], "2");
    await page.waitForTimeout(200);
    await page.evaluate((at) => {
      location.hash = at;
    }, hash);
    await shows(page, withDigit(puzzle, free, "5"));
    await page.evaluate((at) => {
      location.hash = at;
    }, link);
    await shows(page, withDigit(withDigit(puzzle, free2, "7"), frees[3], "2"));
  }));

test("an undo is kept though the page ends before the database has written it", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await kept(page, 1);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("", "AbortError");
      };
    });
    await button(page, "Undo").click();
    await page.reload();
    await shows(page, puzzle);
    assert.ok(await button(page, "Redo").isEnabled());
    await kept(page, 1, "");
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("unwritten"))), []);
  }));

test("a game that the database finds late takes the place of a new one", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await kept(page, 1);
    await page.addInitScript(() => {
      const databases = indexedDB.databases.bind(indexedDB);
      indexedDB.databases = () => new Promise((resolve) => setTimeout(() => resolve(databases()), 1500));
    });
    await page.reload();
    await shows(page, puzzle);
    await shows(page, withDigit(puzzle, free, "5"));
  }));

test("the address without a puzzle goes on with the last game", () =>
  visit({}, async (page) => {
    await enter(page, free, "5");
    await kept(page, 1);
    await page.goto("about:blank");
    await page.goto(site.address);
    await shows(page, withDigit(puzzle, free, "5"));
  }));

/* A browser with a folder of its own, which can be killed. */
async function begin(folder) {
  const child = spawn(
    program,
    [...flags, "--headless=new", "--window-size=1200,1000", "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const address = await new Promise((resolve, reject) => {
    let text = "";
    child.stderr.on("data", (part) => {
      text += part;
      const found = /DevTools listening on (ws:\S+)/.exec(text);
      if (found) resolve(found[1]);
    });
    child.on("exit", () => reject(new Error(text)));
  });
  const connection = await chromium.connectOverCDP(address);
  const page = await connection.contexts()[0].newPage();
  const kill = async () => {
    process.kill(-child.pid, "SIGKILL");
    await new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once("exit", resolve)));
  };
  return { page, kill };
}

test("a browser killed in the middle of writing loses no move that was kept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "crosshatch-"));
  let known = 0;
  for (const pause of [0, 3, 11, 40]) {
    const { page, kill } = await begin(folder);
    try {
      await page.goto(site.address + hash);
      await cell(page, 0).waitFor();
      const before = await games(page);
      assert.equal(before.length, known ? 1 : 0);
      if (known) {
        assert.ok(before[0].tree.nodes.length >= known, `${before[0].tree.nodes.length} of ${known} moves`);
        const entered = await digits(page);
        assert.ok(
          [...entered].some((digit, at) => isFree(at) && digit !== "."),
          "the board shows the game",
        );
      }
      const made = (before[0]?.tree.nodes.length ?? 0) + 3;
      for (let i = 0; i < 3; i++) await enter(page, frees[(made + i) % frees.length], String(1 + (made % 9)), "Shift+Digit1");
      await kept(page, made);
      known = made;
      /* More moves, as fast as they go, until the end. */
      await page.evaluate(() => {
        let count = 0;
        const timer = setInterval(() => {
          const target = document.querySelectorAll(".left [role=gridcell]:not([aria-readonly=true])")[count++ % 40];
          target.focus();
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { code: `Digit${1 + (count % 9)}`, key: "", bubbles: true }));
          if (count > 5000) clearInterval(timer);
        }, 0);
      });
      await new Promise((resolve) => setTimeout(resolve, 100 + pause));
    } finally {
      await kill();
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
