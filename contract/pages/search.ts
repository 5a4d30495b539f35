/** `content/pages/search.yaml`: the search over the whole site. */
import * as z from 'zod/mini';
import { LinkCard, PageTop, Plural, text, texts } from '#contract/copy-parts.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/site-search.ts';

const byKind = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, schema])) as Record<SearchKind, Schema>,
  );

export const SearchCopy = z.strictObject({
  ...PageTop,
  breadcrumb: text,
  /** Title of the page with results for `{q}`. */
  resultsTitle: text,
  /** Name and placeholder of the search box, here, in the menu and on the page for unknown URLs. */
  search: z.strictObject({ label: text, placeholder: text }),
  filters: z.strictObject({ label: text, all: text }),
  /** The label of a result, and of the filter. */
  kinds: byKind(Plural),
  /** Number of results, with `{count}` and `{q}`. */
  found: Plural,
  /** The same if there are more than are counted. */
  foundMore: text,
  /** With `{from}`, `{to}` and `{total}`. */
  range: text,
  /** Pages in the first language that a search in another one also finds, `{count}` of them. */
  otherLanguage: Plural,
  /** Without results for `{q}`; `texts` suggest what to try. */
  empty: z.strictObject({ title: text, texts }),
  /** Where to start without a search, and without results. */
  start: z.strictObject({ title: text, links: z.array(LinkCard).check(z.minLength(1)) }),
});
