/** A part of the page, such as a searched list, that is replaced when the URL changes. */
import { fetchPage } from './fetch-page.ts';

export interface PartView {
  /** Shows that the part is loading. */
  showLoading: () => void;
  /** Shows that the part could not be loaded. */
  showFailure: () => void;
  /** Shows the part of a fetched page. @returns false if the page has no such part */
  showFrom: (page: DocumentFragment, title: string) => boolean;
}

const currentUrl = () => location.pathname + location.search;

export interface LivePart {
  /** The URL of the part that is shown or loading. */
  requestedUrl: () => string;
  goTo: (url: string, entry?: { replaces: boolean }) => void;
  /** @returns true if the part has loaded */
  retry: () => Promise<boolean>;
}

/** @param onTraverse called when back or forward leads to another URL, before its part is shown */
export function createLivePart(parts: PartView, onTraverse: () => void): LivePart {
  let requested = currentUrl();
  let isLoaded = true;
  let latest = new AbortController();

  async function show(url: string): Promise<void> {
    latest.abort();
    const controller = new AbortController();
    latest = controller;
    requested = url;
    isLoaded = false;
    parts.showLoading();
    const result = await fetchPage(url, controller).catch(() => null);
    // A later call has replaced this one.
    if (controller !== latest) return;
    isLoaded = Boolean(result?.isOk && parts.showFrom(result.page, result.title));
    if (!isLoaded) parts.showFailure();
  }

  addEventListener('popstate', () => {
    if (currentUrl() === requested) return;
    onTraverse();
    void show(currentUrl());
  });
  // The page was left while the part was loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isLoaded) void show(requested);
  });

  return {
    requestedUrl: () => requested,
    goTo(url, { replaces } = { replaces: false }) {
      history[replaces ? 'replaceState' : 'pushState'](null, '', url);
      void show(url);
    },
    async retry() {
      await show(requested);
      return isLoaded;
    },
  };
}
