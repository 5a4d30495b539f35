/** `content/words.yaml`: words that parts of several pages share. */
import * as z from 'zod/mini';
import { Plural, Scene, text } from './copy-parts.ts';
import { Link } from './site.ts';

export const Words = z.strictObject({
  loading: text,
  close: text,
  retry: text,
  previous: text,
  next: text,
  pause: text,
  play: text,
  /** Opens a film. */
  watch: text,
  /** Slide `{n}` of `{m}`. */
  position: text,
  /** What a table is that scrolls sideways; its caption or its heading comes behind it. */
  table: text,
  /** The same for code. */
  code: text,
  /** Read after a link that leaves the site. */
  newTab: text,
  /** With `{minutes}`. */
  readTime: text,
  /** Leads from a card to a customer's story. */
  story: text,
  /** `{count}` characters. */
  remaining: Plural,
  /** `{count}` fields. */
  summary: Plural,
  captcha: z.strictObject({ label: text, working: text, done: text, failed: text, retry: text }),
  search: z.strictObject({ submit: text, clear: text, again: text, similar: text }),
  /** In place of a list that could not be loaded. */
  failed: z.strictObject({ title: text, text }),
  /** In place of a list in which nothing was found. */
  empty: z.strictObject({ title: text, text }),
  share: z.strictObject({
    label: text,
    /** Opens the device's own sheet. */
    device: text,
    /** With `{network}`. */
    on: text,
    email: text,
    copy: text,
    copied: text,
  }),
  /** Below a figure that the company claims: what opens its details, and their names. */
  claim: z.strictObject({
    more: text,
    measures: text,
    comparedWith: text,
    period: text,
    sample: text,
    source: text,
  }),
  /** The call to a meeting that closes many pages; a page may bring its own words. */
  schedule: z.strictObject({
    eyebrow: text,
    title: text,
    text,
    button: text,
    /** Behind the call, a night for each group of pages; pages that none names have the first. */
    scenes: z
      .array(z.strictObject({ ...Scene.shape, pages: z.array(Link.shape.href) }))
      .check(z.minLength(1)),
  }),
  contact: z.strictObject({ title: text, text, schedule: text, button: text }),
});
export type Words = z.infer<typeof Words>;
