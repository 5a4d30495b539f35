/** The copy of `content/pages/privacy-policy.yaml`. */
import * as z from 'zod/mini';
import { Card, Meta, text } from '#contract/copy-parts.ts';

/** A list; an item with a title is a `Card`. */
const List = z.array(z.union([text, Card])).check(z.minLength(1));

const PolicySection = z.strictObject({
  /** Fragment id; default: derived from the title. */
  id: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9]+(-[a-z0-9]+)*$/,
          'must be lower-case letters, digits and single hyphens',
        ),
      ),
  ),
  title: text,
  /**
   * A string is a paragraph. `{email}` is the brand's address, `{offices}` the names of its
   * offices.
   */
  body: z.array(z.union([text, List])).check(z.minLength(1)),
  /** Appends the offices' addresses. */
  addresses: z.optional(z.boolean()),
});
export type PolicySection = z.infer<typeof PolicySection>;

export const PrivacyPolicyCopy = z.strictObject({
  meta: Meta,
  heading: text,
  /** `{date}` is `updatedOn`. */
  updated: text,
  /** MM/DD/YYYY, displayed as is. */
  updatedOn: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be MM/DD/YYYY')),
  intro: text,
  contents: text,
  sections: z.array(PolicySection).check(z.minLength(1)),
});
