/** A part of the page that follows the URL without the page being left: a list that is searched. */
import { fetchPage } from './fetch-page.ts';

export interface Parts {
  /** Something else is on its way. */
  wait: () => void;
  /** It could not be loaded. */
  fail: () => void;
  /** @returns false where the answer has no such part */
  take: (page: DocumentFragment, title: string) => boolean;
}

const present = () => location.pathname + location.search;

export interface LivePart {
  /** What shows, or is on its way. */
  asked: () => string;
  goTo: (url: string, entry?: { replaces: boolean }) => void;
  /** @returns whether it is there now */
  retry: () => Promise<boolean>;
}

/** @param followed called where back or forward led to another URL, before it is shown */
export function createLivePart(parts: Parts, followed: () => void): LivePart {
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

  addEventListener('popstate', () => {
    if (present() === asked) return;
    followed();
    void show(present());
  });
  // The page was left while the part was on its way.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isThere) void show(asked);
  });

  return {
    asked: () => asked,
    goTo(url, { replaces } = { replaces: false }) {
      history[replaces ? 'replaceState' : 'pushState'](null, '', url);
      void show(url);
    },
    async retry() {
      await show(asked);
      return isThere;
    },
  };
}
