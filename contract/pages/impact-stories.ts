/** The copy of `content/pages/impact-stories.yaml`: the list, and what all stories share. */
import * as z from 'zod/mini';
import { exactly, Meta, text } from '#contract/copy-parts.ts';
import { Drawing, Link } from '#contract/site.ts';

/** A figure that is the sum of its parts. */
const Counted = z.strictObject({
  label: text,
  parts: z.array(z.int().check(z.gte(0))).check(z.minLength(1)),
});

export const ImpactStoriesCopy = z.strictObject({
  meta: Meta,
  heading: text,
  tagline: text,
  lede: text,
  counters: z.strictObject({
    title: text,
    items: exactly(3, Counted),
    /** How they are counted. */
    note: text,
    /** The same at length: a name in `claims.yaml`. */
    claims: exactly(1, text),
  }),
  list: z.strictObject({ title: text, button: text }),
  story: z.strictObject({
    eyebrow: text,
    /** `{name}` is of whom the story tells. */
    film: z.strictObject({ title: text, play: text, poster: Drawing }),
    /** The ways on, the one that matters most first. */
    next: z.strictObject({ title: text, text, links: z.array(Link).check(z.minLength(1)) }),
  }),
  notFound: z.strictObject({ title: text, text, button: Link }),
});
