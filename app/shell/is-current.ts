import { inFirstLanguage } from '#contract/languages.ts';

/** Whether a page is the one at `href` or below it, in any language. */
export function isCurrent(pathname: string, href: string): boolean {
  const path = inFirstLanguage(pathname);
  const page = inFirstLanguage(href);
  return path === page || (page !== '/' && path.startsWith(`${page}/`));
}

/** What `aria-current` of a link to `href` says on that page. */
export function currentPage(pathname: string, href: string): 'page' | undefined {
  return isCurrent(pathname, href) ? 'page' : undefined;
}
