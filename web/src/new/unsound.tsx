/* unsound.tsx - a puzzle without a solution, or with several, before it is used.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Board } from "../board/board";
import { cellOf } from "../facts";
import { Explanation } from "../panels/explanation";
import { plain } from "../panels/plain";
import { useWords } from "../words";
import type { Found } from "./read";

const nothing: ReadonlySet<number> = new Set();

/** Why a puzzle is not sound, and one click for each way to make it so that `check` knows. */
export function Unsound({
  found: {
    linked: { position },
    check,
    report,
  },
  onUse,
  onAnyway,
}: {
  found: Found;
  onUse: (text: string) => void;
  onAnyway: () => void;
}): JSX.Element {
  const words = useWords();
  const [lit, light] = useState<ReadonlySet<number>>(nothing);
  const [pointed, point] = useState<number | null>(null);
  const changed = (cell: string, digit: string): string => {
    const at = 9 * (Number(cell[1]) - 1) + Number(cell[3]) - 1;
    return position.puzzle.slice(0, at) + digit + position.puzzle.slice(at + 1);
  };
  const repairs = (check?.repairs ?? []).flatMap(({ cell, given, digits }) =>
    [...digits].map((digit) => ({ name: words.repair(cell, given, digit), puzzle: changed(cell, digit) })),
  );
  const removals = (check?.removals ?? []).map((cell) => ({ name: words.dropGiven(cell), puzzle: changed(cell, ".") }));
  const fixes = (check?.fixes ?? []).map((fact) => ({ name: words.addGiven(fact), puzzle: changed(fact.slice(0, 4), fact.slice(-1)) }));
  const clashing = new Set(check?.clash?.map(cellOf));
  return (
    <section role="alert" class="unsound">
      <h3>{words.unsound}</h3>
      <Explanation text={plain(report, words)} pointed={pointed} onLight={light} />
      <div class="buttons">
        {[...repairs, ...removals, ...fixes].slice(0, 12).map(({ name, puzzle }) => (
          <button key={name} onClick={() => onUse(puzzle)}>
            {name}
          </button>
        ))}
        <button onClick={onAnyway}>{words.anyway}</button>
      </div>
      <Board label={words.unsound} labels={false} position={position} mode="auto" lit={lit.size ? lit : clashing} onPoint={point} />
    </section>
  );
}
