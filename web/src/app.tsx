/* app.tsx - the page: its head with the ways to its parts, and the part that the address names.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { later } from "./later";
import { Play } from "./play/play";
import { session } from "./session";
import { keep, LANGUAGE, useKept } from "./store/kept";
import { Update } from "./update";
import { type Language, type Words, WordsContext, wordsOf } from "./words";

const Lesson = later(async () => (await import("./school/school")).Lesson);
const SchoolMap = later(async () => (await import("./school/school")).SchoolMap);
const Drill = later(async () => (await import("./school/school")).Drill);
const Teacher = later(async () => (await import("./teacher/teacher")).Teacher);

const THEMES = ["auto", "light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];

function useRoute(): string {
  const [route, setRoute] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setRoute(location.hash);
    addEventListener("hashchange", follow);
    follow(); /* it may have changed since the first drawing */
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}

/* The address's hash is the page's state, so the link is followed by hand: to the grid, else to what is there. */
function skip(event: Event): void {
  event.preventDefault();
  (document.querySelector<HTMLElement>("[role=grid] [tabindex='0']") ?? document.getElementById("content"))?.focus();
}

/* Back to the game: its address is the link that it began with. */
function toGame(event: Event): void {
  event.preventDefault();
  if (location.hash.startsWith("#/")) location.hash = session.record.from;
}

export interface Tongue {
  language: Language;
  words: Words;
}

export function App({ first }: { first: Tongue }): JSX.Element {
  const [{ language, words }, setTongue] = useState(first);
  const [theme, setTheme] = useKept<Theme>("crosshatch.theme", THEMES, "auto");
  const route = useRoute();
  const setLanguage = async (next: Language): Promise<void> => {
    keep(LANGUAGE, next);
    setTongue({ language: next, words: await wordsOf(next) });
  };

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${words.title} – ${words.motto}`;
  }, [language]);
  useEffect(() => {
    const chosen = theme === "auto" && matchMedia("(prefers-contrast: more)").matches ? "contrast" : theme;
    document.documentElement.dataset["theme"] = chosen;
  }, [theme]);

  const lesson = /^#\/technique\/([a-z0-9+-]+)(?:\/([1-9][0-9]{0,8}))?$/.exec(route);
  const drill = /^#\/drill(?:\/([a-z0-9+-]+))?$/.exec(route);
  return (
    <WordsContext.Provider value={words}>
      <header>
        <a class="skip" href="#content" onClick={skip}>
          {words.skip}
        </a>
        <a class="name" href="#" onClick={toGame}>
          <span aria-hidden="true" class="logo">
            #
          </span>{" "}
          {words.title}
        </a>
        <span class="motto">{words.motto}</span>
        <nav aria-label={words.title}>
          <a href="#" onClick={toGame} aria-current={route.startsWith("#/") ? undefined : "page"}>
            {words.play}
          </a>
          <a href="#/techniques" aria-current={/^#\/(technique|drill)/.test(route) ? "page" : undefined}>
            {words.techniques}
          </a>
          <a class="wide" href="#/teacher" aria-current={route === "#/teacher" ? "page" : undefined}>
            {words.teachers}
          </a>
          <label>
            <span class="unseen">{words.language}</span>
            <select value={language} onChange={(event) => void setLanguage(event.currentTarget.value as Language)}>
              <option value="en" lang="en">
                English
              </option>
              <option value="ko" lang="ko">
                한국어
              </option>
            </select>
          </label>
          <label>
            <span class="unseen">{words.theme}</span>
            <select value={theme} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
              {THEMES.map((one) => (
                <option key={one} value={one}>
                  {words.themes[one]}
                </option>
              ))}
            </select>
          </label>
        </nav>
      </header>
      <Update />
      {lesson ? (
        <Lesson language={language} name={lesson[1]!} seed={lesson[2] ? Number(lesson[2]) : null} />
      ) : drill ? (
        <Drill language={language} name={drill[1] ?? null} />
      ) : route === "#/teacher" ? (
        <Teacher language={language} />
      ) : route.startsWith("#/") ? (
        <SchoolMap language={language} />
      ) : (
        <Play language={language} />
      )}
    </WordsContext.Provider>
  );
}
