/** Copy of the page about the company's social work, and of the impact stories. */
import * as z from 'zod/mini';
import { Partner, Testimonial } from '#contract/collections.ts';
import {
  DrawnCard,
  Heading,
  IconCard,
  listOf,
  Meta,
  packKey,
  text,
  VideoAsset,
} from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

/** `content/pages/cares.yaml`. */
export const CaresCopy = sectionedCopy('cares', {
  meta: Meta,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lede: text,
    /** Link to the impact meter further down. */
    meter: text,
    stories: Link,
  }),
  info: z.optional(
    z.strictObject({
      eyebrow: text,
      title: text,
      text: z.array(text).check(z.minLength(1)),
      points: listOf(IconCard),
    }),
  ),
  initiatives: z.optional(z.strictObject({ title: text, lede: text, items: listOf(DrawnCard) })),
  partners: z.optional(
    z.strictObject({
      ...Heading.shape,
      /** Accessible name of the carousel. */
      label: text,
      visit: text,
      items: listOf(z.strictObject({ ...Partner.shape, text })),
    }),
  ),
  voices: z.optional(
    z.strictObject({
      title: text,
      /** Accessible name of the carousel. */
      label: text,
      items: z.array(Testimonial).check(z.minLength(1)),
    }),
  ),
  /** Call to action. */
  act: z.optional(
    z.strictObject({
      title: text,
      lede: text,
      panels: listOf(z.strictObject({ ...DrawnCard.shape, href: Link.shape.href })),
    }),
  ),
});

/** A figure that is the sum of its parts, each with what it counts. */
const Counted = z.strictObject({
  label: text,
  text,
  parts: z
    .array(z.strictObject({ label: text, count: z.int().check(z.gte(0)) }))
    .check(z.minLength(1)),
});

/** `content/pages/impact-stories.yaml`: the list, and the copy that all stories share. */
export const ImpactStoriesCopy = sectionedCopy('impact-stories', {
  meta: Meta,
  heading: text,
  tagline: text,
  lede: text,
  counters: z.optional(
    z.strictObject({
      title: text,
      items: listOf(Counted),
      /** The counting method. */
      note: text,
      /** The details: keys of `claims.yaml`. */
      claims: z.array(packKey),
    }),
  ),
  list: z.optional(z.strictObject({ title: text, button: text })),
  story: z.strictObject({
    eyebrow: text,
    /** `{name}` is the person of the story. */
    video: z.strictObject({
      title: text,
      play: text,
      poster: z.optional(z.union([VideoAsset, Drawing])),
    }),
    /** Next links, the most important first. */
    next: z.strictObject({ title: text, text, links: z.array(Link).check(z.minLength(1)) }),
  }),
  notFound: z.strictObject({ title: text, text, button: Link }),
});
