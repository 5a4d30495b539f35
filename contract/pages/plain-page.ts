/** The copy of plain pages, such as an imprint: `content/pages/plain/{slug}.yaml`, each at `/{slug}`. */
import * as z from 'zod/mini';
import { day, Meta, text } from '#contract/copy-parts.ts';
import { TextSections } from './text-sections.ts';

export const PlainPage = z.strictObject({
  meta: Meta,
  heading: text,
  lede: z.optional(text),
  /** Day of the last change. */
  updated: z.optional(day),
  /** Title of the table of contents; left out, there is none. */
  contents: z.optional(text),
  sections: TextSections,
});
export type PlainPage = z.infer<typeof PlainPage>;

/** Plain pages of a pack. */
export const MAX_PLAIN_PAGES = 50;
