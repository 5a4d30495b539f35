/** Copy of the pages that list what was written, and of the page of each entry. */
import * as z from 'zod/mini';
import { Meta, Plural, Scene, text, texts } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

/** A list with search, filters and pages. */
const List = z.strictObject({
  search: z.strictObject({ label: text, placeholder: text }),
  /** Whether the filters stand above the list; the URL takes them in any case. */
  filterBar: z.boolean(),
  filters: z.strictObject({
    label: text,
    /** The first one lets everything through; the others are names of tags. */
    items: z
      .array(z.strictObject({ id: text, label: text }))
      .check(z.refine((items) => items[0]?.id === 'all', 'the first one must be "all"')),
  }),
  /** How many there are, with `{count}`; where something was searched for, `found` with `{q}`. */
  count: Plural,
  found: Plural,
  /** With `{from}`, `{to}` and `{total}`. */
  range: text,
  /** Where nothing was found; the usual words without. */
  empty: z.optional(z.strictObject({ title: z.optional(text), texts: z.optional(texts) })),
});

/** What the page of a single entry says around it. */
const Detail = z.strictObject({
  /** In search results, where an entry has no description of its own. */
  description: text,
  contents: text,
  related: text,
  /** Back to the list, beside what is related. */
  all: text,
  /** Where there is no such entry. */
  notFound: z.strictObject({ title: text, text, button: Link }),
});

const ArticlePages = z.strictObject({
  meta: Meta,
  scene: Scene,
  breadcrumb: text,
  heading: text,
  lede: text,
  list: List,
  detail: Detail,
});

export const BlogCopy = z.extend(ArticlePages, {
  /** Below the list: where to begin. */
  start: z.strictObject({ title: text, text, link: Link }),
});
export const ExperienceNepalCopy = ArticlePages;
export const LearningHubCopy = z.extend(ArticlePages, {
  detail: z.extend(Detail, {
    /** `topics` heads what the headings of the text say. */
    facts: z.strictObject({
      date: text,
      duration: text,
      language: text,
      speakers: text,
      topics: text,
    }),
    about: text,
    experts: text,
  }),
});
export const WhitepapersCopy = z.extend(ArticlePages, {
  detail: z.extend(Detail, { about: text }),
});

/** What all of these lists and pages have in common. */
export type ArticleCopy = z.infer<typeof ArticlePages>;
export type ListCopy = ArticleCopy['list'];
