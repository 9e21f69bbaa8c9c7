/* solver.tsx - the solver's corner: how hard the puzzle is, all that can be done in the position, trials, and the proof.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { engine, reasonOf } from "../engine";
import { GradePanel } from "../panels/grade";
import { save } from "../save";
import type { Shell } from "../shell";
import { useWords } from "../words";
import "./solver.css";
import { Steps } from "./steps";
import { WhatIf } from "./what_if";
import { solverWords } from "./words";

export function SolverPanel(shell: Shell): JSX.Element {
  const { position, language, show } = shell;
  useEffect(() => () => show(null), []);
  return (
    <div class="solver">
      <GradePanel {...shell} key={`${language} ${position.puzzle}`} />
      <Steps {...shell} />
      <WhatIf {...shell} />
      <Proof {...shell} />
    </div>
  );
}

/* The log of the whole solve, as a file. */
function Proof({ position, language }: Shell): JSX.Element {
  const words = useWords();
  const own = solverWords[language];
  const [trouble, setTrouble] = useState("");
  const take = async (): Promise<void> => {
    try {
      const { out, err } = await engine.run(["solve", "--log=json", "--argument", `--lang=${language}`, "-"], `${position.puzzle}\n`);
      if (!out) throw new Error(err.trim());
      save("proof.json", new Blob([out], { type: "application/json" }));
    } catch (thrown) {
      setTrouble(words.failed(reasonOf(thrown)));
    }
  };
  return (
    <section>
      <h2>{own.proof}</h2>
      <p class="quiet">{own.proofHelp}</p>
      <div class="buttons">
        <button onClick={take}>{own.saveProof}</button>
      </div>
      {trouble ? <p role="alert">{trouble}</p> : null}
    </section>
  );
}
