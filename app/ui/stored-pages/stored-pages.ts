/** Asks the service worker to store pages that it did not handle itself. */
import { parseHtml } from '#app/ui/fresh-page/fetch-page.ts';
import { OFFLINE_PAGE, OFFLINE_PAGE_KEY, type WorkerMessage } from '#contract/service-worker.ts';
import { savesData } from './saves-data.ts';

/** Initiators of resources that are not styles, scripts, fonts or pictures. */
const OTHER_INITIATORS = ['fetch', 'xmlhttprequest', 'beacon', 'video', 'audio'];

/**
 * Stores what this page loaded before the service worker controlled it, and the offline page.
 * @param version of the offline page, stored so that the caller skips the next call
 */
export async function storeVisitedPage(version: string): Promise<void> {
  if (savesData()) return;
  const { serviceWorker } = navigator;
  const controller = serviceWorker.controller ?? (await untilControlled(serviceWorker));
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = resources.filter(({ initiatorType }) => !OTHER_INITIATORS.includes(initiatorType));
  controller?.postMessage({
    opened: location.href.replace(/#.*/, ''),
    files: files.map(({ name }) => name),
  } satisfies WorkerMessage);
  await fetchPartsOf(OFFLINE_PAGE);
  localStorage.setItem(OFFLINE_PAGE_KEY, version);
}

const untilControlled = (container: ServiceWorkerContainer) =>
  new Promise<ServiceWorker | null>((resolve) => {
    const report = () => resolve(container.controller);
    container.addEventListener('controllerchange', report, { once: true });
    if (container.controller) report();
  });

/**
 * Has the service worker store the pages of the saved jobs for offline use, and no other job pages.
 */
export async function storeJobPages(savedJobs: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data }: MessageEvent<string[]>) => {
    port1.close();
    // In sequence, because the pages share most of their scripts.
    for (const url of data) await fetchPartsOf(url);
  };
  active?.postMessage({ saved: savedJobs } satisfies WorkerMessage, [port2]);
}

/**
 * Imports the behaviors of a stored page, so that the service worker stores their files too.
 * Importing them starts nothing. Islands are skipped, because React is fetched only if the page is
 * opened.
 */
async function fetchPartsOf(url: string): Promise<void> {
  const html = await (await caches.match(url))?.text();
  const parts = parseHtml(html ?? '').querySelectorAll<HTMLElement>(
    'page-island[data-src]:not([data-react])',
  );
  const sources = new Set([...parts].map(({ dataset }) => String(dataset.src)));
  await Promise.all([...sources].map((source) => import(/* @vite-ignore */ source)));
}
