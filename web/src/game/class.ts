/* class.ts - what a teacher sets in a link, for the game that the link opens.
 *
 * SPDX-License-Identifier: MIT
 */
import { LEVELS, type Level } from "../facts";

export interface ClassSettings {
  /** the hardest level of technique that hints may use, empty for any */
  known?: Level | "";
  /** wrong digits show at once */
  checked?: boolean;
}

/** The part of a link that holds SETTINGS. */
export const classPart = ({ known = "", checked = false }: ClassSettings): string =>
  `&class=${[known || "any", ...(checked ? ["checked"] : [])].join("-")}`;

/** The settings in a link; null if it has none. */
export function classOf(link: string): Required<ClassSettings> | null {
  const [known, checked] = (/&class=([a-z-]+)/.exec(link)?.[1] ?? "").split("-");
  if (!known) return null;
  return { known: LEVELS.find((level) => level === known) ?? "", checked: checked === "checked" };
}
