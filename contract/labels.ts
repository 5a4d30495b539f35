/** `content/labels.yaml`: labels that several pages share. */
import * as z from 'zod/mini';
import { Plural, Scene, text } from './copy-parts.ts';
import { Link } from './site.ts';

export const Labels = z.strictObject({
  loading: text,
  close: text,
  retry: text,
  previous: text,
  next: text,
  pause: text,
  play: text,
  /** Opens a video. */
  watch: text,
  /** Slide `{n}` of `{m}`. */
  position: text,
  /** Accessible name of a horizontally scrolling table, followed by its caption or heading. */
  table: text,
  /** The same for a code block. */
  code: text,
  /** For screen readers, after a link that opens another site. */
  newTab: text,
  /** With `{minutes}`. */
  readTime: text,
  /** Links from a card to a customer story. */
  story: text,
  /** Ends a short description for search engines; `{name}` is the brand. */
  exploreMore: text,
  /** `{count}` characters. */
  remaining: Plural,
  /** `{count}` fields. */
  summary: Plural,
  captcha: z.strictObject({ label: text, working: text, done: text, failed: text, retry: text }),
  search: z.strictObject({ submit: text, clear: text, newSearch: text, similar: text }),
  /** Shown instead of a list that could not be loaded. */
  failed: z.strictObject({ title: text, text }),
  /** Shown instead of a list without results. */
  empty: z.strictObject({ title: text, text }),
  /** Of a list that has no entries at all; `empty` by default. */
  none: z.optional(z.strictObject({ title: text, text })),
  share: z.strictObject({
    label: text,
    /** Opens the device's share sheet. */
    device: text,
    /** With `{network}`. */
    on: text,
    email: text,
    copy: text,
    copied: text,
    /** Shown if the browser cannot copy. */
    copyFailed: text,
  }),
  /** Below a figure that the company claims: `{sample}`, if cases were counted, and `{source}`. */
  claim: z.strictObject({ sample: text, source: text }),
  /** The invitation to a meeting at the end of many pages; a page may override the copy. */
  schedule: z.strictObject({
    eyebrow: text,
    title: text,
    text,
    button: text,
    /** Background scenes by group of pages; pages that no group lists get the first one. */
    scenes: z.optional(
      z.array(z.strictObject({ ...Scene.shape, pages: z.array(Link.shape.href) })),
    ),
  }),
  contact: z.strictObject({ title: text, text, schedule: text, button: text }),
});
export type Labels = z.infer<typeof Labels>;
