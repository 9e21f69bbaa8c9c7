/* overlay.tsx - the picture of a step, laid over the board.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Drawing } from "./drawing";
import { pictureOf, type Picture } from "./picture";

/** The picture of DRAWING once it is made, else null. */
export function usePicture(drawing: Drawing | null): Picture | null {
  const [made, setMade] = useState<{ of: Drawing; picture: Picture } | null>(null);
  useEffect(() => {
    if (!drawing) return;
    let wanted = true;
    pictureOf(drawing).then((picture) => wanted && setMade({ of: drawing, picture }), () => {});
    return () => { wanted = false; };
  }, [drawing]);
  return made && made.of === drawing ? made.picture : null;
}

/* A drawing is 718 units wide, with a margin of 8. */
const Layer = ({ name, shapes }: { name: string; shapes: string }): JSX.Element => (
  <svg class={`picture ${name}`} viewBox="8 8 702 702" text-anchor="middle" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />
);

export const Overlay = ({ picture: { under, over } }: { picture: Picture }): JSX.Element => (
  <>
    <Layer name="under" shapes={under} />
    <Layer name="over" shapes={over} />
  </>
);
