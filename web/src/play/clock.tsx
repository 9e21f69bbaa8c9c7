/* clock.tsx - how long a game has been played.
 *
 * It runs while the page is seen and the game is neither paused nor solved.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { clockFace } from "../facts";
import { session } from "../session";
import { useWords } from "../words";

/** Counts the seconds of the session's game while RUNNING. */
export function useClock(running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => document.hidden || session.tick(), 1000);
    return () => clearInterval(timer);
  }, [running]);
}

export function Clock({ seconds, paused, onPause }: { seconds: number; paused: boolean; onPause: () => void }): JSX.Element {
  const words = useWords();
  return (
    <span class="clock">
      <span role="timer" aria-label={words.clock}>
        {clockFace(seconds)}
      </span>
      <button
        class="small"
        aria-pressed={paused}
        onClick={onPause}
        aria-label={paused ? words.resume : words.pauseGame}
        title={paused ? words.resume : words.pauseGame}
      >
        <span aria-hidden="true">{paused ? "▶" : "⏸"}</span>
      </button>
    </span>
  );
}
