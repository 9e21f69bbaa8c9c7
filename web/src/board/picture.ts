/* picture.ts - the picture of a step as `draw` makes it: what lies under the digits, and what lies over them.
 *
 * The shapes are the library's own, so the page, the command and its PDF show one picture.
 *
 * SPDX-License-Identifier: MIT
 */
import { engine } from "../engine";
import { cellOf } from "../facts";
import { followed } from "../game/actions";
import { startOf } from "../game/link";
import { gridOf } from "../game/position";
import type { Drawing } from "./drawing";
import "./picture.css";

export interface Picture {
  under: string;
  over: string;
  /** the pencil marks that it has, such as `r1c2-5` */
  marks: ReadonlySet<string>;
}

/* What the conclusion adds to the pattern. */
const CONCLUSIONS = ["gone", "losing", "placed", "target"];

function logOf({ step, position, mode }: Drawing): string {
  const start = startOf(position, mode);
  const solution = gridOf(followed(position, step.place));
  return `${JSON.stringify({ format: "crosshatch-log", version: 1, puzzle: position.puzzle, start, outcome: "stuck", solution, steps: [{ ...step, step: 1, after: [] }] })}\n`;
}

/* The children of a group, without what the board itself shows: bare cells, plain digits and marks. */
function childrenOf(svg: Document, group: string, { step, concluded }: Drawing): Element[] {
  const all = [...(svg.querySelector(`g.${group}`)?.children ?? [])].filter((one) => !one.matches("text, .bare"));
  if (concluded) return all;
  const placed = step.place.map((fact) => fact.slice(0, 4));
  return all.filter((one) => !CONCLUSIONS.some((name) => one.classList.contains(name)) && !placed.includes(one.id.slice(0, 4)));
}

/* Each link knows the cells that it joins, so that it can be lit with them. */
function labelLinks(links: readonly Element[], { step }: Drawing): void {
  const { links: pattern = [] } = step.pattern;
  if (links.length !== pattern.length) return;
  for (const [number, { from, to }] of pattern.entries())
    links[number]!.setAttribute(
      "data-cells",
      [from, to]
        .flat()
        .map((fact) => cellOf(fact))
        .join(" "),
    );
}

/* Ids would be doubled where a page has two boards. */
function markupOf(elements: Element[]): string {
  for (const element of elements) element.removeAttribute("id");
  return elements.map((element) => element.outerHTML).join("");
}

export async function pictureOf(drawing: Drawing): Promise<Picture> {
  const { out, err } = await engine.run(["draw", "--format=svg", "--bare", "--step=1", "-"], logOf(drawing));
  if (!out) throw new Error(err);
  const svg = new DOMParser().parseFromString(out, "image/svg+xml");
  const marks = childrenOf(svg, "marks", drawing);
  const names = new Set(marks.map(({ id }) => id));
  labelLinks([...svg.querySelectorAll("g.links > g")], drawing);
  const digits = childrenOf(svg, "digits", drawing);
  const rings = digits.filter((one) => one.localName === "circle"); /* around digits that the board shows */
  const over = ["boxes", "houses", "hatching", "links"].flatMap((group) => childrenOf(svg, group, drawing));
  const badges = [...(svg.querySelector("g.badges")?.children ?? [])];
  return {
    under: markupOf([...childrenOf(svg, "cells", drawing), ...rings]),
    over: markupOf([...over, ...digits.filter((one) => one.localName !== "circle"), ...marks, ...badges]),
    marks: names,
  };
}
