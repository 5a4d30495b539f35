/** A file: what comes is stored or shown by itself, and this page stays. */
const FILE = /\.\w+$|^\/api\//;

/**
 * Whether another page of this site takes the place of this one.
 * @param here URL of this page
 * @param target of the link or form
 */
export function awaitsPage(url: string, here: string, target: string): boolean {
  if (target && target !== '_self') return false;
  const [to, from] = [new URL(url), new URL(here)];
  if (to.origin !== from.origin || FILE.test(to.pathname)) return false;
  // A place on this page.
  return !to.hash || to.pathname !== from.pathname || to.search !== from.search;
}
