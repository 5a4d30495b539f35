/**
 * Lets pages open without a line: see decision 037. It is told of requests; what it does not answer goes
 * to the network as if it were not there.
 */

import { WAITING_SYNC } from '#app/routes/apply/waiting/waiting-names.ts';
import { savesData } from '#app/ui/stored-pages/saves-data.ts';
import { CACHES, OFFLINE_PAGE, type ToWorker, type WorkerFacts } from '#contract/service-worker.ts';
import { answerAsset, isAsset, keepAssets } from './assets.ts';
import { remove, store, stored } from './device-store.ts';
import { answerPage, isStorable } from './pages.ts';
import { sendInBackground } from './send-in-background.ts';
import { worker } from './worker-scope.ts';

/** Written before this code by the server. */
declare const FACTS: WorkerFacts;

/** Stores a page that did not come this way. @returns whether it is stored now */
async function fetchAhead(name: string, url: string, init?: RequestInit): Promise<boolean> {
  if (savesData()) return false;
  const response = await fetch(url, init);
  if (!isStorable(response)) return false;
  await store(name, url, response);
  return true;
}

/**
 * The pages of saved openings, and no others, stay as long as these are saved.
 * @returns those that nobody has opened
 */
async function followSaved(paths: readonly string[]): Promise<string[]> {
  const urls = paths.map((path) => new URL(path, location.origin).href);
  const present = await (await caches.open(CACHES.saved)).keys();
  const leaving = present.filter(({ url }) => !urls.includes(url));
  await Promise.all(leaving.map(({ url }) => remove(CACHES.saved, url)));
  const fetched: string[] = [];
  for (const url of urls) {
    if (await stored(CACHES.saved, url)) continue;
    const visited = await stored(CACHES.pages, url);
    if (visited) await store(CACHES.saved, url, visited);
    else if (await fetchAhead(CACHES.saved, url)) fetched.push(url);
  }
  return fetched;
}

async function follow(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  if ('saved' in message) {
    const fetched = await followSaved(message.saved);
    port?.postMessage(fetched);
  } else {
    await keepAssets(message.files.filter((url) => new URL(url).origin === location.origin));
    // As it was a moment ago, from the browser's own cache.
    await fetchAhead(CACHES.pages, message.opened, { cache: 'force-cache' });
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
  };
  event.waitUntil(start());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // A file of the API that is shown in a frame is no page.
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, FACTS));
  else if (isAsset(request)) {
    event.respondWith(answerAsset({ request, waitUntil: (work) => event.waitUntil(work) }));
  }
});

worker.addEventListener('message', (event) => {
  const work = follow(event.data as ToWorker, event.ports[0]);
  // Without a line it is done the next time.
  event.waitUntil(work.catch(() => undefined));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === WAITING_SYNC) event.waitUntil(sendInBackground());
});
