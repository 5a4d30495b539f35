/**
 * API responses that were prefetched before somebody went to the page that needs them. Each is
 * used once: whoever comes back to a page, or tries again, gets a new one.
 */

/** Milliseconds; the server caches pages for as long. */
const CACHED_FOR = 60_000;

const cached = new Map<string, Promise<unknown>>();
/** How many pages are being prefetched right now. */
let prefetching = 0;

/** What `load` reads meanwhile is cached. A failure is not: the page itself asks again, and reports it. */
export async function prefetchInto(load: () => unknown): Promise<void> {
  prefetching++;
  await Promise.resolve()
    .then(load)
    .catch(() => undefined);
  prefetching--;
}

/** The response cached under this path, else what `fetchAnew` brings. */
export function cachedOr(path: string, fetchAnew: () => Promise<unknown>): Promise<unknown> {
  const known = cached.get(path);
  if (prefetching === 0) {
    cached.delete(path);
    return known ?? fetchAnew();
  }
  if (known) return known;
  const answer = fetchAnew();
  const forget = () => {
    if (cached.get(path) === answer) cached.delete(path);
  };
  cached.set(path, answer);
  answer.catch(forget);
  setTimeout(forget, CACHED_FOR);
  return answer;
}
