import type { EntryKind } from '#contract/entry-kinds.ts';

/** A route module's `handle`: facts for the server, as plain data, because it crosses threads. */
export interface PageHandle {
  /**
   * The query parameters that the page reads. A rendered page is cached once for each combination
   * of their values; all others are dropped before rendering.
   */
  query?: readonly string[];
  /** The accepted values of a parameter; others are dropped like unknown parameters. */
  accepts?: Readonly<Record<string, readonly string[] | RegExp>>;
  /** Parameters of which every value counts, not only the first. */
  repeatable?: readonly string[];
  /** The parameter that names an entry, and its kind. All unknown entries share one page. */
  entryParam?: { name: string; kind: EntryKind };
  /** Parameters with free text or personal data: a page with one of them is never cached. */
  uncachedParams?: readonly string[];
  /**
   * Parameters with a signed token, which only the server can create. The token authorizes a post,
   * so posts from other sites are accepted and the limit of page views applies.
   */
  csrfExemptTokenParams?: readonly string[];
  /** False for pages with free text or personal data, which are never cached. */
  cache?: boolean;
  /** False for pages with `noindex`, which the sitemap omits. */
  indexed?: boolean;
  /** The canonical path of a page with several URLs; the sitemap has only this one. */
  canonical?: string;
  /** The slugs of this route's pages, if they are in the pack's copy. */
  slugs?: readonly string[];
  /** Colors of the header: `night` for pages with a dark hero; light by default. */
  headerTheme?: 'night';
  /** URL that the browser is redirected to immediately. */
  redirectsTo?: string;
  /** The kind of entries, each of which has a page at this route. */
  entries?: EntryKind;
}
