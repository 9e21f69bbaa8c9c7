/* main.tsx - where the page begins.
 *
 * SPDX-License-Identifier: MIT
 */
import { render } from "preact";
import { App } from "./app";
import { start } from "./start";
import "./style.css";

await start();
render(<App />, document.getElementById("app")!);
