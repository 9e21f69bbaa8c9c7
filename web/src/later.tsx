/* later.tsx - a part of the page that is loaded when it is first shown, so that the first load stays small.
 *
 * SPDX-License-Identifier: MIT
 */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { reasonOf } from "./engine";
import { useWords } from "./words";

/** The component that LOAD gives; until it is here, a word that it is being loaded, or why it cannot be. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => JSX.Element {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props): JSX.Element {
    const words = useWords();
    const [Part, show] = useState<ComponentType<Props> | null>(() => loaded);
    const [trouble, explain] = useState("");
    useEffect(() => {
      if (!Part)
        load().then(
          (part) => show(() => (loaded = part)),
          (error) => explain(reasonOf(error)),
        );
    }, []);
    return Part ? <Part {...props} /> : <p role="status">{trouble || words.busy}</p>;
  };
}
