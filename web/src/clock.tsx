/* clock.tsx - how long a puzzle has been played, for those who want to know; kept in the browser with the puzzle's name.
 *
 * It runs while the page is seen and the puzzle is not solved.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { keep, recall } from "./history";
import { useWords } from "./words";

const KEPT = "crosshatch.clock";

function secondsOf(puzzle: string): number {
  const [kept, seconds] = (recall(KEPT) ?? "").split(" ");
  return kept === puzzle ? Number(seconds) || 0 : 0;
}

const two = (number: number): string => String(number).padStart(2, "0");

function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export function Clock({ puzzle, running }: { puzzle: string; running: boolean }): JSX.Element {
  const words = useWords();
  const [seconds, set] = useState(0);
  useEffect(() => {
    let now = secondsOf(puzzle);
    set(now);
    if (!running) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      set(++now);
      keep(KEPT, `${puzzle} ${now}`);
    }, 1000);
    return () => clearInterval(timer);
  }, [puzzle, running]);
  return <span role="timer" class="clock" aria-label={words.clock}>{clockFace(seconds)}</span>;
}
