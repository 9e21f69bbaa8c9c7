/* options.tsx - the dialog of settings.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LEVELS } from "../facts";
import { MODES, type Mode } from "../game/position";
import { useWords } from "../words";
import { LEARNED, type Settings, SWITCHES } from "./settings";

interface Props {
  settings: Settings;
  /** names of settings that a class has set */
  fixed: readonly string[];
  onSettings: (change: Partial<Settings>) => void;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onClose: () => void;
}

export function Options({ settings, fixed, onSettings, mode, onMode, onClose }: Props): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="options-title">
      <form method="dialog">
        <button class="corner" aria-label={words.close}>
          ✕
        </button>
      </form>
      <h2 id="options-title">{words.settings}</h2>
      <fieldset>
        <legend>{words.candidatesShown}</legend>
        {MODES.map((one) => (
          <label class="choice" key={one}>
            <input type="radio" name="mode" checked={mode === one} onChange={() => onMode(one)} />{" "}
            <span>
              <strong>{words.modes[one]}</strong> <span class="quiet">{words.modesHelp[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {SWITCHES.map((name) => (
        <label class="choice" key={name}>
          <input
            type="checkbox"
            checked={settings[name]}
            disabled={fixed.includes(name)}
            onChange={() => onSettings({ [name]: !settings[name] })}
          />{" "}
          {words.switches[name]}
        </label>
      ))}
      <label class="choice">
        {words.known}
        <select
          value={settings.known}
          disabled={fixed.includes("known")}
          onChange={(event) => onSettings({ known: event.currentTarget.value as Settings["known"] })}
        >
          <option value="">{words.anyTechnique}</option>
          <option value={LEARNED}>{words.learnedTechniques}</option>
          {LEVELS.map((level) => (
            <option value={level} key={level}>
              {words.levels[level]}
            </option>
          ))}
        </select>
      </label>
    </dialog>
  );
}
