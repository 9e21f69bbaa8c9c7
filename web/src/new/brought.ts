/* brought.ts - what is dropped or pasted anywhere on the page, but for a field that takes text.
 *
 * SPDX-License-Identifier: MIT
 */
import { useEffect, useRef } from "preact/hooks";

/** What was dropped or pasted: a file, or text. */
const contentOf = (data: DataTransfer | null): Blob => data?.files[0] ?? new Blob([data?.getData("text/plain") ?? ""]);

const isWritten = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches("input, textarea, select");

/** Calls TAKE with what is brought. */
export function useBrought(take: (content: Blob) => void): void {
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const bring = (event: Event, data: DataTransfer | null): void => {
      if (isWritten(event.target) && !data?.files.length) return;
      event.preventDefault();
      const content = contentOf(data);
      if (content.size) taker.current(content);
    };
    const drop = (event: DragEvent): void => bring(event, event.dataTransfer);
    const paste = (event: ClipboardEvent): void => bring(event, event.clipboardData);
    const allow = (event: DragEvent): void => event.preventDefault();
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
}
