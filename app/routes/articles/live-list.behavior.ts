import { createLivePart } from '#app/ui/fresh-page/live-part.ts';
import { listParts } from './list-parts.ts';
import { hrefOfList } from './list-query.ts';

const searchTextIn = (url: string) => new URL(url, location.href).searchParams.get('q') ?? '';

/** Loads search results without a navigation, so that the search box keeps the cursor. */
export default function liveList(root: HTMLElement): void {
  const form = root.querySelector('form');
  const box = form?.querySelector<HTMLInputElement>('[type=search]');
  if (!form || !box) return;
  // Back and forward change the search text.
  const list = createLivePart(listParts(root), () => {
    box.value = searchTextIn(location.href);
  });

  function goTo(url: string): void {
    // Searching while typing makes one history entry, not one for each word.
    const replaces = searchTextIn(list.requestedUrl()) !== '' && searchTextIn(url) !== '';
    list.goTo(url, { replaces });
  }

  async function retry(): Promise<void> {
    const isLoaded = await list.retry();
    // The button that had the focus has been removed.
    if (document.activeElement !== document.body) return;
    const next = isLoaded ? document.getElementById('main') : root.querySelector('[data-retry]');
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = box.value.trim();
    const filter = new URLSearchParams(location.search).get('filter') ?? '';
    if (q !== searchTextIn(list.requestedUrl())) goTo(hrefOfList(location.pathname, { q, filter }));
  });

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-retry]')) void retry();
    const link = target.closest<HTMLAnchorElement>('[data-search-again]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    box.value = '';
    box.focus();
    goTo(link.pathname + link.search);
  });
}
