/* samples.ts - the project's own puzzles, by level.
 *
 * SPDX-License-Identifier: MIT
 */
import easy from "../../puzzles/easy.txt?raw";
import expert from "../../puzzles/expert.txt?raw";
import extreme from "../../puzzles/extreme.txt?raw";
import hard from "../../puzzles/hard.txt?raw";
import medium from "../../puzzles/medium.txt?raw";
import type { Level } from "./strategies";

const listOf = (file: string): string[] => file.split("\n").map((line) => line.slice(0, 81)).filter((line) => line.length === 81);

export const samples: Record<Level, readonly string[]> = {
  easy: listOf(easy), medium: listOf(medium), hard: listOf(hard), expert: listOf(expert), extreme: listOf(extreme),
};
