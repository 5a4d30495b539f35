/** Pages that the service worker stores without having seen them pass. */
import { parsed } from '#app/ui/fresh-page/fetch-page.ts';
import { OFFLINE_PAGE, STOCKED, type ToWorker } from '#contract/service-worker.ts';
import { savesData } from './saves-data.ts';

/** Kinds of what is neither style, script, font nor picture. */
const OTHERS = ['fetch', 'xmlhttprequest', 'beacon', 'video', 'audio'];

/**
 * What was loaded before there was a service worker, and the page that it shows offline.
 * @param version of the page that stands in for others; it is stored, so that the next call skips it
 */
export async function stockDevice(version: string): Promise<void> {
  if (savesData()) return;
  const { serviceWorker } = navigator;
  const controller = serviceWorker.controller ?? (await untilControlled(serviceWorker));
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = loaded.filter(({ initiatorType }) => !OTHERS.includes(initiatorType));
  controller?.postMessage({
    opened: location.href.replace(/#.*/, ''),
    files: files.map(({ name }) => name),
  } satisfies ToWorker);
  await fetchPartsOf(OFFLINE_PAGE);
  localStorage.setItem(STOCKED, version);
}

const untilControlled = (container: ServiceWorkerContainer) =>
  new Promise<ServiceWorker | null>((resolve) => {
    const look = () => resolve(container.controller);
    container.addEventListener('controllerchange', look, { once: true });
    if (container.controller) look();
  });

/** Has the service worker store these pages, which open without a line then, and no others of their kind. */
export async function storeOpenings(saved: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data }: MessageEvent<string[]>) => {
    port1.close();
    // What they need is mostly the same.
    for (const url of data) await fetchPartsOf(url);
  };
  active?.postMessage({ saved } satisfies ToWorker, [port2]);
}

/**
 * Loads the scripts of a page that the service worker stored before it was opened, so that it stores these too.
 * They start nothing by themselves. React is worth it only to those who open the page.
 */
async function fetchPartsOf(url: string): Promise<void> {
  const html = await (await caches.match(url))?.text();
  const parts = parsed(html ?? '').querySelectorAll<HTMLElement>(
    'page-island[data-src]:not([data-react])',
  );
  const sources = new Set([...parts].map(({ dataset }) => String(dataset.src)));
  await Promise.all([...sources].map((source) => import(/* @vite-ignore */ source)));
}
