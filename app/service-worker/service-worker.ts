/**
 * Lets pages open offline: see decision 037. Requests that it does not answer go to the network as
 * if there were no worker.
 */

import { WAITING_SYNC } from '#app/routes/apply/waiting/waiting-names.ts';
import { savesData } from '#app/ui/stored-pages/saves-data.ts';
import {
  CACHES,
  OFFLINE_PAGE,
  type WorkerConstants,
  type WorkerMessage,
} from '#contract/service-worker.ts';
import { answerAsset, isAsset, storeAssets } from './assets.ts';
import { readStored, remove, store } from './device-store.ts';
import { answerPage, isStorable } from './pages.ts';
import { sendInBackground } from './send-in-background.ts';
import { worker } from './worker-scope.ts';

/** The server puts this constant before the code. */
declare const FACTS: WorkerConstants;

/** Fetches and stores a page that was not requested. @returns whether it is stored now */
async function prefetch(name: string, url: string, init?: RequestInit): Promise<boolean> {
  if (savesData()) return false;
  const response = await fetch(url, init);
  if (!isStorable(response)) return false;
  await store(name, url, response);
  return true;
}

/**
 * Makes the cache hold the pages of saved jobs and no others.
 * @returns URLs of the pages that had to be fetched, because they had not been visited
 */
async function updateSaved(paths: readonly string[]): Promise<string[]> {
  const urls = paths.map((path) => new URL(path, location.origin).href);
  const cachedRequests = await (await caches.open(CACHES.saved)).keys();
  const removed = cachedRequests.filter(({ url }) => !urls.includes(url));
  await Promise.all(removed.map(({ url }) => remove(CACHES.saved, url)));
  const prefetched: string[] = [];
  for (const url of urls) {
    if (await readStored(CACHES.saved, url)) continue;
    const visitedPage = await readStored(CACHES.pages, url);
    if (visitedPage) await store(CACHES.saved, url, visitedPage);
    else if (await prefetch(CACHES.saved, url)) prefetched.push(url);
  }
  return prefetched;
}

async function handleMessage(message: WorkerMessage, port: MessagePort | undefined): Promise<void> {
  if ('saved' in message) {
    const prefetched = await updateSaved(message.saved);
    port?.postMessage(prefetched);
  } else {
    await storeAssets(message.files.filter((url) => new URL(url).origin === location.origin));
    // The page as it was just loaded, from the browser's HTTP cache.
    await prefetch(CACHES.pages, message.opened, { cache: 'force-cache' });
  }
}

worker.addEventListener('install', (event) => {
  const networkOnly = [{ requestMethod: 'POST' }, { urlPattern: '/api/*' }];
  void event
    .addRoutes?.([{ condition: { or: networkOnly }, source: 'network' }])
    .catch(() => undefined);
  const offline = prefetch(CACHES.offline, OFFLINE_PAGE, { cache: 'reload' });
  event.waitUntil(offline.catch(() => undefined));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const currentNames: readonly string[] = Object.values(CACHES);
  const activate = async () => {
    for (const name of await caches.keys())
      if (!currentNames.includes(name)) await caches.delete(name);
    // Requests the page from the network while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(activate());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // A file of the API in a frame is a navigation too, but not a page.
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, FACTS));
  else if (isAsset(request)) {
    event.respondWith(answerAsset({ request, waitUntil: (work) => event.waitUntil(work) }));
  }
});

worker.addEventListener('message', (event) => {
  const work = handleMessage(event.data as WorkerMessage, event.ports[0]);
  // Offline, the work is done the next time.
  event.waitUntil(work.catch(() => undefined));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === WAITING_SYNC) event.waitUntil(sendInBackground());
});
