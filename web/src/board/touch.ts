/* touch.ts - choosing cells with a mouse, a pen or a finger: one, several with Shift or Ctrl, or a stroke of them; twice for like ones.
 *
 * SPDX-License-Identifier: MIT
 */
import { useRef } from "preact/hooks";

/** How a cell is chosen: alone, besides or out of others, by a stroke over it, or by the focus of the keyboard. */
export type Choice = "only" | "toggle" | "drag" | "focus";

interface Wishes {
  onChoose?: (cell: number, how: Choice) => void;
  onTwice?: (cell: number) => void;
}

interface Handlers {
  onPointerDown?: (event: PointerEvent) => void;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerUp?: () => void;
  onPointerCancel?: () => void;
  onDblClick?: (event: MouseEvent) => void;
}

/* A finger holds on to the cell that it came down on, so the cell is looked up by place. */
function cellAt({ clientX, clientY }: MouseEvent): number | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
  return cell ? Number(cell.dataset["cell"]) : null;
}

export function useTouch({ onChoose, onTwice }: Wishes): Handlers {
  const last = useRef<number | null>(null);
  if (!onChoose) return {};
  return {
    onPointerDown: (event) => {
      const cell = cellAt(event);
      if (cell === null || event.button !== 0) return;
      /* The browser would give the focus to the cell pressed, even where the press takes it out of the selection. */
      event.preventDefault();
      const several = event.shiftKey || event.ctrlKey || event.metaKey;
      last.current = cell;
      onChoose(cell, several ? "toggle" : "only");
      if (!several)
        (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    },
    onPointerMove: (event) => {
      if (event.buttons === 0) last.current = null;
      if (last.current === null) return;
      const cell = cellAt(event);
      if (cell === null || cell === last.current) return;
      last.current = cell;
      onChoose(cell, "drag");
    },
    onPointerUp: () => {
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
    },
    onDblClick: (event) => {
      const cell = cellAt(event);
      if (cell !== null) onTwice?.(cell);
    },
  };
}
