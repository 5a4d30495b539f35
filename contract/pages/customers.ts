/** The copy of `content/pages/customers.yaml`. */
import * as z from 'zod/mini';
import { Closing, DrawnCard, Meta, Scene, Section, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

export const CustomersCopy = z.strictObject({
  meta: Meta,
  heading: text,
  tagline: text,
  lede: text,
  scene: Scene,
  stories: Section,
  /** Leads to a partner's story. */
  partner: z.strictObject({ eyebrow: text, ...DrawnCard.shape, link: Link }),
  closing: Closing,
});
