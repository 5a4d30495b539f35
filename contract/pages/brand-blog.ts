/** The copy of `content/pages/brand-blog.yaml`. */
import * as z from 'zod/mini';
import { Card, Meta, Scene, slug, text } from '#contract/copy-parts.ts';
import { Link, MENU_ICONS } from '#contract/site.ts';

/** Something that the blog is about; `filter` is the blog's own, and part of the link. */
const Topic = z.strictObject({
  ...Card.shape,
  filter: z.enum(['Industry Insight', 'Company + Product', 'Customer + Partner']),
  icon: z.enum(MENU_ICONS),
});

export const BrandBlogCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  eyebrow: text,
  heading: text,
  lede: text,
  /** Behind the words that it opens with. */
  scene: Scene,
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
