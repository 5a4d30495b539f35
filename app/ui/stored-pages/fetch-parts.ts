import { parsed } from '#app/ui/fresh-page/fetch-page.ts';
import type { ToWorker } from '#contract/service-worker.ts';

/**
 * Loads the scripts of a page that the service worker has stored and nobody has opened, so that it stores these too.
 * They start nothing by themselves. React is worth it only to those who open the page.
 */
export async function fetchPartsOf(url: string): Promise<void> {
  const html = await (await caches.match(url))?.text();
  const parts = parsed(html ?? '').querySelectorAll<HTMLElement>(
    'page-island[data-src]:not([data-react])',
  );
  const sources = new Set([...parts].map(({ dataset }) => String(dataset.src)));
  await Promise.all([...sources].map((source) => import(/* @vite-ignore */ source)));
}

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
