/* stream.ts - results for puzzles that come one after another.
 *
 * SPDX-License-Identifier: MIT
 */

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
