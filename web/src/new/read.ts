/* read.ts - any text that holds a puzzle, as a person might paste it.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Check, Log } from "crosshatch";
import { engine, objects } from "../engine";
import { followed } from "../game/actions";
import { type Linked, linkedOf } from "../game/link";
import { begin, NO_GIVENS, type Position } from "../game/position";
import { plain } from "../panels/plain";
import type { Language, Words } from "../words";

/** More than any single puzzle takes. */
export const LONGEST = 20000;

export interface Found {
  linked: Linked;
  check: Check | null;
  report: string;
}

/* OpenSudoku's files are XML, which the page's module cannot read (docs/web.md): the 81 digits of the first game are taken out. */
const gridInXml = (text: string): string => /<game\b[^>]*\sdata="([0-9.]{81})"/.exec(text)?.[1] ?? text;

/* A table of puzzles may have a line of titles above it. */
const withoutTitles = (text: string): string => text.replace(/^[^0-9.\n]*\n(?=["0-9.])/, "");

/** Reads TEXT; throws what the library says of it if it holds no puzzle. */
export async function readPuzzle(text: string, language: Language, words: Words): Promise<Found> {
  const ours = /#(p=[^\s]+)/.exec(text);
  const linked = ours ? linkedOf(ours[1]!) : null;
  const cut = text.slice(0, LONGEST);
  const input = linked ? linked.position.puzzle : withoutTitles(gridInXml(cut));
  const end = `--lang=${language}`;
  const [hint, check, report] = await Promise.all([
    engine.run(["hint", "--json", end, "-"], `${input}\n`),
    engine.run(["check", "--json", end, "-"], `${input}\n`),
    engine.run(["check", "--solutions", end, "-"], `${input}\n`),
  ]);
  const log = objects<Log>(hint).find((one) => "puzzle" in one);
  const verdict = objects<Check>(check).find((one) => "verdict" in one) ?? null;
  const puzzle = log?.puzzle ?? verdict?.puzzle;
  if (puzzle === undefined)
    throw new Error(
      plain(check.err || hint.err, words)
        .trim()
        .split("\n")[0],
    );
  return {
    linked: linked ?? { position: positionOf(puzzle, log?.start ?? []), mode: "auto", chosen: false },
    check: verdict,
    report: report.out.replace(/^[1-9]{81}\n/gm, "") || report.err,
  };
}

/* A puzzle of 729 pencil marks has no givens: its marks are what has been ruled out. */
function positionOf(puzzle: string, start: readonly string[]): Position {
  if (puzzle.length === 81) return followed(begin(puzzle), start);
  const removed = Array.from({ length: 81 }, (_, cell) =>
    Array.from({ length: 9 }, (_, at) => (puzzle[9 * cell + at] === "." || puzzle[9 * cell + at] === "0" ? 1 << at : 0)).reduce(
      (bits, one) => bits | one,
      0,
    ),
  );
  return followed({ ...begin(NO_GIVENS), removed }, start);
}
