import { createLivePart } from '#app/ui/fresh-page/live-part.ts';
import { listParts } from './list-parts.ts';
import { hrefOfList } from './list-query.ts';

const searchedIn = (url: string) => new URL(url, location.href).searchParams.get('q') ?? '';

/** Brings what is searched without leaving the page: the box keeps the cursor. */
export default function liveList(root: HTMLElement): void {
  const form = root.querySelector('form');
  const box = form?.querySelector<HTMLInputElement>('[type=search]');
  if (!form || !box) return;
  // Back and forward bring a text of their own.
  const list = createLivePart(listParts(root), () => {
    box.value = searchedIn(location.href);
  });

  function goTo(url: string): void {
    // Searching while typing makes one entry of the history, not one a word.
    const replaces = searchedIn(list.asked()) !== '' && searchedIn(url) !== '';
    list.goTo(url, { replaces });
  }

  async function retry(): Promise<void> {
    const isThere = await list.retry();
    // The button that had the focus is gone.
    if (document.activeElement !== document.body) return;
    const next = isThere ? document.getElementById('main') : root.querySelector('[data-retry]');
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = box.value.trim();
    const filter = new URLSearchParams(location.search).get('filter') ?? '';
    if (q !== searchedIn(list.asked())) goTo(hrefOfList(location.pathname, { q, filter }));
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
}
