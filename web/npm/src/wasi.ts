/* wasi.ts - runs of the command `crosshatch`, compiled to WebAssembly.
 *
 *      words, standard input ──> run() ──> status, standard output, standard error
 *
 * The module sees its arguments, its input and a clock, and nothing else: no files, no environment, no network.  All runs share
 * one instance.  A run frees what it allocated, so the next finds the memory as the first did.
 *
 * SPDX-License-Identifier: MIT
 */

/** What the command printed, and its exit status (0 holds, 1 does not, 2 bad input, 3 a contradiction). */
export interface Outcome {
  status: number;
  out: string;
  err: string;
}

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_THERE = 52;
const NO_SEEKING = 70;
const PIPE = 0o010000;

/* After a run that took more memory than this, the instance is dropped. */
const MOST_KEPT = 128 << 20;

/** Standard output or standard error: bytes until the run ends. */
class Sink {
  private readonly parts: Uint8Array[] = [];

  write(bytes: Uint8Array): void {
    this.parts.push(bytes.slice());
  }

  text(): string {
    const whole = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return new TextDecoder().decode(whole);
  }
}

/** The system calls of an instance, and what the current run reads and writes. */
class System {
  memory!: WebAssembly.Memory;
  out = new Sink();
  err = new Sink();
  private words: Uint8Array[] = [];
  private input = new Uint8Array();
  private read = 0;

  begin(words: readonly string[], input: string): void {
    const encoder = new TextEncoder();
    this.words = ["crosshatch", ...words].map((word) => encoder.encode(word));
    this.input = encoder.encode(input);
    this.read = 0;
    this.out = new Sink();
    this.err = new Sink();
  }

  private view(): DataView {
    return new DataView(this.memory.buffer);
  }

  /** Goes over the pieces of memory that readv and writev name. */
  private *pieces(list: number, count: number): Generator<Uint8Array> {
    const view = this.view();
    for (let i = 0; i < count; i++)
      yield new Uint8Array(this.memory.buffer, view.getUint32(list + 8 * i, true), view.getUint32(list + 8 * i + 4, true));
  }

  readonly calls = {
    args_sizes_get: (count: number, size: number): number => {
      this.view().setUint32(count, this.words.length, true);
      this.view().setUint32(
        size,
        this.words.reduce((sum, word) => sum + word.length + 1, 0),
        true,
      );
      return SUCCESS;
    },
    args_get: (list: number, bytes: number): number => {
      let at = bytes;
      this.words.forEach((word, i) => {
        this.view().setUint32(list + 4 * i, at, true);
        new Uint8Array(this.memory.buffer).set(word, at);
        this.view().setUint8(at + word.length, 0);
        at += word.length + 1;
      });
      return SUCCESS;
    },
    environ_sizes_get: (count: number, size: number): number => {
      this.view().setUint32(count, 0, true);
      this.view().setUint32(size, 0, true);
      return SUCCESS;
    },
    environ_get: (): number => SUCCESS,
    clock_time_get: (_clock: number, _precision: bigint, time: number): number => {
      this.view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
      return SUCCESS;
    },
    fd_read: (descriptor: number, list: number, count: number, total: number): number => {
      if (descriptor !== 0) return BAD_DESCRIPTOR;
      const before = this.read;
      for (const piece of this.pieces(list, count)) {
        const part = this.input.subarray(this.read, this.read + piece.length);
        piece.set(part);
        this.read += part.length;
      }
      this.view().setUint32(total, this.read - before, true);
      return SUCCESS;
    },
    fd_write: (descriptor: number, list: number, count: number, total: number): number => {
      if (descriptor !== 1 && descriptor !== 2) return BAD_DESCRIPTOR;
      let written = 0;
      for (const piece of this.pieces(list, count)) {
        (descriptor === 1 ? this.out : this.err).write(piece);
        written += piece.length;
      }
      this.view().setUint32(total, written, true);
      return SUCCESS;
    },
    fd_seek: (): number => NO_SEEKING,
    fd_close: (): number => SUCCESS,
    fd_sync: (): number => SUCCESS,
    /* A stream of unknown kind, so that nothing takes it for a terminal. */
    fd_fdstat_get: (_descriptor: number, status: number): number => {
      new Uint8Array(this.memory.buffer, status, 24).fill(0);
      return SUCCESS;
    },
    /* All three streams are pipes: the mode is byte 12 of emscripten's struct stat, and nothing reads the rest. */
    __syscall_fstat64: (_descriptor: number, about: number): number => {
      this.view().setUint32(about + 12, PIPE, true);
      return SUCCESS;
    },
    proc_exit: (status: number): never => {
      throw new Error(`the command ended with status ${status}`);
    },
  };
}

/* Calls that a command without files never needs are answered with "there is no such call". */
function imports(module: WebAssembly.Module, system: System): WebAssembly.Imports {
  const given: WebAssembly.Imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function") throw new TypeError(`crosshatch.wasm wants ${from}.${name}, which is no function`);
    const known = (system.calls as Record<string, (...numbers: never[]) => number>)[name];
    (given[from] ??= {})[name] = known ?? (() => (from === "env" ? -NOT_THERE : NOT_THERE));
  }
  return given;
}

interface Instance {
  system: System;
  run: () => number;
}

function instantiate(module: WebAssembly.Module): Instance {
  const system = new System();
  const { exports } = new WebAssembly.Instance(module, imports(module, system));
  system.memory = exports["memory"] as WebAssembly.Memory;
  (exports["_initialize"] as (() => void) | undefined)?.();
  return { system, run: exports["run"] as () => number };
}

const kept = new WeakMap<WebAssembly.Module, Instance>();

/** Runs the command.  An instance that failed is not used again. */
export function runCommand(module: WebAssembly.Module, words: readonly string[], input: string): Outcome {
  const instance = kept.get(module) ?? instantiate(module);
  const { system } = instance;
  kept.delete(module);
  system.begin(words, input);
  const outcome = { status: instance.run(), out: system.out.text(), err: system.err.text() };
  if (system.memory.buffer.byteLength <= MOST_KEPT) kept.set(module, instance);
  return outcome;
}
