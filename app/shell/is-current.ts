import type { LocalizedPack } from '#app/pack.ts';

/**
 * Whether a page is the one at `href` or below it.
 * @param pathname in the first language
 * @param href in any language
 */
export function isCurrent({ links }: LocalizedPack, pathname: string, href: string): boolean {
  const page = links.inFirstLanguage(href);
  return pathname === page || (page !== '/' && pathname.startsWith(`${page}/`));
}

/** What `aria-current` of a link to `href` says on that page. */
export function currentPage(
  pack: LocalizedPack,
  pathname: string,
  href: string,
): 'page' | undefined {
  return isCurrent(pack, pathname, href) ? 'page' : undefined;
}
