/** Sections of text, of which the privacy policy and plain pages consist. */
import * as z from 'zod/mini';
import { Card, slug, text } from '#contract/copy-parts.ts';

/** A list; an item with a title is a `Card`. */
const List = z.array(z.union([text, Card])).check(z.minLength(1));

const TextSection = z.strictObject({
  /** Fragment id; default: derived from the title. */
  id: z.optional(slug),
  title: text,
  /**
   * A string is a paragraph. `{email}` is the brand's address, `{offices}` the names of its
   * offices.
   */
  body: z.array(z.union([text, List])).check(z.minLength(1)),
  /** Appends the offices' addresses. */
  addresses: z.optional(z.boolean()),
});
export type TextSection = z.infer<typeof TextSection>;

export const TextSections = z.array(TextSection).check(z.minLength(1));
