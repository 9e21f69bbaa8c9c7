/* fresh.tsx - a puzzle to order: of a level, with a technique, or that of today.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Cancelled, reasonOf } from "../engine";
import { LEVELS, type Level } from "../facts";
import type { About } from "../game/record";
import type { Settings } from "../play/settings";
import { strategies } from "../strategies";
import { type Language, useWords } from "../words";
import { daily, dayOf, generated, maker } from "./generate";

interface Props {
  language: Language;
  settings: Settings;
  onSettings: (change: Partial<Settings>) => void;
  onPuzzle: (puzzle: string, about: About) => void;
}

export function Fresh({ language, settings, onSettings, onPuzzle }: Props): JSX.Element {
  const words = useWords();
  const [table, setTable] = useState<Strategy[]>([]);
  const [technique, setTechnique] = useState("");
  const [state, setState] = useState<"idle" | "busy" | string>("idle");
  const { symmetric } = settings;

  useEffect(
    () =>
      void strategies(language).then(
        (all) => setTable([...all.values()]),
        () => setTable([]),
      ),
    [language],
  );

  const take = async (make: () => Promise<string>, about: About): Promise<void> => {
    setState("busy");
    try {
      const puzzle = await make();
      setState("idle");
      onPuzzle(puzzle, about);
    } catch (thrown) {
      setState(thrown instanceof Cancelled ? "idle" : words.noPuzzle(reasonOf(thrown)));
    }
  };
  const ofLevel = (level: Level): void => {
    onSettings({ level });
    void take(() => generated({ level, symmetric }), { level });
  };
  const today = dayOf(new Date());
  const levelOf = (key: string): Level | null => table.find((row) => row.key === key)?.level ?? null;

  return (
    <>
      <div class="buttons" role="group" aria-label={words.level}>
        {LEVELS.map((level) => (
          <button key={level} class={level === settings.level ? "main" : ""} disabled={state === "busy"} onClick={() => ofLevel(level)}>
            {words.levels[level]}
          </button>
        ))}
        <button disabled={state === "busy"} onClick={() => take(() => daily(today, settings.level), { level: settings.level, day: today })}>
          {words.daily(words.levels[settings.level])}
        </button>
      </div>
      <div class="buttons">
        <label>
          {words.withTechnique}{" "}
          <select value={technique} onChange={(event) => setTechnique(event.currentTarget.value)}>
            <option value="">–</option>
            {table.map(({ key, name }) => (
              <option value={key} key={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          disabled={!technique || state === "busy"}
          onClick={() => take(() => generated({ technique, symmetric }), { level: levelOf(technique) })}
        >
          {words.make}
        </button>
        <label class="check">
          <input type="checkbox" checked={symmetric} onChange={() => onSettings({ symmetric: !symmetric })} /> {words.symmetric}
        </label>
      </div>
      {state === "busy" ? (
        <p role="status">
          {words.making}{" "}
          <button class="small" onClick={() => maker.cancel()}>
            {words.cancel}
          </button>
        </p>
      ) : null}
      {state !== "busy" && state !== "idle" ? (
        <p role="alert" class="error">
          {state}
        </p>
      ) : null}
    </>
  );
}
