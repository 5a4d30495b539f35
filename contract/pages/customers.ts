/** The copy of `/customers` and of the partners' stories below it. */
import * as z from 'zod/mini';
import { Closing, DrawnCard, Meta, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

const texts = z.array(text).check(z.minLength(1));

const Part = { eyebrow: text, title: text, text: texts };
const Tile = z.strictObject({ title: text, description: text });

export const CustomersCopy = z.strictObject({
  meta: Meta,
  heading: text,
  tagline: text,
  lede: text,
  scene: z.strictObject({ wide: Drawing, narrow: Drawing }),
  stories: z.strictObject({ title: text, text: z.optional(text) }),
  /** Leads to a partner's story. */
  partner: z.strictObject({ eyebrow: text, ...DrawnCard.shape, link: Link }),
  closing: Closing,
});

/** A company that delivers with us: `content/pages/partner-stories/{slug}.yaml`, `/customers/{slug}`. */
export const PartnerStory = z.strictObject({
  meta: Meta,
  companyName: text,
  logo: Drawing,
  title: text,
  lede: text,
  button: Link,
  image: Drawing,
  main: z.strictObject({ title: text, text: texts }),
  /** What was hard, what was done about it, and what came of it. */
  parts: z.strictObject({
    challenge: z.strictObject(Part),
    solution: z.strictObject({ ...Part, drawing: Drawing }),
    product: z.strictObject({ ...Part, link: Link }),
  }),
  infographic: z.strictObject({
    title: text,
    text: z.optional(text),
    numbers: z.array(z.strictObject({ value: text, label: text })).check(z.minLength(2)),
  }),
  moreInfo: z.strictObject({ title: text, tiles: z.array(Tile).check(z.minLength(2)) }),
  testimonials: z.strictObject({
    title: text,
    items: z
      .array(
        z.strictObject({
          image: z.optional(Drawing),
          paragraphs: texts,
          name: text,
          designation: text,
          companyName: text,
        }),
      )
      .check(z.minLength(1)),
  }),
  /** Leads on to the solution that the two deliver. */
  next: z.strictObject({ title: text, text, link: Link }),
  closing: Closing,
});
export type PartnerStory = z.infer<typeof PartnerStory>;
