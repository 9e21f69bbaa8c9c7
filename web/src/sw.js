/* sw.js - keeps the page's files, so that it works without a network after the first visit.
 *
 * The version is made from the files.  A new one is stored with the old one and waits, so that an open tab still finds the files that it
 * was built with, until a reader takes the new version (update.tsx) or no tab is open.
 *
 * SPDX-License-Identifier: MIT
 */
const KEPT = "crosshatch-__VERSION__";
const FILES = ["__FILES__"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());

/* The version before this one is kept too: another tab may still show it. */
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => names.filter((name) => name.startsWith("crosshatch-") && name !== KEPT))
      .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/* The page itself is this version's; a file of an earlier version is found by its name. */
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  const kept = caches.open(KEPT).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(kept.then((own) => own ?? caches.match(event.request, { ignoreSearch: true })).then((found) => found ?? fetch(event.request)));
});
