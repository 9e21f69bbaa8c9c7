/* types.ts - what the types promise: one result for a puzzle, an array for an array.  Compiled by the page's build, never run.
 *
 * SPDX-License-Identifier: MIT
 */
import {
  type Check,
  type Crosshatch,
  type CrosshatchError,
  type Fact,
  type Grade,
  type GradeColumns,
  type Judgement,
  type Log,
  load,
  type Review,
  type TechniqueKey,
  type Trace,
  type Verdict,
} from "crosshatch";
import type { CrosshatchBoard } from "crosshatch/board";
import { type Client, connect } from "crosshatch/client";
import { load as loadFrom } from "crosshatch/core";
import { writeParquet } from "crosshatch/parquet";
import { serve } from "crosshatch/worker";
import { fileWriter } from "hyparquet-writer";

export function promised(crosshatch: Crosshatch, puzzles: readonly string[]): void {
  crosshatch.solve("", { guess: true, easiest: true }) satisfies Log;
  crosshatch.solve(puzzles, { guess: true }) satisfies Log[];
  crosshatch.hint("", { from: "" }) satisfies Log;
  crosshatch.hint(puzzles) satisfies Log[];
  crosshatch.hint("", { marks: "corner", done: ["r1c1<>2"] }) satisfies Log;
  crosshatch.moves("") satisfies Log[];
  crosshatch.moves(puzzles) satisfies Log[][];
  crosshatch.why("r1c1=1", "") satisfies Log;
  crosshatch.why("r1c1<>1", puzzles) satisfies Log[];
  crosshatch.check("") satisfies Check;
  crosshatch.check(puzzles) satisfies Check[];
  crosshatch.grade("") satisfies Grade;
  crosshatch.grade(puzzles) satisfies Grade[];
  crosshatch.verify("") satisfies Verdict;
  crosshatch.verify([crosshatch.solve(""), ""]) satisfies Verdict[];
  // @ts-expect-error: an array is no option
  crosshatch.hint("", { from: puzzles });
}

/* Facts and keys of techniques are no mere strings. */
export function names(crosshatch: Crosshatch, row: number, thrown: CrosshatchError): void {
  `r${row}c4=5` satisfies Fact;
  "r3c4<>5" satisfies Fact;
  crosshatch.hint("").steps[0]?.technique satisfies TechniqueKey | undefined;
  crosshatch.judge("r1c1=1", "", { because: "x-wing" }) satisfies Judgement;
  crosshatch.review("r1c1=1", "") satisfies Review;
  thrown.code satisfies string;
  thrown.line satisfies number | undefined;
  // @ts-expect-error: no fact
  crosshatch.why("r3c4", "");
  // @ts-expect-error: no key
  "x-wings" satisfies TechniqueKey;
  // @ts-expect-error: no option
  crosshatch.grade("", { language: "en" });
}

/* A client's methods are those of the class, as promises. */
export function later(client: Client, puzzles: readonly string[]): void {
  client.hint("", { language: "ko" }) satisfies Promise<Log>;
  client.grade(puzzles) satisfies Promise<Grade[]>;
  client.gradeAll(puzzles, { onProgress: (done, total) => done / total }) satisfies Promise<Grade[]>;
  client.with(AbortSignal.timeout(1)).explain("") satisfies Promise<string>;
  client.solveStream(puzzles) satisfies AsyncGenerator<Log, void>;
  connect(() => new Worker("")) satisfies Client;
  serve(load());
  // @ts-expect-error: no move
  client.judge("x", "");
}

/* Traces have types of their own. */
export function traces(crosshatch: Crosshatch, client: Client): void {
  crosshatch.dataset({ first: 5, count: 2, split: "train", needs: ["x-wing"] }) satisfies Trace[];
  crosshatch.datasetStream() satisfies AsyncGenerator<Trace, void>;
  client.dataset({ seed: 3 }) satisfies Promise<Trace[]>;
  crosshatch.dataset()[0]?.log satisfies Log | undefined;
  writeParquet(fileWriter(""), client.datasetStream()) satisfies Promise<number>;
  // @ts-expect-error: no part
  crosshatch.dataset({ split: "dev" });
}

/* Columns have the names of the schema. */
export function columns(crosshatch: Crosshatch, client: Client, puzzles: readonly string[]): void {
  crosshatch.gradeColumns(puzzles, { columns: ["puzzle", "se", "sukaku.er"] })[0]?.["sukaku.er"] satisfies number | null | undefined;
  client.gradeColumns(puzzles, { columns: ["whips"], onProgress: (done, total) => done / total }) satisfies Promise<GradeColumns[]>;
  writeParquet(fileWriter(""), crosshatch.gradeColumnsStream(puzzles, { columns: ["all"] })) satisfies Promise<number>;
  // @ts-expect-error: no column
  crosshatch.gradeColumns(puzzles, { columns: ["se.ex"] });
  // @ts-expect-error: no columns
  crosshatch.gradeColumns(puzzles);
}

/* Rows of a Parquet file are grades or traces. */
export function rows(crosshatch: Crosshatch, puzzles: readonly string[]): void {
  writeParquet(fileWriter(""), crosshatch.gradeStream(puzzles), { rowGroupSize: 100 }) satisfies Promise<number>;
  // @ts-expect-error: no grades
  writeParquet(fileWriter(""), puzzles);
}

/* Each way to name the module. */
export const loaded: Promise<Crosshatch>[] = [
  load(),
  load(""),
  load(new URL("")),
  load(fetch("")),
  load(new Uint8Array(8)),
  load(new ArrayBuffer(8)),
  loadFrom(""),
  // @ts-expect-error: without the module on board there is no default
  loadFrom(),
];

/* The element is known by its name, and so are its events. */
export function board(crosshatch: Crosshatch): void {
  const made = document.createElement("crosshatch-board") satisfies CrosshatchBoard;
  made.crosshatch = crosshatch;
  made.step = crosshatch.hint(made.puzzle).steps[0] ?? null;
  made.position = ["r1c1=1", "r1c2<>3"];
  made.addEventListener("board-change", ({ detail }) => detail.grid satisfies string);
}
