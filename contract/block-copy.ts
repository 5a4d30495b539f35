/** The copy of blocks that stand on several pages: one schema for each `content/{name}.yaml`. */
import * as z from 'zod/mini';
import { Link } from './site.ts';

const text = z.string().check(z.trim(), z.minLength(1));

export const NewsletterCopy = z.strictObject({
  heading: text,
  text,
  fields: z.strictObject({ firstName: text, lastName: text, email: text }),
  button: text,
  /** On the button, and said aloud, while it is on its way. */
  sending: text,
  /** Stored with each subscription, so it has to stand as a whole. */
  consent: text,
  privacy: Link,
  thanks: z.strictObject({
    /** `{name}` is the first name. */
    title: text,
    text,
  }),
});

export const ImpactMeterCopy = z.strictObject({
  /** Leads to the meter from other pages. */
  band: z.strictObject({ eyebrow: text, title: text, text, button: text }),
});

export const BLOCK_COPY = { newsletter: NewsletterCopy, 'impact-meter': ImpactMeterCopy } as const;

export type BlockCopy = { [Name in keyof typeof BLOCK_COPY]: z.infer<(typeof BLOCK_COPY)[Name]> };
