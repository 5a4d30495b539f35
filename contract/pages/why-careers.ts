/** The copy of `content/pages/why-careers.yaml`. */
import * as z from 'zod/mini';
import { exactly, IconCard, Meta, Row, Section, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

export const WhyCareersCopy = z.strictObject({
  meta: Meta,
  /** The group of pages that this one is in. */
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text, button: Link }),
  benefits: z.strictObject({ ...Section.shape, rows: exactly(4, Row) }),
  /** `label` names the row of voices. */
  stories: z.strictObject({ ...Section.shape, label: text }),
  /** What else comes with the work. */
  extras: z.strictObject({ ...Section.shape, items: exactly(6, IconCard) }),
  verified: z.strictObject({
    title: text,
    text,
    button: z.extend(Link, { about: text }),
    drawing: Drawing,
  }),
});
