/* main.tsx - where the page begins.
 *
 * SPDX-License-Identifier: MIT
 */
import { render } from "preact";
import { App } from "./app";
import "./style.css";

render(<App />, document.getElementById("app")!);

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./sw.js");
