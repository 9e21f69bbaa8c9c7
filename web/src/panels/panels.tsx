/* panels.tsx - the tabs next to the board.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { later } from "../later";
import type { Shell } from "../shell";
import { useWords } from "../words";
import { HintPanel } from "./hint";

const ReviewPanel = later(async () => (await import("../review/review")).ReviewPanel);
const SolverPanel = later(async () => (await import("../solver/solver")).SolverPanel);
const Solution = later(async () => (await import("./solution")).Solution);
const TakeAway = later(async () => (await import("./takeaway")).TakeAway);

const TABS = ["hint", "solution", "analysis", "review", "share"] as const;
export type Tab = (typeof TABS)[number];

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Panels({ shell, tab, onTab }: { shell: Shell; tab: Tab; onTab: (tab: Tab) => void }): JSX.Element {
  const words = useWords();
  const names: Record<Tab, string> = {
    hint: words.hint,
    solution: words.solution,
    analysis: words.analysis,
    review: words.review,
    share: words.share,
  };
  /* A panel about the whole puzzle is mounted again for the next puzzle, and results still pending are dropped. */
  const puzzleKey = `${shell.language} ${shell.position.puzzle}`;
  const open = (next: Tab): void => {
    shell.show(null);
    onTab(next);
  };
  const walk = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!by) return;
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!;
    open(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="right">
      <div role="tablist" aria-label={words.panels}>
        {TABS.map((one) => (
          <button
            key={one}
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls="panel"
            tabIndex={tab === one ? 0 : -1}
            onClick={() => open(one)}
            onKeyDown={walk}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
        {tab === "hint" ? (
          <HintPanel {...shell} />
        ) : tab === "solution" ? (
          <Solution {...shell} key={puzzleKey} />
        ) : tab === "analysis" ? (
          <SolverPanel {...shell} />
        ) : tab === "review" ? (
          <ReviewPanel {...shell} key={puzzleKey} />
        ) : (
          <TakeAway {...shell} />
        )}
      </div>
    </section>
  );
}
