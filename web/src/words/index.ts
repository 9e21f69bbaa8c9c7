/* index.ts - what the page itself says, in each language; the library's own texts come from the library.
 *
 * A new language is one more file with such an object: the compiler names what is missing.
 *
 * SPDX-License-Identifier: MIT
 */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { en, type Words } from "./en";
import { ko } from "./ko";

export type { Words };
export type Language = "en" | "ko";

export const dictionaries: Record<Language, Words> = { en, ko };

/** The first of the reader's languages that the page knows. */
export const languageOf = (tags: readonly string[]): Language => {
  const known = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in dictionaries);
  return (known ?? "en") as Language;
};

export const WordsContext = createContext<Words>(en);
export const useWords = (): Words => useContext(WordsContext);
