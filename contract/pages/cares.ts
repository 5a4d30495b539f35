/** The copy of `content/pages/cares.yaml`. */
import * as z from 'zod/mini';
import { Partner, Testimonial } from '#contract/collections.ts';
import { DrawnCard, exactly, Heading, IconCard, Meta, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

export const CaresCopy = z.strictObject({
  meta: Meta,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lede: text,
    /** Leads to the impact meter further down. */
    meter: text,
    stories: Link,
  }),
  info: z.strictObject({
    eyebrow: text,
    title: text,
    text: z.array(text).check(z.minLength(1)),
    points: exactly(3, IconCard),
  }),
  initiatives: z.strictObject({ title: text, lede: text, items: exactly(5, DrawnCard) }),
  partners: z.strictObject({
    ...Heading.shape,
    /** Names the carousel. */
    label: text,
    visit: text,
    items: exactly(3, z.strictObject({ ...Partner.shape, text })),
  }),
  voices: z.strictObject({
    title: text,
    /** Names the carousel. */
    label: text,
    items: z.array(Testimonial).check(z.minLength(1)),
  }),
  /** Where the page asks its reader to act. */
  act: z.strictObject({
    title: text,
    lede: text,
    panels: exactly(2, z.strictObject({ ...DrawnCard.shape, href: Link.shape.href })),
  }),
});
