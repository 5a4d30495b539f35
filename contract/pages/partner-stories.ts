/**
 * A partner company's story: `content/pages/partner-stories/{slug}.yaml`, at `/customers/{slug}`.
 */
import * as z from 'zod/mini';
import {
  Closing,
  comparedText,
  listOf,
  Meta,
  PublicationDates,
  Section,
  text,
  texts,
} from '#contract/copy-parts.ts';
import { PictureFile, type WithPictures } from '#contract/pictures.ts';
import { Drawing, Link } from '#contract/site.ts';
import { sectionedCopy } from './section-list.ts';

const part = { eyebrow: text, title: text, text: texts };

export const PartnerStory = sectionedCopy('partner-stories/*', {
  meta: Meta,
  dates: PublicationDates,
  companyName: text,
  logo: z.optional(Drawing),
  title: text,
  lede: text,
  image: z.optional(Drawing),
  button: Link,
  main: z.optional(z.strictObject({ title: text, text: texts })),
  parts: z.optional(
    z.strictObject({
      challenge: z.strictObject(part),
      solution: z.strictObject({ ...part, drawing: z.optional(Drawing) }),
      product: z.strictObject({ ...part, link: Link }),
    }),
  ),
  infographic: z.optional(
    z.strictObject({
      ...Section.shape,
      numbers: listOf(z.strictObject({ value: text, label: text })),
    }),
  ),
  moreInfo: z.optional(
    z.strictObject({
      title: text,
      tiles: listOf(z.strictObject({ title: text, description: text })),
    }),
  ),
  testimonials: z.optional(
    z.strictObject({
      title: text,
      items: z
        .array(
          z.strictObject({
            image: z.optional(z.union([Drawing, PictureFile])),
            paragraphs: texts,
            name: comparedText,
            designation: text,
            companyName: text,
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
  /** Links to the solution that the two companies deliver together. */
  next: z.optional(z.strictObject({ title: text, text, link: Link })),
  closing: z.optional(Closing),
});
/** As the page gets it, with pictures resolved. */
export type PartnerStory = WithPictures<z.infer<typeof PartnerStory>>;
