import { parseHtml } from '#app/ui/fresh-page/fetch-page.ts';
import { readSavedJobs } from '#app/ui/saved-jobs/saved-jobs.ts';
import { CACHES, OFFLINE_PAGE } from '#contract/service-worker.ts';

interface Entry {
  href: string;
  title: string;
}

/** Number of pages listed, the last stored first. */
const MAX_PAGES = 12;

/** Lists the pages that can be read offline, and reloads the page when online again. */
export default function listStoredPages(root: HTMLElement): void {
  const reload = () => location.reload();
  root.querySelector('[data-again]')?.addEventListener('click', reload);
  let isLeaving = false;
  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) isLeaving = true;
  });
  // This page replaces the one at its URL, so it reloads, unless the visitor has followed a link.
  const reloadUnlessLeaving = () => !isLeaving && reload();
  if (location.pathname !== OFFLINE_PAGE) addEventListener('online', reloadUnlessLeaving);
  void fill(root);
}

async function fill(root: HTMLElement): Promise<void> {
  const [jobs, pages] = await Promise.all([storedJobs(), storedPages()]);
  showList(root.querySelector('[data-stored=saved]'), jobs);
  showList(root.querySelector('[data-stored=pages]'), pages);
  const none = root.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = jobs.length + pages.length > 0;
}

async function storedJobs(): Promise<Entry[]> {
  const paths = (await keysOf(CACHES.saved)).map(({ pathname }) => pathname);
  return readSavedJobs()
    .map(({ slug, name }) => ({ href: `/talents-on-demand/${slug}`, title: name }))
    .filter(({ href }) => paths.includes(href));
}

async function storedPages(): Promise<Entry[]> {
  const urls = (await keysOf(CACHES.pages)).filter(({ pathname }) => pathname !== OFFLINE_PAGE);
  const newest = urls.slice(-MAX_PAGES).reverse();
  return (await Promise.all(newest.map(entryOf))).filter((entry) => entry !== undefined);
}

/** Undefined for a page that only redirects. */
async function entryOf(url: URL): Promise<Entry | undefined> {
  const page = parseHtml((await (await caches.match(url))?.text()) ?? '');
  if (page.querySelector('meta[http-equiv=refresh]')) return undefined;
  const href = url.pathname + url.search;
  return { href, title: titleIn(page) || href };
}

/** The title without the brand's name. */
const titleIn = (page: DocumentFragment) =>
  page.querySelector('title')?.textContent.replace(/ \| [^|]*$/, '');

async function keysOf(name: string): Promise<URL[]> {
  // Plain HTTP has no cache storage.
  const keys = await globalThis.caches?.open(name).then((cache) => cache.keys());
  return (keys ?? []).map(({ url }) => new URL(url));
}

function showList(list: HTMLElement | null, entries: readonly Entry[]): void {
  if (!list || entries.length === 0) return;
  const rows = entries.map(({ href, title }) => {
    const link = document.createElement('a');
    link.className = 'flex min-h-11 items-center py-2 underline underline-offset-4';
    link.href = href;
    link.textContent = title;
    const row = document.createElement('li');
    row.append(link);
    return row;
  });
  list.querySelector('ul')?.replaceChildren(...rows);
  list.hidden = false;
}
