/* stream.ts - results for puzzles that come one after another.
 *
 * SPDX-License-Identifier: MIT
 */
import { usage } from "./error.js";
import { type DatasetOptions, TABLES, wordsFor } from "./options.js";

/** Puzzles that come one after another: an array, a generator, a stream. */
export type Puzzles = Iterable<string> | AsyncIterable<string>;

/** Puzzles of one run: few enough that progress is seen, enough that a run costs nothing. */
export const SLICE = 16;

/** Takes puzzles by the slice and gives their results one by one. */
export async function* stream<T>(puzzles: Puzzles, of: (slice: string[]) => T[] | Promise<T[]>): AsyncGenerator<T, void> {
  let slice: string[] = [];
  for await (const puzzle of puzzles) {
    slice.push(puzzle);
    if (slice.length < SLICE) continue;
    yield* await of(slice);
    slice = [];
  }
  yield* await of(slice);
}

/** Takes the puzzles of a data set one by one and gives their results. */
export async function* eachPuzzle<T>(options: DatasetOptions, of: (one: DatasetOptions) => T[] | Promise<T[]>): AsyncGenerator<T, void> {
  wordsFor("datasetStream", options, TABLES.dataset);
  const { first = 1, count = 10 } = options;
  if (count < 1) throw usage(`expected at least one puzzle; found ${count}`);
  for (let i = 0; i < count; i++) yield* await of({ ...options, first: first + i, count: 1 });
}
