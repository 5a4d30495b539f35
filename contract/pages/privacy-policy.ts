/** The copy of `content/pages/privacy-policy.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';
import { TextSections } from './text-sections.ts';

export const PrivacyPolicyCopy = z.strictObject({
  meta: Meta,
  heading: text,
  /** `{date}` is `updatedOn`. */
  updated: text,
  /** MM/DD/YYYY, displayed as is. */
  updatedOn: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be MM/DD/YYYY')),
  intro: text,
  contents: text,
  sections: TextSections,
});
