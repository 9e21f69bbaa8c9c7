/* page.test.mjs - how the page must be: in both languages, dark, on a phone, installed, without a network, small.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { button, chrome, closed, explanation, hash, hint, noOverflow, noViolations, root, shoot, site, tab, visit } from "./visit.mjs";

test("Korean throughout", () =>
  visit({ locale: "ko-KR" }, async (page) => {
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

test("dark, high contrast, and the width of a small phone", () =>
  visit({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true }, async (page) => {
    for (const colorScheme of ["light", "dark"])
      for (const theme of ["auto", "contrast"]) {
        await page.emulateMedia({ colorScheme });
        await page.getByLabel("Theme").selectOption(theme);
        await noViolations(page, `${theme} ${colorScheme}`);
        await shoot(page, `phone-${theme}-${colorScheme}`);
      }
    for (const name of ["Hint", "Solution", "Analysis", "Review", "Take away"]) {
      await tab(page, name).click();
      await noOverflow(page);
    }
    await button(page, "New puzzle").click();
    await page.locator("dialog select option").nth(5).waitFor({ state: "attached" });
    assert.ok(await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth), "the dialog scrolls sideways");
    await page.locator("dialog[open]").waitFor();
    await noOverflow(page);
    await page.keyboard.press("Escape");
    await closed(page);
    await page.getByRole("link", { name: "Techniques" }).click();
    await page.locator(".cards a").first().waitFor();
    await noOverflow(page);
  }));

/* The library's tones, in the palette that the page shows. */
const tones = [...readFileSync(new URL("src/picture/tones.def", root), "utf8").matchAll(/^TONE\((\w+),[\s\S]*?INK\(([^)]*)\)/gm)].map(
  ([, name, inks]) => ({ name, inks: [...inks.matchAll(/0x([0-9a-f]{6})|\b0\b/g)].map(([, ink]) => `#${ink ?? "000000"}`) }),
);
/* The board itself draws these. */
const OWN = ["THIN", "THICK", "NAMES"];

test("each colour of a picture has one for the dark, and paper is light", () =>
  visit({ at: "#/technique/x-wing", colorScheme: "dark" }, async (page) => {
    assert.ok(tones.length > 40);
    const css = readFileSync(new URL("web/src/board/picture.css", root), "utf8");
    for (const { name, inks } of tones.filter((tone) => !OWN.includes(tone.name)))
      for (const ink of inks)
        for (const part of ["fill", "stroke"])
          assert.ok(css.includes(`.picture [${part}="${ink}"] { ${part}: light-dark(${ink}, `), `${name}: ${ink}`);
    const cell = page.locator(".picture.under .ground").first();
    await cell.waitFor({ state: "attached" });
    const fill = () => cell.evaluate((shape) => getComputedStyle(shape).fill);
    assert.equal(await fill(), "rgb(27, 58, 40)");
    await page.emulateMedia({ media: "print" });
    assert.equal(await fill(), "rgb(228, 248, 234)");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    assert.equal(await fill(), "rgb(228, 248, 234)");
    /* The rules of the page itself do not reach a picture. */
    const [cover, frame] = [page.locator(".picture .cover").first(), page.locator(".worked .grid").first()];
    const [inner, outer] = [await cover.boundingBox(), await frame.boundingBox()];
    assert.ok(inner.width > 0.95 * outer.width && Math.abs(inner.x - outer.x) < 8, "a cover house spans the board");
  }));

test("it can be installed", () =>
  visit({}, async (page, window) => {
    const session = await window.newCDPSession(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { errors, url } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.match(url, /webmanifest$/);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
    );
  }));

test("it works without a network after the first visit", () =>
  visit({}, async (page, window) => {
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
  context.diagnostic(
    `the first load: ${bytes.shell} bytes of page and ${bytes.module} of module by brotli, ${bytes.shell + bytes.module} in all, ${bytes.gzip} by gzip`,
  );
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
