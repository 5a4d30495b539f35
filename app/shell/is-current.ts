import type { LocalizedPack } from '#app/pack.ts';

/**
 * True for the page at `href` and all pages below it.
 * @param pathname in the first language
 * @param href in any language
 */
export function isCurrent({ links }: LocalizedPack, pathname: string, href: string): boolean {
  const page = links.inFirstLanguage(href);
  return pathname === page || (page !== '/' && pathname.startsWith(`${page}/`));
}

/** The `aria-current` of a link to `href` on the page at `pathname`. */
export function currentPage(
  pack: LocalizedPack,
  pathname: string,
  href: string,
): 'page' | undefined {
  return isCurrent(pack, pathname, href) ? 'page' : undefined;
}
