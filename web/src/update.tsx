/* update.tsx - offers a new version of the page when one is there; until the reader takes it, the old one goes on working.
 *
 * The worker of the new version waits (sw.js).  When it takes over, each tab that the reader asked loads again.
 *
 * SPDX-License-Identifier: MIT
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { session } from "./session";
import { useWords } from "./words";

/* Calls FOUND with a worker that waits, now or later. */
function watch(registration: ServiceWorkerRegistration, found: (waiting: ServiceWorker) => void): void {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

export function Update(): JSX.Element | null {
  const words = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("./sw.js").then(
      (registration) => watch(registration, setWaiting),
      () => {},
    );
  }, []);
  if (!waiting) return null;
  const take = (): void => {
    session.save();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  };
  return (
    <p role="status" class="update">
      {words.newVersion}{" "}
      <button class="main" onClick={take}>
        {words.loadNew}
      </button>{" "}
      <button onClick={() => setWaiting(null)}>{words.later}</button>
    </p>
  );
}
