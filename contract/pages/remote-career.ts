/** The copy of `content/pages/remote-career.yaml`. */
import * as z from 'zod/mini';
import { Card, exactly, Heading, IconCard, Meta, Section, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

export const RemoteCareerCopy = z.strictObject({
  meta: Meta,
  /** The group of pages that this one is in. */
  breadcrumb: text,
  hero: z.strictObject({ heading: text, lede: text, button: Link }),
  /** The way into the talent pool. */
  pool: z.strictObject({ ...Heading.shape, steps: exactly(4, Card), link: Link }),
  /** From there into a client's team. */
  onboarding: z.strictObject({ ...Heading.shape, steps: exactly(5, Card), drawing: Drawing }),
  expect: z.strictObject({ ...Section.shape, items: exactly(5, IconCard) }),
  notExpect: z.strictObject({ ...Section.shape, items: exactly(2, Card) }),
  start: z.strictObject({ title: text, text, button: Link }),
});
