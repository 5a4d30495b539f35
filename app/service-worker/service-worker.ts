/**
 * Lets pages open without a line: see decision 037. It is told of requests; what it does not answer goes
 * to the network as if it were not there.
 */

import { WAITING_SYNC } from '#app/routes/apply/waiting/waiting-application.ts';
import { CACHES, OFFLINE_PAGE, type ToWorker, type WorkerFacts } from '#contract/service-worker.ts';
import { answerAsset, isAsset, keepAssets } from './assets.ts';
import { remove, store, stored } from './device-store.ts';
import { answerPage, isStorable } from './pages.ts';
import { sendInBackground } from './send-in-background.ts';
import { worker } from './worker-scope.ts';

/** Written before this code by the server. */
declare const FACTS: WorkerFacts;

/** Never the worker's: the API and its pages, and staff's. */
const OTHERS = /^\/(api|console)(\/|$)/;

/** Files that a page names. It is the only way to have those that its scripts ask for later. */
const FILES = /\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g;

/** Files that a script imports. */
const IMPORTED = /["'`](\.\/[\w.-]+\.js)["'`]/g;

/** Whoever saves data gets nothing that was not asked for. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Stores a page that did not come this way, and what it takes to show it. */
async function fetchAhead(name: string, url: string, init?: RequestInit): Promise<void> {
  if (savesData()) return;
  const response = await fetch(url, init);
  if (!isStorable(response)) return;
  const html = await response.clone().text();
  await keepFiles(html.match(FILES) ?? []);
  await store(name, url, response);
}

/** With what scripts among them import. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const urls = new Set(paths.map((path) => new URL(path, location.origin).href));
  await keepAssets([...urls]);
  // Grows while it is gone through.
  for (const url of urls) {
    if (!url.endsWith('.js')) continue;
    const code = (await (await stored(CACHES.assets, url))?.text()) ?? '';
    const imported = [...code.matchAll(IMPORTED)].map(([, name]) => new URL(`${name}`, url).href);
    await keepAssets(imported.filter((one) => !urls.has(one)));
    for (const one of imported) urls.add(one);
  }
}

/** The pages of saved openings, and no others, stay as long as these are saved. */
async function followSaved(paths: readonly string[]): Promise<void> {
  const urls = paths.map((path) => new URL(path, location.origin).href);
  const present = await (await caches.open(CACHES.saved)).keys();
  const leaving = present.filter(({ url }) => !urls.includes(url));
  await Promise.all(leaving.map(({ url }) => remove(CACHES.saved, url)));
  for (const url of urls) {
    if (await stored(CACHES.saved, url)) continue;
    const visited = await stored(CACHES.pages, url);
    if (visited) await store(CACHES.saved, url, visited);
    else await fetchAhead(CACHES.saved, url);
  }
}

/** What was opened before there was a worker. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll()) {
    await fetchAhead(CACHES.pages, url.replace(/#.*$/s, ''));
  }
}

worker.addEventListener('install', (event) => {
  const toNetwork = [{ requestMethod: 'POST' }, { urlPattern: '/api/*' }];
  void event
    .addRoutes?.([{ condition: { or: toNetwork }, source: 'network' }])
    .catch(() => undefined);
  const offline = fetchAhead(CACHES.offline, OFFLINE_PAGE, { cache: 'reload' });
  event.waitUntil(offline.catch(() => undefined));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const known: readonly string[] = Object.values(CACHES);
  const start = async () => {
    for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
    // The network is asked while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    await keepOpenPages().catch(() => undefined);
  };
  event.waitUntil(start());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || OTHERS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, FACTS));
  else if (isAsset(request)) {
    event.respondWith(answerAsset({ request, waitUntil: (work) => event.waitUntil(work) }));
  }
});

worker.addEventListener('message', (event) => {
  const work = followSaved((event.data as ToWorker).saved);
  // Without a line it is done the next time.
  event.waitUntil(work.catch(() => undefined));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === WAITING_SYNC) event.waitUntil(sendInBackground());
});
