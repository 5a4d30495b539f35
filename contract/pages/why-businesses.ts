/** The copy of `content/pages/why-businesses.yaml`. */
import * as z from 'zod/mini';
import {
  Closing,
  exactly,
  Meta,
  Row,
  reference,
  Scene,
  Section,
  text,
} from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

/** With the figures that stand for it, by their names in `claims.yaml`. */
const Reason = z.strictObject({
  ...z.omit(Row, { eyebrow: true }).shape,
  claims: z.optional(z.array(reference)),
});

export const WhyBusinessesCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  /** Behind the words that it opens with. */
  scene: Scene,
  /** Beside the button that leads to the scheduling page. */
  hire: Link,
  benefits: z.strictObject({ ...Section.shape, rows: exactly(7, Reason) }),
  /** `label` names the carousel in it. */
  stories: z.strictObject({ ...Section.shape, label: text }),
  solutions: Section,
  closing: Closing,
});
