import type { EntryKind } from '#contract/entry-kinds.ts';

/** What a route module tells the server about its page, in `export const handle`: data, as it crosses threads. */
export interface PageHandle {
  /**
   * The query parameters that the page reads. A rendered page is cached once for each combination
   * of their values; all others are dropped before rendering.
   */
  query?: readonly string[];
  /** The values of a parameter that mean anything, where not all do: others are dropped as if unknown. */
  accepts?: Readonly<Record<string, readonly string[] | RegExp>>;
  /** Parameters of which every value counts, not only the first. */
  repeatable?: readonly string[];
  /** The parameter that names an entry, and its kind. Names of entries that do not exist share one page. */
  entryParam?: { name: string; kind: EntryKind };
  /** Parameters that are typed or personal: a page with one of them is never cached. */
  uncachedParams?: readonly string[];
  /**
   * Parameters that carry a signed token, which only we can make. A post with one of them proves by itself
   * that it may be sent: from anywhere, and as often as a page may be read.
   */
  csrfExemptTokenParams?: readonly string[];
  /** False for pages with anything personal or typed in them: they are never cached. */
  cache?: boolean;
  /** False for pages that say `noindex`: the sitemap leaves them out. */
  indexed?: boolean;
  /** The page's canonical URL, where several lead to it: the sitemap has that one alone. */
  canonical?: string;
  /** The slugs that this route takes, of pages whose copy is built in. */
  slugs?: readonly string[];
  /** The colours of the header: `night` for pages that open with a dark sky; light otherwise. */
  headerTheme?: 'night';
  /** Where the browser is sent on to at once. */
  redirectsTo?: string;
  /** The kind of entries that this route has a page for each of. */
  entries?: EntryKind;
}
