/* overlay.tsx - the picture of a step, laid over the board.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Drawing } from "./drawing";
import type { Picture } from "./picture";

/* What makes pictures is loaded with the first one. */
const pictureOf = async (drawing: Drawing): Promise<Picture> => (await import("./picture")).pictureOf(drawing);

/** The picture of DRAWING once it is made, else null. */
export function usePicture(drawing: Drawing | null): Picture | null {
  const [made, setMade] = useState<{ of: Drawing; picture: Picture } | null>(null);
  useEffect(() => {
    if (!drawing) return;
    let wanted = true;
    pictureOf(drawing).then(
      (picture) => wanted && setMade({ of: drawing, picture }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [drawing]);
  return made && made.of === drawing ? made.picture : null;
}

/* A drawing is 718 units wide, with a margin of 8. */
const Layer = ({ name, shapes }: { name: string; shapes: string }): JSX.Element => (
  <svg
    class={`picture ${name}`}
    viewBox="8 8 702 702"
    text-anchor="middle"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: shapes }}
  />
);

/* While cells are lit, the links between other cells step back. */
function useLit(host: { current: HTMLElement | null }, lit: ReadonlySet<number>, picture: Picture): void {
  useLayoutEffect(() => {
    for (const link of host.current?.querySelectorAll<SVGElement>("[data-cells]") ?? []) {
      const cells = link.dataset["cells"]!.split(" ").map(Number);
      link.classList.toggle("back", lit.size > 0 && !cells.every((cell) => lit.has(cell)));
    }
  }, [lit, picture]);
}

export function Overlay({ picture, lit }: { picture: Picture; lit: ReadonlySet<number> }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLit(host, lit, picture);
  return (
    <div ref={host} class="pictures">
      <Layer name="under" shapes={picture.under} />
      <Layer name="over" shapes={picture.over} />
    </div>
  );
}
