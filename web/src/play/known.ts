/* known.ts - which techniques hints may use, as `--known` takes them.
 *
 * SPDX-License-Identifier: MIT
 */
import { useEffect, useState } from "preact/hooks";
import { LEARNED, type Settings } from "./settings";

/* Singles, and the techniques learned without others that are easier. */
async function learned(): Promise<string> {
  const { allProgress } = await import("../school/progress");
  const keys = [...(await allProgress()).values()].filter((progress) => progress.learned).map(({ key }) => `only:${key}`);
  return ["easy", ...keys].join(",");
}

export function useKnown(known: Settings["known"]): string {
  const [list, set] = useState("easy");
  useEffect(() => {
    if (known === LEARNED) learned().then(set, () => {});
  }, [known]);
  return known === LEARNED ? list : known;
}
