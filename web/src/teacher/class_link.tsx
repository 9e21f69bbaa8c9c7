/* class_link.tsx - a link that opens just one lesson, or one puzzle with settings.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { LEVELS, type Level } from "../facts";
import { classPart } from "../game/class";
import { linkOf } from "../game/link";
import { begin, MODES, type Mode } from "../game/position";
import { session } from "../session";
import { type Language, useWords } from "../words";
import { Choose } from "./choose";
import { teacherWords } from "./words";

type Kind = "game" | "sheet" | "lesson";

interface Props {
  language: Language;
  techniques: readonly Strategy[];
  /** of the worksheet: it also chooses the positions of a lesson */
  seed: number;
  puzzles: readonly string[];
}

export function ClassLink({ language, techniques, seed, puzzles }: Props): JSX.Element {
  const words = useWords();
  const own = teacherWords[language];
  const [kind, setKind] = useState<Kind>("game");
  const [number, setNumber] = useState("1");
  const [technique, setTechnique] = useState("x-wing");
  const [mode, setMode] = useState<Mode>("none");
  const [known, setKnown] = useState<Level | "">("");
  const [checked, setChecked] = useState(false);
  const [said, say] = useState("");

  const puzzle = kind === "sheet" ? puzzles[Number(number) - 1] : session.record.puzzle;
  const candidates = mode === "auto" ? "&auto" : `&own${mode === "none" ? "" : `&mode=${mode}`}`;
  const hash =
    kind === "lesson" || !puzzle
      ? `/technique/${technique}/${seed}`
      : `${linkOf(begin(puzzle), "auto")}${candidates}${classPart({ known, checked })}`;
  const link = `${location.origin}${location.pathname}#${hash}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      say(own.copied);
    } catch (thrown) {
      say(words.failed(String(thrown)));
    }
  };
  return (
    <section class="class-link">
      <h2>{own.classLink}</h2>
      <p class="quiet">{own.classHelp}</p>
      <div class="fields">
        <Choose
          label={own.opens}
          value={kind}
          onValue={setKind}
          options={(puzzles.length ? (["game", "sheet", "lesson"] as const) : (["game", "lesson"] as const)).map((one) => [
            one,
            own.kinds[one],
          ])}
        />
        {kind === "sheet" ? (
          <Choose
            label={own.number}
            value={number}
            onValue={setNumber}
            options={puzzles.map((_, at) => [String(at + 1), String(at + 1)])}
          />
        ) : null}
        {kind === "lesson" ? (
          <Choose
            label={words.techniques}
            value={technique}
            onValue={setTechnique}
            options={techniques.map(({ key, name }) => [key, name])}
          />
        ) : (
          <>
            <Choose label={own.candidates} value={mode} onValue={setMode} options={MODES.map((one) => [one, words.modes[one]])} />
            <Choose
              label={own.hints}
              value={known}
              onValue={setKnown}
              options={[["", own.anyLevel] as const, ...LEVELS.map((level) => [level, words.levels[level]] as const)]}
            />
            <label class="check">
              <input type="checkbox" checked={checked} onChange={() => setChecked(!checked)} /> {own.checked}
            </label>
          </>
        )}
      </div>
      <label class="link">
        {own.link} <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="buttons">
        <button onClick={copy}>{own.copy}</button>
        <span role="status" class="quiet">
          {said}
        </span>
      </div>
    </section>
  );
}
