import { parsed } from '#app/ui/fresh-page/fetch-page.ts';
import { readSavedJobs } from '#app/ui/saved-jobs/saved-jobs.ts';
import { CACHES, OFFLINE_PAGE } from '#contract/service-worker.ts';

interface Entry {
  href: string;
  title: string;
}

/** As many pages are listed, the last ones first. */
const LISTED = 12;

/** Lists what can be read without a line, and goes on where there is one again. */
export default function listStored(root: HTMLElement): void {
  const again = () => location.reload();
  root.querySelector('[data-again]')?.addEventListener('click', again);
  let isLeaving = false;
  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) isLeaving = true;
  });
  // It stands in the place of another page; whoever has chosen a third one is not called back from the way there.
  const goOn = () => !isLeaving && again();
  if (location.pathname !== OFFLINE_PAGE) addEventListener('online', goOn);
  void fill(root);
}

async function fill(root: HTMLElement): Promise<void> {
  const [jobs, pages] = await Promise.all([storedJobs(), storedPages()]);
  put(root.querySelector('[data-stored=saved]'), jobs);
  put(root.querySelector('[data-stored=pages]'), pages);
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
  const last = urls.slice(-LISTED).reverse();
  return (await Promise.all(last.map(entryOf))).filter((entry) => entry !== undefined);
}

/** Undefined for a page that only leads elsewhere. */
async function entryOf(url: URL): Promise<Entry | undefined> {
  const page = parsed((await (await caches.match(url))?.text()) ?? '');
  if (page.querySelector('meta[http-equiv=refresh]')) return undefined;
  const href = url.pathname + url.search;
  // Without the brand.
  return { href, title: titleIn(page) || href };
}

const titleIn = (page: DocumentFragment) =>
  page.querySelector('title')?.textContent.replace(/ \| [^|]*$/, '');

async function keysOf(name: string): Promise<URL[]> {
  // Over plain http there are none.
  const keys = await globalThis.caches?.open(name).then((cache) => cache.keys());
  return (keys ?? []).map(({ url }) => new URL(url));
}

function put(list: HTMLElement | null, entries: readonly Entry[]): void {
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
