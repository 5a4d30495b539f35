import { fetchPage } from '#app/ui/fresh-page/fetch-page.ts';
import { listParts } from './list-parts.ts';
import { hrefOfList } from './list-query.ts';

const searchedIn = (url: string) => new URL(url, location.href).searchParams.get('q') ?? '';
const present = () => location.pathname + location.search;

/** Brings what is searched without leaving the page: the box keeps the cursor. */
export default function liveList(root: HTMLElement): void {
  const form = root.querySelector('form');
  const box = form?.querySelector<HTMLInputElement>('[type=search]');
  if (!form || !box) return;
  const parts = listParts(root);
  /** What shows, or is on its way. */
  let asked = present();
  let isThere = true;
  let latest = new AbortController();

  async function show(url: string): Promise<void> {
    latest.abort();
    const own = new AbortController();
    latest = own;
    asked = url;
    isThere = false;
    parts.wait();
    const fetched = await fetchPage(url, own).catch(() => null);
    // Something else was asked for meanwhile.
    if (own !== latest) return;
    isThere = Boolean(fetched?.isOk && parts.take(fetched.page, fetched.title));
    if (!isThere) parts.fail();
  }

  function goTo(url: string): void {
    // Searching while typing makes one entry of the history, not one a word.
    const isSameEntry = searchedIn(asked) !== '' && searchedIn(url) !== '';
    history[isSameEntry ? 'replaceState' : 'pushState'](null, '', url);
    void show(url);
  }

  async function retry(): Promise<void> {
    await show(asked);
    // The button that had the focus is gone.
    if (document.activeElement !== document.body) return;
    const next = isThere ? document.getElementById('main') : root.querySelector('[data-retry]');
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = box.value.trim();
    const filter = new URLSearchParams(location.search).get('filter') ?? '';
    if (q !== searchedIn(asked)) goTo(hrefOfList(location.pathname, { q, filter }));
  });

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-retry]')) void retry();
    const again = target.closest<HTMLAnchorElement>('[data-search-again]');
    if (!again || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    box.value = '';
    box.focus();
    goTo(again.pathname + again.search);
  });

  // Back and forward bring a text of their own.
  addEventListener('popstate', () => {
    if (present() === asked) return;
    box.value = searchedIn(present());
    void show(present());
  });
  // The page was left while its list was on its way.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isThere) void show(asked);
  });
}
