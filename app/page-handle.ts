import type { PieceKind } from '#contract/piece-kinds.ts';

/** What a route module tells the server about its page, in `export const handle`. */
export interface PageHandle {
  /**
   * The query parameters that the page reads. A rendered page is kept once for each combination
   * of their values; all others are dropped before rendering.
   */
  query?: readonly string[];
  /** Whether a value of a parameter means anything; one that does not is dropped like the others. */
  accepts?: (parameter: string, value: string) => boolean;
  /** The parameter that names an entry, and its kind. Names of entries that do not exist share one page. */
  entryParam?: { name: string; kind: PieceKind };
  /** Parameters that are typed or personal: a page with one of them is rendered anew each time. */
  unkept?: readonly string[];
  /**
   * Parameters that carry a token which only we can make. A post with one of them proves by itself
   * that it may be sent: from anywhere, and as often as a page may be read.
   */
  signed?: readonly string[];
  /** False for pages with anything personal or typed in them: they are rendered anew each time. */
  keep?: boolean;
  /** False for pages that say `noindex`: the sitemap leaves them out. */
  indexed?: boolean;
  /** The page's one address, where several lead to it: the sitemap has that one alone. */
  canonical?: string;
  /** The last parts of the addresses that this route takes, of pages whose copy is built in. */
  slugs?: readonly string[];
  /** True for pages that open with a night sky, which the header above it must fit. */
  opensAtNight?: boolean;
  /** The kind of entries that this route has a page for each of. */
  pieces?: PieceKind;
}
