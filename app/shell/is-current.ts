/** Whether a page is the one at `href` or below it. */
export function isCurrent(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}

/** What `aria-current` of a link to `href` says on that page. */
export function currentPage(pathname: string, href: string): 'page' | undefined {
  return isCurrent(pathname, href) ? 'page' : undefined;
}
