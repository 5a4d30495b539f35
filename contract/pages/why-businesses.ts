/** The copy of `content/pages/why-businesses.yaml`. */
import * as z from 'zod/mini';
import { Closing, exactly, Heading, Meta, Row, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

export const WhyBusinessesCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  /** Beside the button that leads to the scheduling page. */
  hire: Link,
  benefits: z.strictObject({ ...Heading.shape, rows: exactly(7, Row) }),
  stories: Heading,
  solutions: Heading,
  closing: Closing,
});
