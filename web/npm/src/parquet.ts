/* parquet.ts - grades and reasoning traces as a Parquet file.
 *
 *      await writeParquet(fileWriter("grades.parquet"), crosshatch.gradeStream(puzzles));
 *
 * A row is an object that the command prints with `grade --json`, `grade --columns LIST --json` or `dataset`.  Its members are the
 * columns, with the types of the schemas in docs/: INT64, DOUBLE, BOOLEAN, UTF-8 strings, JSON for lists and logs.  An object within
 * the row has a column a member, such as `ratings.er`.  A missing member is null.
 *
 * The writer is that of the package hyparquet-writer, which whoever imports this installs.
 *
 * SPDX-License-Identifier: MIT
 */
import { parquetWriteRows, type Writer } from "hyparquet-writer";
import { CrosshatchError, kindOf, usage } from "./error.js";
import { COLUMNS, type ColumnType } from "./schemas/columns.js";
import type { Grade, GradeColumns, Trace } from "./types.js";

type Row = Grade | GradeColumns | Trace;

/** Grades or traces that come one after another, all of one format. */
export type Rows = Iterable<Row> | AsyncIterable<Row>;

export interface ParquetOptions {
  /** The rows that are held in memory and written at once. */
  rowGroupSize?: number;
}

type Members = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, ColumnType>>;

const KINDS: Record<ColumnType, (value: unknown) => boolean> = {
  BOOLEAN: (value) => typeof value === "boolean",
  INT64: Number.isSafeInteger,
  DOUBLE: Number.isFinite,
  STRING: (value) => typeof value === "string",
  JSON: (value) => typeof value === "object",
};

function bad(number: number, what: string): CrosshatchError {
  return new CrosshatchError(`row ${number}: ${what}`, "input", { line: number });
}

function membersOf(row: unknown, number: number): Members {
  if (typeof row !== "object" || row === null || Array.isArray(row)) throw bad(number, `expected an object; found ${kindOf(row)}`);
  return row as Members;
}

/* The columns for rows like the first.  Rows of `--columns` have just those that were asked for, in that order, with null for what is
 * missing. */
function columnsFor(first: Members): Columns {
  const { format } = first;
  if (typeof format !== "string" || !Object.hasOwn(COLUMNS, format))
    throw bad(1, `expected a format of ${Object.keys(COLUMNS).join(", ")}; found ${JSON.stringify(format)}`);
  const known = COLUMNS[format]!;
  if (format !== "crosshatch-grade-columns") return known;
  const names = Object.keys(first).filter((name) => Object.hasOwn(known, name));
  if (names.length === 0) throw bad(1, "expected a column; found none");
  return Object.fromEntries(names.map((name) => [name, known[name]!]));
}

/* The members of a row by their columns, those of an object within it after its name and a dot. */
function* cells(row: Members, columns: Columns, prefix = ""): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(row)) {
    const name = prefix + key;
    const isNested = !Object.hasOwn(columns, name) && prefix === "" && typeof value === "object" && value !== null;
    if (isNested) yield* cells(value as Members, columns, `${name}.`);
    else yield [name, value];
  }
}

function recordOf(row: Members, format: unknown, columns: Columns, number: number): Members {
  const { format: own, version, ...members } = row;
  if (own !== format) throw bad(number, `expected the format ${format} of the first row; found ${JSON.stringify(own)}`);
  const record: Record<string, unknown> = {};
  for (const [name, value] of cells(members, columns)) {
    const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!type) throw bad(number, `there is no column ${JSON.stringify(name)}`);
    if (value === null || value === undefined) continue;
    if (!KINDS[type](value)) throw bad(number, `expected ${type} in ${name}; found ${JSON.stringify(value)}`);
    record[name] = type === "INT64" ? BigInt(value as number) : value;
  }
  return record;
}

/** Writes the rows into a Parquet file and returns their number. */
export async function writeParquet(writer: Writer, rows: Rows, options: ParquetOptions = {}): Promise<number> {
  if (typeof rows !== "object" || rows === null || !(Symbol.iterator in rows || Symbol.asyncIterator in rows))
    throw usage(`expected rows to iterate over; found ${kindOf(rows)}`);
  if (typeof options !== "object" || options === null) throw usage(`expected the options as an object; found ${kindOf(options)}`);
  const { rowGroupSize = 5_000 } = options;
  if (!Number.isSafeInteger(rowGroupSize) || rowGroupSize < 1) throw usage(`expected a number of rows from 1; found ${rowGroupSize}`);
  const source = (async function* () {
    yield* rows;
  })();
  const { value, done } = await source.next();
  if (done) throw new CrosshatchError("expected a grade or a trace; found no rows", "empty-input");
  const first = membersOf(value, 1);
  const columns = columnsFor(first);
  let count = 1;
  async function* records(): AsyncGenerator<Members> {
    yield recordOf(first, first["format"], columns, 1);
    for await (const row of source) yield recordOf(membersOf(row, ++count), first["format"], columns, count);
  }
  const list = Object.entries(columns).map(([name, type]) => ({ name, type, nullable: true }));
  await parquetWriteRows({ writer, rows: records(), columns: list, rowGroupSize, createdBy: "crosshatch" });
  return count;
}
