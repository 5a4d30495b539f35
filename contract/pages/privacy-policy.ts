/** The copy of `content/pages/privacy-policy.yaml`. */
import * as z from 'zod/mini';
import { Card, Meta, text } from '#contract/copy-parts.ts';

/** A list; an item may begin with its name. */
const List = z.array(z.union([text, Card])).check(z.minLength(1));

const PolicySection = z.strictObject({
  /** For links to it; made from the title without. */
  id: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'))),
  title: text,
  /** A text is a paragraph. `{email}` stands for the brand's address, `{offices}` for the names of
   * its offices. */
  body: z.array(z.union([text, List])).check(z.minLength(1)),
  /** Whether the offices' addresses follow. */
  addresses: z.optional(z.boolean()),
});
export type PolicySection = z.infer<typeof PolicySection>;

export const PrivacyPolicyCopy = z.strictObject({
  meta: Meta,
  heading: text,
  /** `{date}` is the one below. */
  updated: text,
  /** MM/DD/YYYY, as it is shown. */
  updatedOn: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be MM/DD/YYYY')),
  intro: text,
  contents: text,
  sections: z.array(PolicySection).check(z.minLength(1)),
});
