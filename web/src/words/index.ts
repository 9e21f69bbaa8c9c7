/* index.ts - what the page itself says, in each language; the library's own texts come from the library.
 *
 * A language is a file with one object, loaded when it is chosen: the compiler names what is missing in one.
 *
 * SPDX-License-Identifier: MIT
 */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "./en";

export type { Words };
export type Language = "en" | "ko";

const files: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./en")).en,
  ko: async () => (await import("./ko")).ko,
};

export const wordsOf = (language: Language): Promise<Words> => files[language]();

/** The first of the reader's languages that the page knows. */
export const languageOf = (tags: readonly string[]): Language => {
  const known = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in files);
  return (known ?? "en") as Language;
};

export const WordsContext = createContext<Words>(null!);
export const useWords = (): Words => useContext(WordsContext);
