/* steps.tsx - every step of the position on the board, by family and conclusion.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Log, Step } from "crosshatch";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { drawingOf } from "../board/drawing";
import { engine, objects, reasonOf } from "../engine";
import { followed } from "../game/actions";
import { inputOf } from "../game/link";
import { candidatesOf } from "../game/position";
import { Explanation } from "../panels/explanation";
import { conclusionsOf } from "../panels/steps";
import { session } from "../session";
import type { Shell } from "../shell";
import { stepNames, strategies } from "../strategies";
import { useWords } from "../words";
import { type Conclusion, type Family, grouped } from "./group";
import { solverWords } from "./words";

/** More of a family are shown when wanted. */
const SOME = 8;

interface Found {
  families: readonly Family[];
  steps: number;
  name: (step: Step) => string;
}

export function Steps(shell: Shell): JSX.Element {
  const { position, mode, language, show } = shell;
  const words = useWords();
  const own = solverWords[language];
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState("");
  const [chosen, choose] = useState<Step | null>(null);

  useEffect(() => {
    setFound(null);
    choose(null);
  }, [position, mode, language]);

  const find = async (): Promise<void> => {
    setState(words.busy);
    try {
      const [logs, table, name] = await Promise.all([
        engine.run(["hint", "--all=everything", "--json", `--lang=${language}`, "-"], inputOf(position, mode)),
        strategies(language),
        stepNames(language),
      ]);
      const steps = objects<Log>(logs).flatMap((log) => log.steps);
      setFound({ families: grouped(steps, candidatesOf(position, mode), table), steps: steps.length, name });
      setState("");
    } catch (thrown) {
      setState(words.failed(reasonOf(thrown)));
    }
  };
  const open = (step: Step): void => {
    choose(step === chosen ? null : step);
    show(step === chosen ? null : drawingOf(step, position, mode, true));
  };
  const count = found?.families.reduce((sum, { conclusions }) => sum + conclusions.length, 0) ?? 0;
  return (
    <section>
      <h2>{own.steps}</h2>
      <p class="quiet">{own.stepsHelp}</p>
      <div class="buttons">
        <button onClick={find} disabled={state === words.busy}>
          {own.find}
        </button>
      </div>
      <p role="status" class="quiet">
        {state || (found ? (count ? own.found(count, found.steps) : own.none) : "")}
      </p>
      {found?.families.map((family) => (
        <FamilyList
          key={family.family}
          title={own.families[family.family] ?? family.family}
          family={family}
          name={found.name}
          chosen={chosen}
          onOpen={open}
          shell={shell}
        />
      ))}
    </section>
  );
}

/* Where a panel is short, what was opened may lie below it. */
const intoView = (opened: HTMLElement | null): void => opened?.scrollIntoView({ block: "nearest" });

interface ListProps {
  title: string;
  family: Family;
  name: (step: Step) => string;
  chosen: Step | null;
  onOpen: (step: Step) => void;
  shell: Shell;
}

function FamilyList({ title, family: { conclusions }, name, chosen, onOpen, shell }: ListProps): JSX.Element {
  const own = solverWords[shell.language];
  const words = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? conclusions : conclusions.slice(0, SOME);
  const apply = (step: Step): void => session.do((now) => followed(now, conclusionsOf(step)));
  const line = ({ step, facts, others }: Conclusion, number: number): JSX.Element => (
    <li key={number}>
      <button class="line" aria-expanded={chosen === step} onClick={() => onOpen(step)}>
        <strong>{name(step)}</strong> <span class="facts">{facts.join(", ")}</span>
        {others ? <span class="facts others"> {own.others(others)}</span> : null}
      </button>
      {chosen === step ? (
        <div class="opened" ref={intoView}>
          <Explanation text={step.text ?? ""} pointed={shell.pointed} onLight={shell.light} />
          <button class="main" onClick={() => apply(step)}>
            {words.apply}
          </button>
        </div>
      ) : null}
    </li>
  );
  return (
    <section class="family">
      <h3>
        {title} <span class="facts">{conclusions.length}</span>
      </h3>
      <ol>{shown.map(line)}</ol>
      {shown.length < conclusions.length ? (
        <button class="small" onClick={() => setAll(true)}>
          {own.more(conclusions.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}
