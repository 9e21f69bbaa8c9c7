/* main.tsx - where the page begins.
 *
 * SPDX-License-Identifier: MIT
 */
import { render } from "preact";
import { App } from "./app";
import { start } from "./start";
import { LANGUAGE, recall } from "./store/kept";
import { type Language, languageOf, wordsOf } from "./words";
import "./style.css";

const kept = recall(LANGUAGE);
const language: Language = kept === "en" || kept === "ko" ? kept : languageOf(navigator.languages);
const [words] = await Promise.all([wordsOf(language), start()]);
render(<App first={{ language, words }} />, document.getElementById("app")!);
