/* board_picture.ts - the picture of a step as `draw` makes it, to be laid over <crosshatch-board>.
 *
 * SPDX-License-Identifier: MIT
 */

import { isFact, partsOf, type State } from "./board_state.js";
import type { Crosshatch } from "./core.js";
import type { Step } from "./types.js";

/* What lies under the digits, and what over them. */
const UNDER = ["cells"];
const OVER = ["boxes", "houses", "hatching", "links", "digits", "marks", "badges"];

export interface Picture {
  under: SVGElement;
  over: SVGElement;
}

/** The picture without what the board itself shows; null if CROSSHATCH cannot draw the step. */
export function pictureOf(crosshatch: Crosshatch, { puzzle, digits }: State, facts: readonly string[], step: Step): Picture | null {
  const grid = digits.map((digit) => digit || ".");
  for (const fact of step.place) {
    const it = partsOf(fact);
    if (it) grid[it.cell] = it.digit;
  }
  const log = {
    format: "crosshatch-log",
    version: 1,
    puzzle,
    start: facts.filter(isFact),
    outcome: "stuck",
    solution: grid.join(""),
    steps: [{ ...step, step: 1, after: [] }],
  };
  const { out } = crosshatch.run(["draw", "--format=svg", "--bare", "--step=1", "-"], `${JSON.stringify(log)}\n`);
  const svg = new DOMParser().parseFromString(out || "<svg/>", "image/svg+xml").documentElement;
  if (!svg.querySelector("g")) return null;
  for (const plain of svg.querySelectorAll(".bare, g.cells > text, g.digits > text, g.marks > text")) plain.remove();
  return { under: layer(svg, UNDER), over: layer(svg, OVER) };
}

/* The drawing with some of its groups. */
function layer(svg: Element, groups: readonly string[]): SVGElement {
  const copy = document.importNode(svg, true) as unknown as SVGElement;
  for (const child of [...copy.children]) if (!groups.some((group) => child.classList.contains(group))) child.remove();
  copy.setAttribute("viewBox", "8 8 702 702");
  copy.setAttribute("aria-hidden", "true");
  for (const size of ["width", "height", "role", "aria-labelledby", "aria-describedby"]) copy.removeAttribute(size);
  return copy;
}
