#!/usr/bin/env node
/* parquet-command.ts - `crosshatch-parquet OUT`: JSON lines of `crosshatch grade` or `dataset` on standard input, as a Parquet file.
 *
 * The file appears under its name when it is whole.  OUT may be `-` for standard output: so `crosshatch grade --output FILE.parquet`
 * runs it.
 *
 * SPDX-License-Identifier: MIT
 */
import { renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Writer } from "hyparquet-writer";
import { CrosshatchError } from "./error.js";
import type { Grade } from "./types.js";

const USAGE = "usage: crosshatch grade --columns about,path,se --json puzzles.txt | crosshatch-parquet grades.parquet";

/* Whether a line is a grade or something else, the writer finds out. */
async function* rows(): AsyncGenerator<Grade> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    try {
      yield JSON.parse(line) as Grade;
    } catch {
      throw new CrosshatchError(`row ${number}: expected a line of JSON; found ${JSON.stringify(line.slice(0, 40))}`, "input");
    }
  }
}

/* Passes what the writer holds to standard output, and waits until it is taken. */
async function flush(writer: Writer & { index: number }): Promise<void> {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  await new Promise<void>((resolve, reject) => process.stdout.write(bytes, (failure) => (failure ? reject(failure) : resolve())));
}

async function writeOutput(): Promise<void> {
  const [{ ByteWriter }, { writeParquet }] = await Promise.all([import("hyparquet-writer"), import("./parquet.js")]);
  const writer = new ByteWriter();
  await writeParquet(Object.assign(writer, { flush: () => flush(writer), finish: () => flush(writer) }), rows());
}

async function writeFile(name: string): Promise<void> {
  const [{ fileWriter }, { writeParquet }] = await Promise.all([import("hyparquet-writer"), import("./parquet.js")]);
  const temporary = `${name}.${process.pid}.part`;
  try {
    await writeParquet(fileWriter(temporary), rows());
    renameSync(temporary, name);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  }
}

function reasonOf(thrown: unknown): string {
  const { code, message } = thrown as NodeJS.ErrnoException;
  return code === "ERR_MODULE_NOT_FOUND" ? "the package hyparquet-writer is missing: npm install hyparquet-writer" : message;
}

const words = process.argv.slice(2);
const [name] = words;
if (words.length === 1 && (name === "-" || !name!.startsWith("-"))) {
  await (name === "-" ? writeOutput() : writeFile(name!)).catch((thrown: unknown) => {
    console.error(`crosshatch-parquet: ${reasonOf(thrown)}`);
    process.exitCode = 2;
  });
} else {
  const isHelp = words.length === 1 && name === "--help";
  (isHelp ? console.log : console.error)(USAGE);
  process.exitCode = isHelp ? 0 : 2;
}
