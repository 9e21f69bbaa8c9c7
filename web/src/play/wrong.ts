/* wrong.ts - digits that the engine knows to be wrong, for those who wish to see them at once.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Check } from "crosshatch";
import { useEffect, useState } from "preact/hooks";
import { engine, objects } from "../engine";
import { cellOf } from "../facts";
import { inputOf } from "../game/link";
import type { Mode, Position } from "../game/position";
import type { Language } from "../words";

const none: ReadonlySet<number> = new Set();

export function useWrong(wanted: boolean, position: Position, mode: Mode, language: Language): ReadonlySet<number> {
  const [wrong, set] = useState(none);
  useEffect(() => {
    let current = true;
    if (!wanted) return set(none);
    engine.run(["check", "--json", `--lang=${language}`, "-"], inputOf(position, mode)).then(
      (outcome) => {
        const mistakes = objects<Check>(outcome)[0]?.mistakes ?? [];
        if (current) set(new Set(mistakes.filter((one) => !one["ruled-out"]).map(({ cell }) => cellOf(cell))));
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [wanted, position]);
  return wrong;
}
