import { parsed } from '#app/ui/fresh-page/fetch-page.ts';

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
