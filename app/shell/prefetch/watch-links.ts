import { nextPage } from './next-page.ts';

type Found = (url: URL) => void;

/** Milliseconds for which a pointer or the focus stays on a link that is meant; else it passes by. */
const MEANT = 65;

/** Tells of each link that somebody is about to follow. Returns what ends it. */
export function watchIntent(found: Found): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watch = ({ type, target }: Event) => {
    clearTimeout(timer);
    const url = type !== 'click' && target instanceof Element && nextPage(target.closest('a'));
    if (!url) return;
    if (type === 'touchstart') found(url);
    else timer = setTimeout(found, MEANT, url);
  };
  const listening = new AbortController();
  // A click asks for its page itself.
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
    document.addEventListener(type, watch, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Tells of each link on the page with `data-ahead` that comes into view. Returns what ends it. */
export function watchSeen(found: Found): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const url = nextPage(target);
      if (url) found(url);
    }
  });
  for (const link of document.querySelectorAll('a[data-ahead]')) observer.observe(link);
  return () => observer.disconnect();
}
