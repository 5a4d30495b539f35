/** The copy of `content/pages/security-and-contracts.yaml`. */
import * as z from 'zod/mini';
import {
  Card,
  Closing,
  Heading,
  IconCard,
  listOf,
  PageTop,
  slug,
  text,
  texts,
} from '#contract/copy-parts.ts';
import { SheetTop } from '#contract/sheet.ts';
import { Link } from '#contract/site.ts';

/** The texts may have placeholders, which are the names of `terms` in `staffing.yaml`. */
const TrustSection = z.strictObject({
  /** Fragment of its URL. */
  id: slug,
  title: text,
  text: texts,
  /** Details, each with a short title. */
  items: z.optional(listOf(Card)),
  links: z.optional(z.array(Link)),
});
export type TrustSection = z.infer<typeof TrustSection>;

export const SecurityAndContractsCopy = z.strictObject({
  ...PageTop,
  breadcrumb: text,
  /** The hero's button, which leads to the contract. */
  action: text,
  /** Title of the table of contents. */
  contents: text,
  /** Cards at the top; `section` is the id of the section with the details. */
  summary: z.optional(listOf(z.strictObject({ ...IconCard.shape, section: slug }))),
  sections: z.array(TrustSection).check(z.minLength(1)),
  /** What a client might expect and does not get. */
  missing: z.optional(TrustSection),
  /** `email` precedes the address for reports. */
  contact: z.optional(z.strictObject({ ...TrustSection.shape, email: text })),
  contract: z.optional(
    z.strictObject({
      id: slug,
      ...Heading.shape,
      sheet: z.strictObject({
        ...SheetTop,
        /** In the order of the contract. */
        clauses: listOf(Card),
        annexes: z.strictObject({ title: text, items: texts }),
        /** Below the lines for the signatures. */
        signatures: listOf(text),
      }),
    }),
  ),
  closing: z.optional(Closing),
});
