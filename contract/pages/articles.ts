/** Copy of the article lists and of the pages of single articles. */
import * as z from 'zod/mini';
import {
  Card,
  comparedText,
  listOf,
  PageTop,
  Plural,
  packKey,
  slug,
  text,
  texts,
} from '#contract/copy-parts.ts';
import { IconName } from '#contract/icons.ts';
import { Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

/** A list with search, filters and pages. */
const List = z.strictObject({
  search: z.strictObject({ label: text, placeholder: text }),
  /** Shows the filters above the list. The URL accepts them in any case. */
  filterBar: z.boolean(),
  filters: z.strictObject({
    label: text,
    /** The first filter matches everything; the others are names of tags. */
    items: z
      .array(z.strictObject({ id: packKey, label: text }))
      .check(z.refine((items) => items[0]?.id === 'all', 'the first one must be "all"')),
  }),
  /** Number of entries, with `{count}`; for a search `found` is used, which also has `{q}`. */
  count: Plural,
  found: Plural,
  /** With `{from}`, `{to}` and `{total}`. */
  range: text,
  /** Shown without results; default: the shared copy. */
  empty: z.optional(z.strictObject({ title: z.optional(text), texts: z.optional(texts) })),
});

/** Copy around a single entry. */
const Detail = z.strictObject({
  /** Meta description of entries without one. */
  description: text,
  contents: text,
  related: text,
  /** Link to the list, beside the related entries. */
  all: text,
  notFound: z.strictObject({ title: text, text, button: Link }),
});

const ArticlePages = z.strictObject({
  ...PageTop,
  breadcrumb: text,
  list: List,
  detail: Detail,
});

export const BlogCopy = z.extend(ArticlePages, {
  /** Below the list: suggests where to start. */
  start: z.strictObject({ title: text, text, link: Link }),
});
export const HubStoriesCopy = ArticlePages;
export const LearningHubCopy = z.extend(ArticlePages, {
  detail: z.extend(Detail, {
    facts: z.strictObject({ date: text, duration: text, language: text, speakers: text }),
    about: text,
    experts: text,
  }),
});
export const WhitepapersCopy = z.extend(ArticlePages, {
  detail: z.extend(Detail, { about: text }),
});

/** The copy that these lists and pages share. */
export type ArticleCopy = z.infer<typeof ArticlePages>;
export type ListCopy = ArticleCopy['list'];

/** `content/pages/author.yaml`: an article's byline, and the author's page. */
export const AuthorCopy = z.strictObject({
  /** Before the name, at the top of an article. */
  by: text,
  /** At the end of an article; `{name}` is the author's, here and below. */
  about: z.strictObject({ title: text, all: text }),
  /** Link to the author's profile on another site. */
  profile: text,
  /** Meta description, after the bio. */
  description: text,
  list: text,
  notFound: z.strictObject({ title: text, text, button: Link }),
});

/** A topic of the blog; `filter` is one of the blog's filters and part of the link. */
const Topic = z.strictObject({
  ...Card.shape,
  filter: z.enum(['Industry Insight', 'Company + Product', 'Customer + Partner']),
  icon: IconName,
});

/** `content/pages/brand-blog.yaml`. */
export const BrandBlogCopy = sectionedCopy('brand-blog', {
  ...PageTop,
  breadcrumb: text,
  eyebrow: text,
  /** Posts selected by the editor, in order; posts that no longer exist are skipped. */
  selection: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      posts: listOf(z.strictObject({ slug, why: text })),
    }),
  ),
  topics: z.optional(
    z.strictObject({
      title: text,
      /** The blog itself. */
      all: Link,
      /** Link to the posts of a `{filter}`. */
      link: text,
      items: listOf(Topic),
    }),
  ),
  note: z.optional(
    z.strictObject({
      title: text,
      text: z.array(text).check(z.minLength(1)),
      name: comparedText,
      role: text,
      /** The editor's contact. */
      link: Link,
      rules: z.strictObject({ title: text, items: z.array(Card).check(z.minLength(1)) }),
    }),
  ),
});
