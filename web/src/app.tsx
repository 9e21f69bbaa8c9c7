/* app.tsx - the page: the board with its keys and pad on one side, the panels on the other.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { HintPanel } from "./hint";
import { Board } from "./board";
import { Clock } from "./clock";
import type { Drawing } from "./drawing";
import { Entry } from "./entry";
import { columnOf, DIGITS, rowOf } from "./facts";
import { begin, clashes, gridOf, isFull, marked, placed, type Game } from "./game";
import { keep, recall, useHistory } from "./history";
import { later } from "./later";
import type { Shell } from "./shell";
import { dictionaries, languageOf, WordsContext, type Language } from "./words";

const GradePanel = later(async () => (await import("./grade")).GradePanel);
const Solution = later(async () => (await import("./solution")).Solution);
const TakeAway = later(async () => (await import("./takeaway")).TakeAway);
const Technique = later(async () => (await import("./techniques")).Technique);
const Techniques = later(async () => (await import("./techniques")).Techniques);

const TABS = ["hint", "solution", "grade", "share"] as const;
type Tab = (typeof TABS)[number];

const THEMES = ["auto", "light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];

const nothing: ReadonlySet<number> = new Set();

function useRoute(): string {
  const [route, setRoute] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setRoute(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}

/* The address's hash is the page's state, so the link is followed by hand: to the grid, else to what is there. */
function skip(event: Event): void {
  event.preventDefault();
  (document.querySelector<HTMLElement>("[role=grid] [tabindex='0']") ?? document.getElementById("content"))?.focus();
}

function useKept<T extends string>(name: string, known: readonly T[], first: T): [T, (value: T) => void] {
  const kept = recall(name) as T;
  const [value, set] = useState<T>(known.includes(kept) ? kept : first);
  return [value, (next) => { keep(name, next); set(next); }];
}

export function App(): JSX.Element {
  const [language, setLanguage] = useKept<Language>("crosshatch.language", ["en", "ko"], languageOf(navigator.languages));
  const [theme, setTheme] = useKept<Theme>("crosshatch.theme", THEMES, "auto");
  const words = dictionaries[language];
  const route = useRoute();

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${words.title} – ${words.motto}`;
  }, [language]);
  useEffect(() => {
    const chosen = theme === "auto" && matchMedia("(prefers-contrast: more)").matches ? "contrast" : theme;
    document.documentElement.dataset["theme"] = chosen;
  }, [theme]);

  const technique = /^#\/technique\/([a-z0-9+-]+)$/.exec(route);
  return (
    <WordsContext.Provider value={words}>
      <header>
        <a class="skip" href="#content" onClick={skip}>{words.skip}</a>
        <a class="name" href="#"><span aria-hidden="true" class="logo">#</span> {words.title}</a>
        <span class="motto">{words.motto}</span>
        <nav aria-label={words.title}>
          <a href="#" aria-current={route.startsWith("#/") ? undefined : "page"}>{words.play}</a>
          <a href="#/techniques" aria-current={route.startsWith("#/technique") ? "page" : undefined}>{words.techniques}</a>
          <label><span class="unseen">{words.language}</span>
            <select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
              <option value="en" lang="en">English</option>
              <option value="ko" lang="ko">한국어</option>
            </select>
          </label>
          <label><span class="unseen">{words.theme}</span>
            <select value={theme} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
              {THEMES.map((one) => <option key={one} value={one}>{words.themes[one]}</option>)}
            </select>
          </label>
        </nav>
      </header>
      {technique ? <Technique language={language} name={technique[1]!} />
        : route.startsWith("#/") ? <Techniques language={language} />
        : <Play language={language} />}
    </WordsContext.Provider>
  );
}

function Play({ language }: { language: Language }): JSX.Element {
  const words = dictionaries[language];
  const [{ past, now: game, future }, act] = useHistory();
  const [selected, select] = useState(0);
  const [tab, setTab] = useState<Tab>("hint");
  const [pencil, setPencil] = useState(false);
  const [clock, setClock] = useKept("crosshatch.clock.seen", ["no", "yes"], "no");
  const [highlighted, highlight] = useState(0);
  const [entering, setEntering] = useState(game.puzzle === ".".repeat(81) && gridOf(game) === game.puzzle);
  const [shown, setShown] = useState<{ drawing: Drawing; game: Game | null } | null>(null);
  const [lit, light] = useState<ReadonlySet<number>>(nothing);
  const [pointed, point] = useState<number | null>(null);
  const [said, announce] = useState("");

  const show = useCallback((drawing: Drawing | null, over: Game | null = null) => {
    setShown(drawing && { drawing, game: over });
    light(nothing);
  }, []);

  const change = (to: (game: Game) => Game): void => act({ kind: "do", to });
  const enter = (digit: number, asMark: boolean): void => change((now) => (asMark ? marked(now, selected, digit) : placed(now, selected, digit)));
  const erase = (): void => change((now) => (now.digits[selected] ? placed(now, selected, now.digits[selected]!) : now));

  const keys = (event: KeyboardEvent): void => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
    const steps: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[event.key];
    const command = event.ctrlKey || event.metaKey;
    if (step) select(9 * ((rowOf(selected) + step[0] + 9) % 9) + ((columnOf(selected) + step[1] + 9) % 9));
    else if (event.key === "Home") select(command ? 0 : 9 * rowOf(selected));
    else if (event.key === "End") select(command ? 80 : 9 * rowOf(selected) + 8);
    else if (command && event.key.toLowerCase() === "z") act({ kind: event.shiftKey ? "redo" : "undo" });
    else if (command && event.key.toLowerCase() === "y") act({ kind: "redo" });
    else if (command || event.altKey) return;
    else if (digit) enter(Number(digit[1]), event.shiftKey !== pencil);
    else if (["Delete", "Backspace", "0", " "].includes(event.key)) erase();
    else if (event.key.toLowerCase() === "h") {
      setTab("hint");
      requestAnimationFrame(() => document.querySelector<HTMLElement>(".hints .main")?.click());
    } else return;
    event.preventDefault();
  };

  const load = (next: Game): void => {
    act({ kind: "load", game: next });
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    select(0);
  };

  const seen = shown?.game ?? game;
  const done = useMemo(() => isFull(game) && clashes(game).size === 0, [game]);
  const typing = game.puzzle === ".".repeat(81) && !done;
  /* A panel about the whole puzzle is mounted again for the next puzzle, and results still pending are dropped. */
  const puzzleKey = `${language} ${game.puzzle}`;
  const shell: Shell = { language, game, act, selected, pointed, light, show, announce };
  const left = (digit: number): number => 9 - game.digits.filter((one) => one === digit).length;
  const names: Record<Tab, string> = { hint: words.hint, solution: words.solution, grade: words.grade, share: words.share };

  return (
    <main class="play" id="content" tabIndex={-1}>
      <h1 class="unseen">{words.title}: {words.motto}</h1>
      <section class="left">
        <Board
          label={words.board} game={seen} drawing={shown?.drawing} lit={lit} selected={selected} digit={highlighted || (shown ? 0 : game.digits[selected])}
          onSelect={select} onKey={keys} onPoint={point}
        />
        <p role="status" class="unseen">{said}</p>
        {done ? <p class="done" role="status">{words.solved}</p> : null}
        {typing ? <p class="quiet">{words.typing} <button onClick={() => load(begin(gridOf(game)))} disabled={gridOf(game) === game.puzzle}>{words.setGivens}</button></p> : null}
        <div class="pad" role="group" aria-label={words.play}>
          {DIGITS.map((digit) => (
            <button key={digit} class={`key ${pencil ? "pencil" : ""}`} onClick={() => enter(digit, pencil)} disabled={!pencil && left(digit) <= 0 && game.digits[selected] !== digit}>
              {digit}<small aria-hidden="true">{Math.max(0, left(digit))}</small>
            </button>
          ))}
          <button class="key" onClick={erase} aria-label={words.erase}>⌫</button>
        </div>
        <div class="buttons tools">
          <button aria-pressed={pencil} onClick={() => setPencil(!pencil)}><span aria-hidden="true">✎</span> {words.pencil}</button>
          <button onClick={() => act({ kind: "undo" })} disabled={!past.length}><span aria-hidden="true">↶</span> {words.undo}</button>
          <button onClick={() => act({ kind: "redo" })} disabled={!future.length}><span aria-hidden="true">↷</span> {words.redo}</button>
          <button onClick={() => load(begin(game.puzzle, game.auto))}>{words.restart}</button>
          <button onClick={() => setEntering(true)}>{words.newPuzzle}</button>
          <label class="check"><input type="checkbox" checked={game.auto} onChange={() => change((now) => ({ ...now, auto: !now.auto }))} /> {words.autoMarks}</label>
          <label class="check"><input type="checkbox" checked={clock === "yes"} onChange={() => setClock(clock === "yes" ? "no" : "yes")} /> {words.clock}</label>
          {clock === "yes" ? <Clock puzzle={game.puzzle} running={!done && !typing} /> : null}
          <label class="check">{words.highlight}{" "}
            <select value={highlighted} onChange={(event) => highlight(Number(event.currentTarget.value))}>
              {[0, ...DIGITS].map((digit) => <option key={digit} value={digit}>{digit || "–"}</option>)}
            </select>
          </label>
        </div>
        <p class="quiet keys">{words.keys}</p>
      </section>
      <section class="right">
        <div role="tablist" aria-label={words.panels}>
          {TABS.map((one) => (
            <button
              key={one} role="tab" id={`tab-${one}`} aria-selected={tab === one} aria-controls="panel" tabIndex={tab === one ? 0 : -1}
              onClick={() => { show(null); setTab(one); }}
              onKeyDown={(event) => {
                const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (!by) return;
                const next = TABS[(TABS.indexOf(one) + by + TABS.length) % TABS.length]!;
                show(null);
                setTab(next);
                document.getElementById(`tab-${next}`)?.focus();
              }}
            >{names[one]}</button>
          ))}
        </div>
        <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
          {tab === "hint" ? <HintPanel {...shell} /> : tab === "solution" ? <Solution {...shell} key={puzzleKey} /> : tab === "grade" ? <GradePanel {...shell} key={puzzleKey} /> : <TakeAway {...shell} />}
        </div>
      </section>
      <Entry open={entering} language={language} onOpen={setEntering} onGame={load} />
    </main>
  );
}

