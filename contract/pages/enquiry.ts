/** The copy of the two pages with a short form: `hire-a-professional.yaml` and its sister. */
import * as z from 'zod/mini';
import { Card, Closing, exactly, Field, Meta, Scene, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

export const EnquiryCopy = z.strictObject({
  meta: Meta,
  breadcrumb: text,
  heading: text,
  lede: text,
  /** Behind the words that it opens with. */
  scene: Scene,
  drawing: Drawing,
  steps: z.strictObject({ title: text, items: exactly(3, Card) }),
  form: z.strictObject({
    title: text,
    lede: text,
    message: Field,
    /** Id of one of the topics of `contact-form.yaml`. */
    topic: z.optional(text),
    button: text,
  }),
  /** For whom the other page is the right one. */
  other: z.strictObject({ text, link: Link }),
  closing: Closing,
});
export type EnquiryCopy = z.infer<typeof EnquiryCopy>;
