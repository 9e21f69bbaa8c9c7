/* answer.ts - a component's query of something that takes time.
 *
 * SPDX-License-Identifier: MIT
 */
import type { Strategy } from "crosshatch";
import { useEffect, useState } from "preact/hooks";
import { strategies } from "../strategies";
import type { Language } from "../words";

/** The result of the latest QUERY, NONE until it arrives. A change in ON runs the query again and drops an earlier result. */
export function useAnswer<T>(none: T, query: () => Promise<T> | null, on: readonly unknown[]): T {
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    let wanted = true;
    setAnswer(none);
    void query()?.then((found) => wanted && setAnswer(found));
    return () => {
      wanted = false;
    };
  }, on);
  return answer;
}

const ordered = (table: Map<string, Strategy>): Map<string, Strategy> =>
  new Map([...table].sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0)));

/** The library's table in the teaching order; null until it is here. */
export const useTable = (language: Language): Map<string, Strategy> | null =>
  useAnswer<Map<string, Strategy> | null>(null, () => strategies(language).then(ordered, () => new Map()), [language]);
