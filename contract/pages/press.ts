/** The copy of `content/pages/press.yaml`. */
import * as z from 'zod/mini';
import { exactly, Field, Meta, Scene, text, texts } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

/** A drawing that may be printed. */
const PressPicture = z.strictObject({
  drawing: Drawing,
  /** What it shows, for those who do not see it. */
  alt: text,
  title: text,
});

export const PressCopy = z.strictObject({
  meta: Meta,
  breadcrumb: z.array(Link),
  heading: text,
  lede: text,
  scene: Scene,
  /** What the company is, to be quoted as it stands. */
  about: z.strictObject({ title: text, text: exactly(2, text) }),
  facts: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ term: text, value: text })).check(z.minLength(1)),
  }),
  /** Names in `claims.yaml`. */
  figures: z.strictObject({ title: text, lede: text, claims: texts }),
  logos: z.strictObject({
    title: text,
    lede: text,
    /** On light, on dark, and the square sign of the app. */
    light: text,
    dark: text,
    square: text,
    rules: texts,
  }),
  pictures: z.strictObject({
    title: text,
    lede: text,
    items: z.array(PressPicture).check(z.minLength(1)),
  }),
  /** On the links to files: `{format}`, and `{what}` for those who hear it without its picture. */
  download: z.strictObject({ label: text, what: text }),
  form: z.strictObject({
    title: text,
    lede: text,
    topic: z.optional(text),
    company: Field,
    message: Field,
    button: text,
  }),
});
