/** The copy of `content/pages/universities-and-partners.yaml`. */
import * as z from 'zod/mini';
import { Card, exactly, Field, IconCard, Meta, Scene, text, texts } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

export const UniversitiesCopy = z.strictObject({
  meta: Meta,
  breadcrumb: z.array(Link),
  heading: text,
  lede: text,
  scene: Scene,
  /** To the form. */
  start: text,
  /** What a partnership is made of. */
  kinds: z.strictObject({
    title: text,
    lede: text,
    items: z.array(IconCard).check(z.minLength(1)),
  }),
  /** Whom it fits, and whom not. */
  fits: z.strictObject({
    title: text,
    lede: text,
    yes: z.strictObject({ title: text, items: texts }),
    no: z.strictObject({ title: text, items: texts }),
  }),
  steps: z.strictObject({ title: text, drawing: Drawing, items: exactly(3, Card) }),
  form: z.strictObject({
    title: text,
    lede: text,
    topic: z.optional(text),
    company: Field,
    message: Field,
    button: text,
  }),
});
