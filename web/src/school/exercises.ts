/* exercises.ts - positions to find a technique in, the judgement of an answer, and a puzzle that needs the technique.
 *
 * All of it comes from the engine: `drill` makes positions in which the technique is the easiest step, and `judge` says whether the
 * technique shows the learner's move there.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, Step, Strategy } from "crosshatch";
import { Engine, engine, objects } from "../engine";
import { followed } from "../game/actions";
import { inputOf } from "../game/link";
import { begin, type Position } from "../game/position";
import type { Language } from "../words";
import { disguisedExample } from "./examples";

/** A position in which the technique is the easiest step, and such a step. */
export interface Exercise {
  position: Position;
  step: Step;
}

/* Makes positions and puzzles: some take seconds, and an answer is judged meanwhile. */
const maker = new Engine();

const made = new Map<string, Promise<Exercise>>();

/* Numbers that look random, the same for a seed everywhere. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/* Of a technique that no puzzle is found for, the example in a disguise. */
async function make(row: Strategy, seed: number): Promise<Exercise> {
  const { key } = row;
  const outcome = await maker.run(["drill", key, "-n", "1", `--seed=${seed}`, "--json"]);
  const log = objects<Log>(outcome)[0];
  const step = log?.steps[0];
  if (!log || !step) {
    const example = await disguisedExample(row, randomOf(seed));
    if (!example) throw new Error(outcome.err.trim());
    return example;
  }
  return { position: followed(begin(log.puzzle), (log.start ?? []) as string[]), step };
}

/** The position of a technique and a seed, made once. */
export function exerciseOf(row: Strategy, seed: number): Promise<Exercise> {
  const name = `${row.key} ${seed}`;
  let exercise = made.get(name);
  if (!exercise) {
    exercise = make(row, seed);
    exercise.catch(() => made.delete(name));
    made.set(name, exercise);
  }
  return exercise;
}

/** The seeds of a lesson's positions do not meet those of the next lesson. */
export const seedOf = (lesson: number, position: number): number => 1000 * lesson + position;

export const anySeed = (): number => 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000);

export interface Verdict {
  /** whether the technique shows the move */
  right: boolean;
  text: string;
  /** the step of the technique that shows it */
  step: Step | null;
  /** whether there is a proof to be shown */
  proved: boolean;
}

const judge = (words: string[], { position }: Exercise, language: Language) =>
  engine.run(["judge", ...words, `--lang=${language}`, "-"], inputOf(position, "auto"));

/** What the engine says of FACT, `r3c4<>5`, as an instance of the technique. */
export async function judged(exercise: Exercise, key: string, fact: string, language: Language): Promise<Verdict> {
  const [text, object] = await Promise.all([
    judge([`--because=${key}`, fact], exercise, language),
    judge(["--json", `--because=${key}`, fact], exercise, language),
  ]);
  const { reason = false, because } = objects<{ reason?: boolean; because?: Log }>(object)[0] ?? {};
  return { right: reason, text: text.out || text.err, step: because?.steps[0] ?? null, proved: /\(--proof/.test(text.out) };
}

/** The verdict with its proof. */
export const proofOf = async (exercise: Exercise, key: string, fact: string, language: Language): Promise<string> =>
  (await judge([`--because=${key}`, "--proof", fact], exercise, language)).out;

/* Tries and not seconds, so that everyone gets the same puzzle. */
const TRIES = 8000;

/** A puzzle that needs the technique; the practice puzzle of the library's table, if none is found. */
export async function puzzleFor({ key, practice }: Strategy, seed: number): Promise<string> {
  const { out, err } = await maker.run(["generate", `--needs=${key}`, `--seed=${seed}`, `--tries=${TRIES}`]);
  const puzzle = out.trim().slice(0, 81).replaceAll("0", ".");
  if (/^[1-9.]{81}$/.test(puzzle)) return puzzle;
  if (practice) return practice.puzzle;
  throw new Error(err.trim());
}

/** Gives up what is being made. */
export const giveUp = (): void => maker.cancel();
