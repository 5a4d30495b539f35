/** The copy of `content/pages/contact.yaml`. */
import * as z from 'zod/mini';
import { Closing, Meta, Scene, text } from '#contract/copy-parts.ts';
import { Link } from '#contract/site.ts';

export const ContactCopy = z.strictObject({
  meta: Meta,
  heading: text,
  lede: text,
  /** Behind the words that it opens with. */
  scene: Scene,
  offices: z.strictObject({
    title: text,
    /** Opens the directions; `{office}` is read to those who do not see the card. */
    directions: text,
    directionsTo: text,
    address: text,
    email: text,
    phone: text,
    /** `{time}` is the time of day there. */
    clock: text,
    /** To the pages that show them. */
    links: z.array(Link),
  }),
  questions: z.strictObject({
    title: text,
    lede: text,
    /** What to expect, as short lines. */
    next: z.array(text),
  }),
  schedule: Closing,
});
