/** Copy of the pages that list what was written, and of the page of each entry. */
import * as z from 'zod/mini';
import { Card, PageOpening, Plural, slug, text, texts } from '#contract/copy-parts.ts';
import { Link, MENU_ICONS } from '#contract/site.ts';

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
  ...PageOpening,
  breadcrumb: text,
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

/** `content/pages/author.yaml`: an article's byline, and the page of all that somebody wrote. */
export const AuthorCopy = z.strictObject({
  /** Before the name, at the head of an article. */
  by: text,
  /** At its end; `{name}` is the author's, here and below. */
  about: z.strictObject({ title: text, all: text }),
  /** Leads to a page about the author elsewhere. */
  profile: text,
  /** In search results, behind the bio. */
  description: text,
  list: text,
  notFound: z.strictObject({ title: text, text, button: Link }),
});

/** Something that the blog is about; `filter` is the blog's own, and part of the link. */
const Topic = z.strictObject({
  ...Card.shape,
  filter: z.enum(['Industry Insight', 'Company + Product', 'Customer + Partner']),
  icon: z.enum(MENU_ICONS),
});

/** `content/pages/brand-blog.yaml`. */
export const BrandBlogCopy = z.strictObject({
  ...PageOpening,
  breadcrumb: text,
  eyebrow: text,
  /** The editor's choice among the posts, in her order; one that is gone is left out. */
  selection: z.strictObject({
    title: text,
    lede: text,
    posts: z.array(z.strictObject({ slug, why: text })).check(z.minLength(3), z.maxLength(9)),
  }),
  topics: z.strictObject({
    title: text,
    /** The blog itself. */
    all: Link,
    /** Leads to the posts under a `{filter}`. */
    link: text,
    items: z.array(Topic).check(z.minLength(4), z.maxLength(6)),
  }),
  note: z.strictObject({
    title: text,
    text: z.array(text).check(z.minLength(1)),
    name: text,
    role: text,
    /** Where one writes to the editor. */
    link: Link,
    rules: z.strictObject({ title: text, items: z.array(Card).check(z.minLength(1)) }),
  }),
});
