/** Search over everything that is public on the site. */
import * as z from 'zod/mini';
import { FIRST_LANGUAGE } from './languages.ts';
import { SEARCH_LIMIT } from './page-sizes.ts';

/** Kinds of results, in the order of the filters. */
export const SEARCH_KINDS = [
  'page',
  'solution',
  'package',
  'job',
  'event',
  'training',
  'post',
  'hub-story',
  'session',
  'paper',
  'customer-story',
  'impact-story',
] as const;
export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

export const SITE_SEARCH = {
  pageSize: 12,
  /** Further matches of a search are not listed. */
  maxResults: 600,
  /** Days after which a search without results is erased, if it has not been repeated. */
  missedKept: 90,
  /** Characters of a search without results that are stored. */
  missedLength: 80,
  /** Stored searches without results. */
  maxMissed: 1000,
} as const;

const lastOffset = Math.ceil(SITE_SEARCH.maxResults / SITE_SEARCH.pageSize);

export const SiteSearchQuery = z.object({
  /** Words or prefixes of words, all of which must occur. Empty: nothing is found. */
  q: z._default(z.string().check(z.maxLength(SEARCH_LIMIT)), ''),
  kind: z.optional(SearchKind),
  /** Page number from 0. */
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(lastOffset)), 0),
  /** The language of the pages that are searched. */
  lang: z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), FIRST_LANGUAGE),
});
export type SiteSearchQuery = z.infer<typeof SiteSearchQuery>;

export const SearchResult = z.object({
  kind: SearchKind,
  title: z.string(),
  /** Path on this site. */
  url: z.string(),
  /** HTML: escaped text in which the matches are in `<mark>`. */
  snippet: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SiteSearchPage = z.object({
  data: z.array(SearchResult),
  /** Results that can be listed; at most `SITE_SEARCH.maxResults`. */
  total: z.int(),
  /** Results of each kind without the filter, only of kinds that have any. */
  kinds: z.array(z.object({ kind: SearchKind, count: z.int() })),
  /** More entries match than can be listed. */
  isCapped: z.optional(z.boolean()),
  /** Nothing matched `q` exactly; the results contain words that differ by one letter. */
  areSimilar: z.optional(z.boolean()),
});
export type SiteSearchPage = z.infer<typeof SiteSearchPage>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The parts of a snippet as plain text, so that it is safe even if another host wrote it. */
export function snippetParts(snippet: string): { text: string; isMatch: boolean }[] {
  return snippet
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({
      text: part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? ''),
      isMatch: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
