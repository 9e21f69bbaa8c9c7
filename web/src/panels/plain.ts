/* plain.ts - what the library says to people at a shell, for people at a page: without options, commands and places in a stream.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Words } from "../words";

const buttonOf = (command: string, words: Words): string => (/^hint/.test(command) ? words.hint : words.check);

export const plain = (text: string, words: Words): string =>
  text
    .replace(/^(?:crosshatch: )?stdin(?::\d+)*: /gm, "")
    .replace(/^.*--done=.*\n?/gm, "") /* the page notes what a hint rules out */
    .replace(/ ?\(--[^)]*\)/g, "")
    .replace(/'crosshatch ([a-z]+)[^']*'/g, (_, command: string) => `“${buttonOf(command, words)}”`)
    .replace(/^\n+/, "");
