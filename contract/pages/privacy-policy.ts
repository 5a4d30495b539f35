/** The copy of `content/pages/privacy-policy.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';
import { TextSections } from './text-sections.ts';

const SHOWN_DAY = /^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/;

export const PrivacyPolicyCopy = z.strictObject({
  meta: Meta,
  heading: text,
  /** `{date}` is `updatedOn`. */
  updated: text,
  /** YYYY-MM-DD, or MM/DD/YYYY, which is shown as it is. */
  updatedOn: z.string().check(z.regex(SHOWN_DAY, 'must be YYYY-MM-DD, or MM/DD/YYYY')),
  intro: text,
  contents: text,
  sections: TextSections,
});
