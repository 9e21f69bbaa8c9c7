#!/usr/bin/env node
/* parquet-command.ts - `crosshatch-parquet OUT`: JSON lines of `crosshatch grade` or `dataset` on standard input, as a Parquet file.
 *
 * The file appears under its name when it is whole.
 *
 * SPDX-License-Identifier: MIT
 */
import { renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
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
if (words.length === 1 && !words[0]!.startsWith("-")) {
  await writeFile(words[0]!).catch((thrown: unknown) => {
    console.error(`crosshatch-parquet: ${reasonOf(thrown)}`);
    process.exitCode = 2;
  });
} else {
  const isHelp = words.length === 1 && words[0] === "--help";
  (isHelp ? console.log : console.error)(USAGE);
  process.exitCode = isHelp ? 0 : 2;
}
