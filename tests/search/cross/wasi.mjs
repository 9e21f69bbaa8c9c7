// wasi.mjs - node as an emulator: runs a WebAssembly program with the standard streams, and nothing else.
//
// SPDX-License-Identifier: MIT
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [path, ...operands] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [path, ...operands], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(path));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport }));
