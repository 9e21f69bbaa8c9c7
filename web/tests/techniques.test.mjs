/* techniques.test.mjs - the reference of techniques.
 *
 * SPDX-License-Identifier: MIT
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations, shoot, visit } from "./visit.mjs";

/* Both positions of a technique's page show a little more with each button. */
async function walks(page) {
  const both = page.locator(".worked");
  await both.nth(1).waitFor();
  const grids = await both.evaluateAll((all) => all.map((one) => one.querySelector("table").textContent));
  assert.notEqual(grids[0], grids[1]);
  assert.equal(await both.nth(1).locator("div.explanation").count(), 0);
  for (const [at, depth] of ["Where to look", "What to look for", "The pattern", "The argument"].entries()) {
    await both
      .nth(1)
      .getByRole("button", { name: `${at + 1}. ${depth}` })
      .click();
    await both.nth(1).locator("div.explanation").waitFor();
    if (at > 1) await both.nth(1).locator(".picture.over > *").first().waitFor({ state: "attached" });
    else assert.equal(await both.nth(1).locator(".picture > *").count(), 0, depth);
  }
}

for (const [key, from] of [
  ["template-delete", "its practice set"],
  ["tridagon", "its example, in disguise"],
])
  test(`a technique that no sample needs has one to try from ${from}`, () => visit({ at: `#/technique/${key}` }, walks));

test("every technique has a page", () =>
  visit({}, async (page) => {
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
