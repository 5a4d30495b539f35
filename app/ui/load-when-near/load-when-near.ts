/** Milliseconds after which a part is fetched though nobody came near it. */
const TIMEOUT = 10_000;
/** Pixels below the window from which a part is fetched. */
const MARGIN = 400;

/**
 * Lazy-loads the scripts of a part that stands further down once somebody scrolls near it or does
 * anything else: until then the server's HTML serves as well. On the server, and where the page is
 * made in the browser, at once.
 */
export async function loadWhenNear<Module>(
  id: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (part) await wanted(part);
  return load();
}

function wanted(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const { signal } = done;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      { rootMargin: `${MARGIN}px` },
    );
    const timer = setTimeout(want, TIMEOUT);
    function want() {
      done.abort();
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(part);
    // Whoever is about to go to another page must not wait for this one.
    for (const type of ['pointerdown', 'keydown', 'click', 'popstate']) {
      addEventListener(type, want, { signal, capture: true });
    }
  });
}
